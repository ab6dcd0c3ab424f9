"""`python -m harena` is `harena`."""

import sys

from harena.cli.main import main

sys.exit(main())
