"""Everything the product says, in five languages; may import the rules."""
