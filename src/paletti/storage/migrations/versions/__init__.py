"""The steps, oldest first by their numbers. No step imports today's schema, which will change after it."""
