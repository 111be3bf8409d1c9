/** What a game is usually played with. */
import type { GameCard } from "./protocol";

const MANY = 4;

export const usualSeats = (game: GameCard): number => (game.seats.includes(MANY) ? MANY : game.seats.at(-1)!);

/** The day here, as it stands on a score card. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
