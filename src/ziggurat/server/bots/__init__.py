"""Bots of the server: built-in players in processes of their own, shared by all games.

What crosses to such a process is a seat's view, its question and a re-dealt state, as bytes.
"""

from ziggurat.server.bots.pool import BotFault, BotPool
from ziggurat.server.bots.task import LEVELS, BotTask, task_of

__all__ = ["LEVELS", "BotFault", "BotPool", "BotTask", "task_of"]
