/** Who pays whom, from the events of one moment. */
import type { Told } from "../../contract/board";

export interface Payment {
  key: string;
  amount: number;
  from: string; // selectors within the board
  to: string;
  wait: number; // milliseconds
}

const BANK = ".co-bank";
const SACK = ".co-sack";
const BETWEEN = 250;
const player = (seat: number) => `.co-seat-${seat}`;

function paid(event: Told): [string, string, number] | null {
  const own = player(event.seat);
  switch (event.what) {
    case "rent":
      return [player(event.target), own, event.amount];
    case "bankrupt":
      return [own, player(event.target), event.amount];
    case "paid":
      return [own, SACK, event.amount];
    case "santa":
      return [SACK, own, event.amount];
    case "dasher":
    case "collected":
    case "mortgaged":
      return [BANK, own, event.amount];
    case "sold":
      return [BANK, own, event.refund];
    case "lifted":
      return [own, BANK, event.amount];
    case "bought":
    case "built":
      return [own, BANK, event.price];
    default:
      return null;
  }
}

export function payments(events: Told[], moment: number, after: number): Payment[] {
  const made = events.flatMap((event) => {
    const found = paid(event);
    return found && found[2] ? [found] : [];
  });
  return made.map(([from, to, amount], n) => ({ key: `${moment}.${n}`, from, to, amount, wait: after + n * BETWEEN }));
}
