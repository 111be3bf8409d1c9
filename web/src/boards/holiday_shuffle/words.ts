import { text } from "../../lib/words.svelte";
import type { Day, Face } from "./calendar";
import { dateOf, kind } from "./calendar";

/** A text of this board; its messages begin with `hs-`, apart from the page's own. */
export const say = (id: string, facts?: Parameters<typeof text>[1]): string => text(`hs-${id}`, facts);

/** What a day is called: in the reader's language if somebody wrote it, else as it is printed. */
export function named(code: string, face: Face | undefined): string {
  const name = say(`name-${code}`);
  return name === `hs-name-${code}` ? (face?.name ?? "") : name;
}

export const dated = ({ month, day }: Day): string => say("date", { month: say(`month-${month}`), day });

/** A card as it is spoken of: «Mar 17, St. Patrick's Day», «a Wild (Apr 2)». */
export function called(code: string, face: Face | undefined): string {
  const date = dateOf(code);
  if (kind(code) === "W") return date ? say("wild-dated", { date: dated(date) }) : say("a-wild");
  return say("card", { date: dated(date!), name: named(code, face), effect: face?.effect ?? "none" });
}
