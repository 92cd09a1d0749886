"""The page in a real Chromium: `bench` has the figures, `browser` the page, `far_line` puts its server far away."""
