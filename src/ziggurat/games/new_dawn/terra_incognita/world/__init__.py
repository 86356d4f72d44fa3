"""The world: the new event dial, and barbarians that meet armies"""
