/** Small synthesised sounds, fetched only by those who turned them on. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "card" | "dice" | "coin" | "win" | "no";

// Parameters of zzfx: volume, randomness, frequency, attack, sustain, release, shape, ...
const SOUNDS: Record<Sound, (number | undefined)[]> = {
  turn: [0.5, 0, 660, 0.02, 0.12, 0.3, 0, 1.2, undefined, undefined, 220, 0.08],
  card: [0.25, 0.1, 320, 0.005, 0.01, 0.05, 4, 0.4, -20],
  dice: [0.3, 0.2, 180, 0.005, 0.03, 0.08, 4, 0.6, undefined, undefined, undefined, undefined, 0.03],
  coin: [0.3, 0.02, 1250, 0.005, 0.04, 0.18, 1, 1.6, undefined, undefined, 380, 0.05],
  win: [0.6, 0, 523, 0.03, 0.3, 0.5, 0, 1.4, undefined, undefined, 262, 0.1],
  no: [0.3, 0.02, 160, 0.01, 0.06, 0.14, 2, 0.8, -2],
};

export async function sound(name: Sound): Promise<void> {
  if (!settings.sound) return;
  const { zzfx } = await import("zzfx");
  zzfx(...SOUNDS[name]);
}
