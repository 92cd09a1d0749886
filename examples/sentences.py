"""What happened, and why not, said in a language.

python examples/sentences.py
"""

from paletti.messages import event, messages, refusal
from paletti.rules import Column, ColumnRaised, Place, read_refusal

words = messages("de")
assert words.say("points", points=3) == "3 Punkte"
happened = ColumnRaised("Ann", Column.RED_THIN_1, Place.BASE, Place.GREEN)
assert event(words, happened) == "Ann stellt die dünne rote Säule mit einem Ring auf das grüne Plateau."
refused = read_refusal("refused ABORT-2 column-locked red-thin-1 Ann 7")
print(refusal(words, refused))
