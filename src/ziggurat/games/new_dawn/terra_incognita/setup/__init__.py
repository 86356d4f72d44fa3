"""Setup with forts, a small core and a stack of tiles"""
