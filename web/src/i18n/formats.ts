/** Days, numbers and money as one writes them here. */
import { settings } from "../device/settings.svelte";
import { text } from "./words.svelte";

/** The day here, as it stands on a score card. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

const DAY = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?!\n)$/;

/** A day as one writes it here: 2026-12-24 is 24 December 2026. What is no day is not written at all. */
export function written(day: string): string {
  const date = new Date(DAY.test(day) ? day : NaN);
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day); // there is no 31 February
  return real ? calendar().format(date) : "";
}

/** How days are written here; some browsers name a language that none of them knows. */
function calendar(): Intl.DateTimeFormat {
  const here = navigator.languages.find((language) => language.startsWith(settings.language));
  const style = { dateStyle: "long", timeZone: "UTC" } as const;
  try {
    return new Intl.DateTimeFormat(here ?? settings.language, style);
  } catch {
    return new Intl.DateTimeFormat(settings.language, style);
  }
}

/** A number as one writes it here: 1970 is 1,970, or 1.970 in German. */
export const counted = (number: number): string =>
  new Intl.NumberFormat(settings.language).format(number).replace("-", "−");

/** An amount of money as one writes it here; a debt has its sign before the currency's. */
export const dollars = (amount: number): string =>
  (amount < 0 ? "−" : "") + text("money", { amount: Math.abs(amount) });
