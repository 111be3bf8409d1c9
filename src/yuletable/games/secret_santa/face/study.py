"""What is worth asking of Secret Santa."""

from __future__ import annotations

from yuletable.lab.subjects import Subject, Things, Ways

SUBJECT = Subject(
    one="night",
    many="nights",
    ways=(
        Ways(
            "ways",
            "How the winner won",
            "",
            {
                "scored.place=1": "games finished first",
                "scored.place=2": "games finished second",
                "won_round.why=top": "rounds won with the top gifts",
                "won_round.why=santa": "rounds won with Santa",
                "won_round.why=mouse": "rounds won when the Mouse hushed them",
                "haunted.by": "plays sent home with the Ghost",
                "scrooged": "rounds missed through Scrooge",
            },
        ),
    ),
    things=(
        Things(
            "cards",
            "Which cards matter",
            "dealt.hand=",
            "card",
            "is dealt",
            number_fact="gift",
        ),
        Things("specials", "Which specials are used by winners", "used.card=", "card", "uses"),
    ),
)
