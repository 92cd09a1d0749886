"""`python -m paletti`: the command `paletti`, for when its script is not on the path."""

import sys

from paletti.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
