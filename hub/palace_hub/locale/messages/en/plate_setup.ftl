### The base plate's set-up: what its screens say, and the file that is kept.

plate-file-damaged = { $file } cannot be used. Expected { $field } { $expected }.
error-plate-not-kept = What was learnt of the plate cannot be written to { $file }: { $what }.
