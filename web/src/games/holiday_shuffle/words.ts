import { printed, text } from "../../i18n/words.svelte";
import type { Day, Face } from "./calendar";
import { dateOf, effectsOf, kind } from "./calendar";

/** A text of this board; its messages begin with `hs-`, apart from the page's own. */
export const say = (id: string, facts?: Parameters<typeof text>[1]): string => text(`hs-${id}`, facts);

/** What a day is called. */
export const named = (face: Face | undefined): string => printed(face?.name ?? "");

export const dated = ({ month, day }: Day): string => say("date", { month: say(`month-${month}`), day });

/** A card as it is spoken of: «Mar 17, St. Patrick's Day», «a Wild (Apr 2)». */
export function called(code: string, face: Face | undefined): string {
  const date = dateOf(code);
  if (kind(code) === "W") return date ? say("wild-dated", { date: dated(date) }) : say("a-wild");
  const brought = effectsOf(face).map((effect) => say("effect", { effect }));
  return [say("card", { date: dated(date!), name: named(face) }), ...brought].join(", ");
}
