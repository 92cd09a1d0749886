### Coming to a table and leaving it.

waiting-title = Your table is ready
waiting-text = Send this link to everybody who should play. The game starts when every seat is taken.
waiting-only-here = This link only works on this computer: the computer is not on a home network, or the game was started with “--here”.
waiting-scan = Or scan this with a phone:
waiting-code = QR code of the link
waiting-link = Link to this table
waiting-copy = Copy the link
waiting-copied = Copied
waiting-share = Send the link
waiting-free = free seat
waiting-sit = Sit down here
waiting-bot = Add a computer player
waiting-watch = All seats are taken. You are welcome to watch.
waiting-here = plays here
waiting-there = has joined
waiting-gone = away
leave-text = { $apart ->
    [yes] Leave the table? The game is kept, and the start page leads you back. The others will wait a while, and then vote on going on without you.
   *[no] Leave the table? The game is kept: go on from the start page whenever you like. Or give it up, and it is not offered again.
}
act-leave-keep = Leave, and keep the game
act-leave-end = Give this game up
act-stay = Stay
waiting-guest = { $seated ->
    [yes] You have your seat. The game starts when every seat is taken.
   *[no] Take a free seat. The game starts when every seat is taken.
}
