### Updating the version of an installed table, and going back.

cli-update = Updates this installed table from a release archive. If the new version does not start, the old one comes back.
cli-update-file = a file palace-hub-VERSION-ARCH.tar.gz
cli-update-recover = ends an update that was cut short; the service calls it at its start
cli-rollback = Goes back to the previous version. Your games stay if that version reads them.
update-question = Update version { $old } from { $file }? The table stops for a minute. Type yes or no:
update-back-question = Go back from version { $old } to { $new }? The table stops for a minute. Type yes or no:
update-installing = Installing version { $version } beside the present one ...
update-checking = Checking version { $version } on a copy of your files ...
update-starting = Starting version { $version } ...
update-done = Version { $new } is installed. "palace rollback" goes back to { $old }.
update-back-done = Version { $new } is back. "palace rollback" returns to { $old }.
update-flash = A node may have other firmware than this version. "palace doctor" tells you; "palace flash" renews it.
update-not-confirmed = Nobody can answer here. To go on without a question, add --yes.
update-no-file = Name the release archive: "palace update FILE".
update-no-appliance = No installed version is in { $folder }. Run install.sh first.
update-under-way = Another update is under way. Wait until it ends, then try again.
update-same-version = Version { $version } is already installed and running. Nothing was changed.
update-no-previous = There is no previous version to go back to. Nothing was changed.
update-install-failed = Version { $version } could not be installed. Nothing was changed. The installer says: { $what }
update-check-failed = Version { $version } cannot use your files. Nothing was changed. It says: { $what }
update-undone = Version { $new } did not start. Version { $old } is back with your files. Send a report: "palace report".
update-is-undone = Going back from version { $new } to { $old }.
update-not-a-release = { $file } is no whole release archive (see: { $what }). Nothing was changed. Download it again.
update-damaged = { $file } is damaged: { $what } differs from its checksum. Nothing was changed. Download it again.
update-other-machine = { $file } is for { $made_for }; this machine has { $here }. Nothing was changed. Choose the archive for this machine.
update-no-copy = Your files cannot be copied: { $what }. The old version stays. Free some space, then try again.
