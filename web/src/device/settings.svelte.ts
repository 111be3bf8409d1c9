/** What this device prefers, kept in the browser alone. */
import { prefersReducedMotion } from "svelte/motion";

export type Theme = "auto" | "light" | "dark";
export type Pace = "still" | "slow" | "normal" | "fast";
export type Language = "en" | "de";

interface Kept {
  pace: Pace;
  sound: boolean;
  theme: Theme;
  language: Language | "auto";
  size: number;
  name: string;
  coach: boolean; // beside a beginner
}

const PLACE = "yuletable/settings";
const SPEEDS: Record<Pace, number> = { still: 0, slow: 0.6, normal: 1, fast: 2.2 };
const USUAL: Kept = { pace: "normal", sound: false, theme: "auto", language: "auto", size: 1, name: "", coach: false };

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL; // a page without storage forgets, and still plays
  }
}

class Settings {
  #kept = $state(kept());

  get pace(): Pace {
    return this.#kept.pace;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get chosenLanguage(): Language | "auto" {
    return this.#kept.language;
  }
  get size(): number {
    return this.#kept.size;
  }
  get name(): string {
    return this.#kept.name;
  }
  get coach(): boolean {
    return this.#kept.coach;
  }

  get language(): Language {
    if (this.#kept.language !== "auto") return this.#kept.language;
    return navigator.language.startsWith("de") ? "de" : "en";
  }

  /** How fast things move: 0 where nothing should. */
  get speed(): number {
    return prefersReducedMotion.current ? 0 : SPEEDS[this.#kept.pace];
  }

  change(some: Partial<Kept>): void {
    Object.assign(this.#kept, some);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // as above
    }
  }

  /** Let the whole page follow. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.toggleAttribute("data-still", this.speed === 0);
    root.style.setProperty("--text-size", String(this.size));
    root.style.setProperty("--travel", `${this.speed ? Math.round(320 / this.speed) : 0}ms`);
  }
}

export const settings = new Settings();
