"""Investments and the Arabs, an option of Fame and Fortune."""
