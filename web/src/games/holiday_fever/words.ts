import { knows, text } from "../../i18n/words.svelte";
import type { Printed } from "./town";

/** A text of this board; its messages begin with `hf-`, apart from the page's own. */
export const say = (id: string, facts?: Parameters<typeof text>[1]): string => text(`hf-${id}`, facts);

/** What a Gift is called: in the reader's language if somebody wrote it, else as it is printed. */
export const giftName = (gift: string): string =>
  knows(`hf-gift-${gift}`) ? say(`gift-${gift}`) : gift.replaceAll("_", " ");

export const cardName = (code: string): string => (knows(`hf-card-${code}`) ? say(`card-${code}`) : code);

export const cardText = (code: string): string => (knows(`hf-text-${code}`) ? say(`text-${code}`) : "");

export const money = (amount: number): string => say("money", { amount });

/** An amount with what it does to one's purse: «+$50», «−$200». */
export const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${money(Math.abs(amount))}`;

/** What is printed on a door of December, in short. */
export function door({ op, amount, more }: Printed): string {
  if (op === "collect") return signed(amount);
  if (op === "pay") return signed(-amount);
  if (op === "draw") return say("door-draw", { gifts: amount, values: more });
  return knows(`hf-door-${op}`) ? say(`door-${op}`, { amount, price: money(amount) }) : "";
}
