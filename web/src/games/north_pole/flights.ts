/** Which cards travel where, from the events of one moment. */
import type { Told } from "../../contract/board";

export interface Flight {
  key: string;
  code: string | null;
  from: string; // where it starts and ends: selectors within the board
  to: string;
  wait: number; // milliseconds
}

const BETWEEN = 60; // siblings
const PLAYED = ["played", "played_on", "tossed"];

export function flown(events: Told[], moment: number, seat: number | null): Flight[] {
  return events.flatMap((event, n) => {
    const chip = `.np-seat-${event.seat}`;
    const mine = event.seat === seat;
    if (PLAYED.includes(event.what)) {
      const [, three, code] = /^(3x)?([^>]+)/.exec(String(event.play ?? event.card))!;
      return several(three ? 3 : 1, `${moment}.${n}`, {
        code: code!,
        from: mine ? ".np-hand" : chip,
        to: ".np-discard",
        wait: 0,
      });
    }
    if (event.what === "drew" && !mine)
      return several(event.count, `${moment}.${n}`, { code: null, from: ".np-draw", to: chip, wait: 500 });
    return [];
  });
}

function several(count: number, key: string, flight: Omit<Flight, "key">): Flight[] {
  return Array.from({ length: count }, (_, i) => ({ ...flight, key: `${key}.${i}`, wait: flight.wait + i * BETWEEN }));
}
