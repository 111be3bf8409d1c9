/** How a finished game went, as lines over its moves and a few facts about them. */
import type { Story } from "../contract/protocol";
import type { Scene } from "./replay.svelte";

/** A seat's values: after which move, how much. */
export type Line = [move: number, value: number][];

export interface Leads {
  changes: number;
  last: number; // the seat that led in the end, -1: nobody
  since: number; // the move with which it took the lead for good
}

const CLEAR = 0.04; // by so much somebody must be ahead of a leader to take the lead

/** A number of every view, by seat. */
export function courseOf(scenes: Scene[], entry: string, seats: number): Line[] {
  return Array.from({ length: seats }, (_, seat) =>
    scenes.map((scene, move): [number, number] => [move, Number(scene.view[entry]?.[seat] ?? 0)]),
  );
}

/** Everybody's chance to win, by seat. */
export function chancesOf(story: Story, seats: number): Line[] {
  return Array.from({ length: seats }, (_, seat) =>
    story.moments.map(({ move, chances }): [number, number] => [move, chances[seat]!]),
  );
}

/** How often the lead changed, judged by the chances to win. */
export function leadsOf({ moments }: Story): Leads {
  const leads: Leads = { changes: -1, last: -1, since: 0 };
  for (const { move, chances } of moments) {
    const best = chances.indexOf(Math.max(...chances));
    if (best === leads.last || (leads.last >= 0 && chances[best]! < chances[leads.last]! + CLEAR)) continue;
    leads.changes += 1;
    leads.last = best;
    leads.since = move;
  }
  leads.changes = Math.max(0, leads.changes);
  return leads;
}

const HEAD_START = 0.06;

/** Who had the kindest start, if somebody clearly had. */
export function kindestStart({ moments }: Story): { seat: number; chance: number } | null {
  const chances = moments[0]?.chances ?? [];
  const chance = Math.max(...chances);
  return chance > 1 / chances.length + HEAD_START ? { seat: chances.indexOf(chance), chance } : null;
}
