"""What a bot thinks: it sees a moment of a game and decides; nothing here touches a live game.

Imports the table and what is below it; never hands.
"""
