"""The messages between server and page, defined once: the TypeScript types are generated from them."""
