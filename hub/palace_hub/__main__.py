"""`python -m palace_hub` is `palace`."""

import sys

from palace_hub.cli.start import main

sys.exit(main())
