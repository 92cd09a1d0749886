"""The version that server and page must share."""

from typing import Final

from paletti.protocol.typescript import version

VERSION: Final = version()
