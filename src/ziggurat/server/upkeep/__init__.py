"""Upkeep of a store: looking after its games, backups, and restoring them."""

from ziggurat.server.upkeep.backup import BackupDone, back_up
from ziggurat.server.upkeep.checkup import Checkup, Fault, check_store
from ziggurat.server.upkeep.restore import RestoreDone, restore_into

__all__ = [
    "BackupDone",
    "Checkup",
    "Fault",
    "RestoreDone",
    "back_up",
    "check_store",
    "restore_into",
]
