"""The firmware of this hub, and what the nodes that get it are told."""

from palace_hub.link.firmware import firmware_folder

FIRMWARE = firmware_folder()
TRAY, PLATE = b'{"role":"tray","ms":20}', b'{"role":"plate","ms":20}'
