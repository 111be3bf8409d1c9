/** Which card a choice spends, and where the train would come to stand. No rule is known here. */
import type { Choice, View } from "../../contract/board";
import type { Track } from "./railway";

/** The card a choice is made with; null for a plain word. */
export function cardOf(choice: Choice): string | null {
  if (choice.kind === "Number" || choice.kind === "Triple") return String(choice.parts.value);
  if (choice.kind === "Use") return choice.move;
  if (choice.kind === "UseOn") return choice.move.split(">")[0]!;
  return choice.kind === "Toss" ? choice.move.split(":")[1]! : null;
}

/** The choices that begin with this card. */
export function ways(choices: Choice[], code: string): Choice[] {
  return choices.filter((choice) => cardOf(choice) === code);
}

/** How a card that is on no menu would be played, to ask the table why it is not. */
export function attempt(code: string, others: number[]): string {
  return code === "NE" ? `NE>${others[0] ?? 0}` : code;
}

/** The space a choice brings this seat's train to, where the card says so. */
export function landing(choice: Choice, view: View, seat: number): number | null {
  const track = view.track as Track;
  const at: number = view.at[seat];
  if (choice.kind === "Number") return Math.min(track.length, at + choice.parts.value);
  if (choice.kind === "Triple") return nextStation(track, at);
  if (choice.move === "cross") return track.upper_bridge;
  const ahead = choice.kind === "Use" || choice.kind === "UseOn" ? ["HB", "EX"].includes(cardOf(choice)!) : false;
  const spaces: number | undefined = ahead ? view.spaces?.[cardOf(choice)!] : undefined;
  return spaces === undefined ? null : Math.min(track.length, at + spaces);
}

export function nextStation(track: Track, at: number): number {
  return track.stations.find((station) => station > at) ?? track.length;
}

/** The cards of a hand, each with a name of its own, so that equal ones can travel apart. */
export function named(hand: string[]): { code: string; order: number; key: string }[] {
  return hand.map((code, i) => {
    const order = hand.slice(0, i).filter((other) => other === code).length;
    return { code, order, key: `${code}.${order}` };
  });
}
