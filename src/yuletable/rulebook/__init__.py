"""The rule texts, and the ledger of which test proves which clause."""
