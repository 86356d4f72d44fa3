"""Lets `python -m ziggurat.cli` do what `ziggurat` does."""

import sys

from ziggurat.cli.start import main

if __name__ == "__main__":
    sys.exit(main())
