"""Research: the pyramid, learning, and what techs are paid for."""
