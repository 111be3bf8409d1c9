/** What a game is usually played with. */
import type { GameCard, OptionCard } from "../contract/protocol";
import { guideTo } from ".";

const MANY = 4;

export const usualSeats = (game: GameCard): number => (game.seats.includes(MANY) ? MANY : game.seats.at(-1)!);

const FEW = 3; // of a game nobody has thought about here

/** What everyone should see: what weighs most and what is agreed otherwise than usual; the rest are finer points, all in one place. */
export function inOrder(
  game: string,
  options: OptionCard[],
  agreed: Record<string, unknown>,
): { first: OptionCard[]; rest: OptionCard[] } {
  const weighty = guideTo(game)?.weighty ?? options.slice(0, FEW).map(({ name }) => name);
  const rest = options.filter(({ name }) => !weighty.includes(name));
  const changed = rest.filter((option) => option.name in agreed && agreed[option.name] !== option.default);
  return { first: [...weighty.flatMap((name) => options.filter((option) => option.name === name)), ...changed], rest };
}
