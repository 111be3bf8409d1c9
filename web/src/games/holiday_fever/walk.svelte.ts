/** Tokens on their way: along the ring, from door to door, or at one bound. */
import type { Told, View } from "../../contract/board";
import type { Space } from "./town";

export type Place = string; // "space-12" in town, "day-5" in December

const STEP = 120; // milliseconds from a space to the next
const DICE = 650; // they tumble first
const BOUND = 550;
const MOVING = ["moved", "day", "went", "slid", "sent_home", "to_december"];

export const inTown = (space: number): Place => `space-${space}`;
export const inDecember = (day: number): Place => `day-${day}`;

/** Where everybody's token stands, by seat. */
export const places = (view: View): Place[] =>
  (view.days as number[]).map((day, seat) => (day ? inDecember(day) : inTown(view.spaces[seat])));

export class Walk {
  at = $state.raw<Place[]>([]); // by seat: where the token is shown
  walking = $state.raw<number | null>(null); // whose
  #round = 0;

  /** Show the tokens where they are. */
  stand(at: Place[]): void {
    this.#round++;
    this.at = at;
    this.walking = null;
  }

  /** Go there by the events of this moment; where they move nobody, whoever walks goes on. */
  async go(events: Told[], view: View, speed: number): Promise<void> {
    const moves = events.some((event) => MOVING.includes(event.what));
    if (!moves && this.walking !== null) return;
    const round = ++this.#round;
    const rest = (ms: number) => new Promise((done) => setTimeout(done, ms / speed));
    const end = places(view);
    for (const [index, event] of events.entries()) {
      if (event.what === "threw") await rest(DICE);
      const last = !events.slice(index + 1).some((later) => later.seat === event.seat && MOVING.includes(later.what));
      const steps = way(event, this.at[event.seat] ?? "", view.ring, last ? end[event.seat]! : "");
      for (const place of steps) {
        if (round !== this.#round) return;
        this.walking = event.seat;
        this.at = this.at.map((old, seat) => (seat === event.seat ? place : old));
        await rest(steps.length > 1 ? STEP : BOUND);
      }
    }
    if (round === this.#round) this.stand(end);
  }
}

/** The places a token comes to by this event; `end` is where it will stand, if this takes it there. */
export function way({ what, space, day }: Told, from: Place, ring: Space[], end: Place): Place[] {
  if (!MOVING.includes(what)) return [];
  const [kind, number] = [from.split("-")[0], Number(from.split("-")[1])];
  if (what === "day" || what === "slid" || what === "to_december") {
    const to: number = what === "to_december" ? 1 : day;
    const walks = what === "day" && kind === "day" && to > number;
    return walks ? Array.from({ length: to - number }, (_, step) => inDecember(number + step + 1)) : [inDecember(to)];
  }
  const start = kind === "space" ? number : 0;
  const ahead = Array.from(ring, (_, step) => (start + step + 1) % ring.length);
  const to = end.startsWith("space-") ? Number(end.split("-")[1]) : ahead.find((other) => ring[other]![0] === space)!;
  return what === "moved" && kind === "space" ? ahead.slice(0, ahead.indexOf(to) + 1).map(inTown) : [inTown(to)];
}
