"""The game as pages are shown it: kit, view, story, moments. Reads the table and the rules, changes nothing."""
