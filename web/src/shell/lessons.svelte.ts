/** What a beginner on this device has been told: every kind of question is explained once. */
import { knows } from "../i18n/words.svelte";

const PLACE = "yuletable/lessons";
const GENERAL = "screen"; // how the page works, whatever is played

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

class Lessons {
  #learned = $state.raw<string[]>(kept());

  /** The next lesson about a question of this kind, if one is left: what the game is about comes first. */
  next(game: string, phase: string): string | null {
    const wanted = ["start", GENERAL, phase].filter((lesson) => knows(`lesson-${lesson}`));
    return wanted.find((lesson) => !this.#learned.includes(name(game, lesson))) ?? null;
  }

  learn(game: string, lesson: string): void {
    this.#keep([...this.#learned, name(game, lesson)]);
  }

  /** Begin anew: this game is explained from the start. */
  forget(game: string): void {
    this.#keep(this.#learned.filter((lesson) => !lesson.startsWith(`${game}/`)));
  }

  #keep(learned: string[]): void {
    this.#learned = learned;
    try {
      localStorage.setItem(PLACE, JSON.stringify(learned));
    } catch {
      // a page without storage explains it again another day
    }
  }
}

const name = (game: string, lesson: string): string => (lesson === GENERAL ? lesson : `${game}/${lesson}`);

export const lessons = new Lessons();
