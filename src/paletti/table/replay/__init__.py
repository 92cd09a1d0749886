"""A whole game in one file: writing it, watching it, verifying it, judging it again."""
