/** The cards as records write them, and what the board reads out of a play. */

/** By the number that a move's parts give a special. */
const CODES = "- 1 2 3 4 5 6 7 8 9 10 11 12 CAROL FRUIT GHOST MOUSE SANTA SCROOGE TREE E".split(" ");

export type Mark = "star" | "holly" | "snow";
export type Counts = Record<string, number>; // by code

const MARKS: Record<string, Mark> = {
  SANTA: "star",
  E: "star",
  MOUSE: "holly",
  GHOST: "holly",
  CAROL: "holly",
  SCROOGE: "snow",
  TREE: "snow",
  FRUIT: "snow",
};

export const code = (kind: number): string => CODES[kind]!;

export const isGift = (code: string): boolean => /^\d+$/.test(code);

/** Which symbol a special bears; an edition may give Carol another. */
export function markOf(code: string, carol: Mark = "holly"): Mark {
  return code === "CAROL" ? carol : MARKS[code]!;
}

/** The cards of a play, as they lie: «2x5+1E», «0:MOUSE+E». */
export function cardsOf(play: string): string[] {
  if (play.startsWith("0:")) return play.slice(2).split("+");
  const found = /^(\d+)x(\d+)(?:\+(\d+)E)?/.exec(play);
  if (!found) return [play];
  const [, gifts, value, elves] = found;
  return [...Array<string>(Number(gifts)).fill(value!), ...Array<string>(Number(elves ?? 0)).fill("E")];
}

export interface Group {
  code: string;
  count: number;
}

/** A hand by kind, in the order in which it is held. */
export function grouped(hand: string[]): Group[] {
  const groups: Group[] = [];
  for (const code of hand) {
    const last = groups.at(-1);
    if (last?.code === code) last.count += 1;
    else groups.push({ code, count: 1 });
  }
  return groups;
}
