/** Cards travel: where things lay before a batch, and the way from there to where they lie now. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export const TRAVEL = 420;

/** Where everything marked `data-at` lies now. */
export function lying(root: HTMLElement | undefined): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const thing of root?.querySelectorAll<HTMLElement>("[data-at]") ?? [])
    found.set(thing.dataset.at!, thing.getBoundingClientRect());
  return found;
}

export interface Way {
  other: DOMRect | undefined; // where it comes from, or goes to
  speed: number; // 0: at once
  scale?: number; // of what the node lies in
  delay?: number;
}

/** A node comes from another place, or goes there: solid all the way, shrinking to fit. */
export function travel(node: Element, { other, speed, scale = 1, delay = 0 }: Way): TransitionConfig {
  if (!speed) return { duration: 0 };
  const here = node.getBoundingClientRect();
  if (!other || !here.width) return { duration: TRAVEL / speed, delay: delay / speed, css: (t) => `opacity: ${t}` };
  const dx = (other.left + other.width / 2 - here.left - here.width / 2) / scale;
  const dy = (other.top + other.height / 2 - here.top - here.height / 2) / scale;
  const fit = Math.min(1.2, Math.max(0.35, other.height / here.height));
  return {
    duration: TRAVEL / speed,
    delay: delay / speed,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u}px) scale(${1 + (fit - 1) * u}) rotate(${u * -6}deg); opacity: ${Math.min(1, t * 6)}`,
  };
}
