"""The hub's firmware, and the configurations of nodes that run it."""

from palace_hub.link.firmware import firmware_folder

FIRMWARE = firmware_folder()
TRAY, PLATE = b'{"role":"tray","ms":20}', b'{"role":"plate","ms":20}'
