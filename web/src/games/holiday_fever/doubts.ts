/** Moves such as somebody resting on a dim thing may have in mind, for the table to rule on. */
import type { Person } from "../../contract/board";

const OWN: Record<string, string> = { Place: "put", Estate: "sell", Auction: "sell", SellGift: "sell", Pawn: "sell" };

/** With a Gift of one's own. */
export function withMine(phase: string | null, slot: number, somebody: Person): string {
  if (phase === "GiveGift" || phase === "Reunion") return `give ${slot} ${somebody.letter}`;
  if (phase === "SwapGift") return `swap ${slot} ${somebody.letter}#1`;
  return `${OWN[phase ?? ""] ?? "stock"} ${slot}`;
}

/** With somebody else's Gift. */
export function withTheirs(phase: string | null, owner: Person, slot: number): string {
  if (phase === "Auction") return `guess ${owner.letter}#${slot} coal`;
  return phase === "SwapGift" ? `swap 1 ${owner.letter}#${slot}` : `take ${owner.letter}#${slot}`;
}

/** With somebody. */
export const withThem = (phase: string | null, person: Person): string =>
  phase === "GiveGift" || phase === "Reunion" ? `give 1 ${person.letter}` : `trade ${person.letter}`;
