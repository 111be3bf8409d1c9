"""What the table is told: every kind of event, with the names of its facts."""

from __future__ import annotations

from typing import Final

from yuletable.kernel.core import Kind

TOKEN: Final = Kind("token", "token")  # seat: who chose it
SHUFFLED: Final = Kind("shuffled", "deck")
DEALT: Final = Kind("dealt", "deeds price")  # the short version
OPENED: Final = Kind("opened", "first second")  # a throw for who begins
BEGINS: Final = Kind("begins")
THREW: Final = Kind("threw", "first second")
LAPSED: Final = Kind("lapsed", "target amount")  # rent that was not requested; seat: the owner
MOVED: Final = Kind("moved", "space name")
DASHER: Final = Kind("dasher", "amount")
CARD: Final = Kind("card", "deck card title text", reveals=True)
COLLECTED: Final = Kind("collected", "amount")  # from the bank, by a card
SANTA: Final = Kind("santa", "amount")  # the money in the middle
SENT: Final = Kind("sent", "why")  # why: space, card or doubles
NICE: Final = Kind("nice")
STUCK: Final = Kind("stuck", "left")  # no doubles in NAUGHTY; how many throws are left
FREED: Final = Kind("freed", "why")  # why: doubles or fee
LOSES: Final = Kind("loses")  # the next turn, by a card
SKIPPED: Final = Kind("skipped")  # the turn that was lost
OWES: Final = Kind("owes", "amount target")  # to somebody, and has not got it
OWES_MIDDLE: Final = Kind("owes_middle", "amount")  # likewise
PAID: Final = Kind("paid", "amount")  # into the middle
RENT_DUE: Final = Kind("due", "target amount space name")  # seat: the owner; target: the visitor
RENT: Final = Kind("rent", "target amount")  # seat: the owner; target: who pays
SILENT: Final = Kind("silent")
BOUGHT: Final = Kind("bought", "space name price")
DECLINED: Final = Kind("declined", "space name")
AUCTION: Final = Kind("auction", "space name")  # seat: who bids first
BID: Final = Kind("bid", "amount")
PASSED: Final = Kind("passed")
UNSOLD: Final = Kind("unsold", "space name")
BUILT: Final = Kind("built", "space name level price")
SOLD: Final = Kind("sold", "group levels refund")
MORTGAGED: Final = Kind("mortgaged", "space name amount")
LIFTED: Final = Kind("lifted", "space name amount")
OFFERED: Final = Kind("offered", "target", "give get", known=True)  # deeds, and money like $60
REFUSED: Final = Kind("refused", "target")  # seat: who refuses; target: whose offer it was
TRADED: Final = Kind("traded", "target give get", shows=True)  # seat: who had offered
ENDED: Final = Kind("ended")  # a turn
BANKRUPT: Final = Kind("bankrupt", "target amount deeds")  # target: who gets it all
RUINED: Final = Kind("ruined", "amount deeds")  # the same, and the bank takes it
TIME_UP: Final = Kind("time_up")
COUNTED: Final = Kind("counted", "amount")  # what somebody is worth in the end
WON: Final = Kind("won", "winners why")  # why: last, time or turns
