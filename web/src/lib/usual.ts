/** What a game is usually played with. */
import type { GameCard } from "./protocol";
import { settings } from "./settings.svelte";

const MANY = 4;

export const usualSeats = (game: GameCard): number => (game.seats.includes(MANY) ? MANY : game.seats.at(-1)!);

/** The day here, as it stands on a score card. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** A day as one writes it here: 2026-12-24 is 24 December 2026. */
export function written(day: string): string {
  const here = navigator.languages.find((language) => language.startsWith(settings.language)) ?? settings.language;
  return day && new Intl.DateTimeFormat(here, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
