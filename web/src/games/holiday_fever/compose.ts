/** Moves put together by pointing: every choice lies on some spots of the table. */
import type { Choice } from "../../contract/board";

export type Spot = string;

export const mine = (slot: number): Spot => `mine-${slot}`;
export const theirs = (seat: number, slot: number): Spot => `gift-${seat}-${slot}`;
export const somebody = (seat: number): Spot => `seat-${seat}`;
export const card = (code: string): Spot => `card-${code}`;

/** Where a choice is pointed at; one that lies nowhere is offered in words. */
export function spots({ kind, parts }: Choice): Spot[] {
  if (kind === "Slot") return [mine(parts.slot)];
  if (kind === "Take" || kind === "Guess") return [theirs(parts.seat, parts.slot)];
  if (kind === "Swap") return [mine(parts.mine), theirs(parts.seat, parts.slot)];
  if (kind === "Give") return [mine(parts.slot), somebody(parts.seat)];
  if (kind === "Name") return parts.verb === "trade" ? [somebody(parts.seat)] : [];
  return kind === "Play" ? played(parts) : [];
}

function played({ code, slots, seat, slot }: Record<string, any>): Spot[] {
  const own = slots.length === 3 ? [slots[0], slots[2]] : slots; // between them: which Value card
  const target = seat < 0 ? [] : [slot ? theirs(seat, slot) : somebody(seat)];
  return [...new Set([card(code), ...own.map(mine), ...target])];
}

/** The choices that all these spots belong to. */
export const going = (menu: Choice[], pointed: Spot[]): Choice[] =>
  menu.filter((choice) => {
    const lying = spots(choice);
    return pointed.every((spot) => lying.includes(spot));
  });

/** What can be pointed at next, or instead. */
export function lit(menu: Choice[], pointed: Spot[]): Set<Spot> {
  const open = pointed.length ? going(menu, pointed) : menu;
  return new Set(open.flatMap(spots));
}

/** Point at one more spot, or at it again to take it back; what cannot go together begins anew. */
export function point(menu: Choice[], pointed: Spot[], spot: Spot): Spot[] {
  if (pointed.includes(spot)) return pointed.filter((other) => other !== spot);
  const next = [...pointed, spot];
  return going(menu, next).length ? next : [spot];
}

/** The only choice left. */
export function meant(menu: Choice[], pointed: Spot[]): Choice | null {
  const open = pointed.length ? going(menu, pointed) : [];
  return open.length === 1 ? open[0]! : null;
}

/** What pointing cannot tell apart, for words to do so. */
export function ways(menu: Choice[], pointed: Spot[]): Choice[] {
  if (!pointed.length) return menu.filter((choice) => !spots(choice).length && !isWord(choice));
  const open = going(menu, pointed);
  return open.length > 1 ? open.filter((choice) => spots(choice).every((spot) => pointed.includes(spot))) : [];
}

/** The prompt offers these, and the speech its own. */
const isWord = (choice: Choice): boolean => Object.keys(choice.parts).every((part) => part === "word");
