"""What the table is told: every kind of event, with the names and types of its facts."""

from __future__ import annotations

from typing import Final

from yuletable.kernel.core import Kind

TOKEN: Final = Kind("token", "token: str")  # seat: who chose it
SHUFFLED: Final = Kind("shuffled", "deck: str")
DEALT: Final = Kind("dealt", "deeds: list[str], price: int")  # the short version
OPENED: Final = Kind("opened", "first: int, second: int")  # a throw for who begins
BEGINS: Final = Kind("begins")
THREW: Final = Kind("threw", "first: int, second: int")
# rent that was not requested; seat: the owner
LAPSED: Final = Kind("lapsed", "target: int, amount: int")
MOVED: Final = Kind("moved", "space: int, name: str")
DASHER: Final = Kind("dasher", "amount: int")
CARD: Final = Kind("card", "deck: str, card: str, title: str, text: str", reveals=True)
COLLECTED: Final = Kind("collected", "amount: int")  # from the bank, by a card
SANTA: Final = Kind("santa", "amount: int")  # the money in the middle
SENT: Final = Kind("sent", "why: str")  # why: space, card or doubles
NICE: Final = Kind("nice")
STUCK: Final = Kind("stuck", "left: int")  # no doubles in NAUGHTY; how many throws are left
FREED: Final = Kind("freed", "why: str")  # why: doubles or fee
LOSES: Final = Kind("loses")  # the next turn, by a card
SKIPPED: Final = Kind("skipped")  # the turn that was lost
OWES: Final = Kind("owes", "amount: int, target: int")  # to somebody, and does not have it
OWES_MIDDLE: Final = Kind("owes_middle", "amount: int")  # likewise
PAID: Final = Kind("paid", "amount: int")  # into the middle
# seat: the owner; target: the visitor
RENT_DUE: Final = Kind("due", "target: int, amount: int, space: int, name: str")
RENT: Final = Kind("rent", "target: int, amount: int")  # seat: the owner; target: who pays
SILENT: Final = Kind("silent")
BOUGHT: Final = Kind("bought", "space: int, name: str, price: int")
DECLINED: Final = Kind("declined", "space: int, name: str")
AUCTION: Final = Kind("auction", "space: int, name: str")  # seat: who bids first
BID: Final = Kind("bid", "amount: int")
PASSED: Final = Kind("passed")
UNSOLD: Final = Kind("unsold", "space: int, name: str")
BUILT: Final = Kind("built", "space: int, name: str, level: int, price: int")
SOLD: Final = Kind("sold", "group: str, levels: list[int], refund: int")
MORTGAGED: Final = Kind("mortgaged", "space: int, name: str, amount: int")
LIFTED: Final = Kind("lifted", "space: int, name: str, amount: int")
# deeds, and money like $60
OFFERED: Final = Kind("offered", "target: int", "give: list[str], get: list[str]", known=True)
REFUSED: Final = Kind("refused", "target: int")  # seat: who refuses; target: whose offer it was
# seat: who had offered
TRADED: Final = Kind("traded", "target: int, give: list[str], get: list[str]", shows=True)
ENDED: Final = Kind("ended")  # a turn
# target: who gets it all
BANKRUPT: Final = Kind("bankrupt", "target: int, amount: int, deeds: list[str]")
RUINED: Final = Kind("ruined", "amount: int, deeds: list[str]")  # the same, and the bank takes it
TIME_UP: Final = Kind("time_up")
COUNTED: Final = Kind("counted", "amount: int")  # what somebody is worth in the end
WON: Final = Kind("won", "winners: list[int], why: str")  # why: last, time or turns
