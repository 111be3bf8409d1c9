/** What a browser keeps for us, which anything may have happened to since: it is read with care. */

type Things = Record<string, unknown>;

/** What was kept at this place, if it can be read at all. */
export function recall(storage: () => Storage, place: string): unknown {
  try {
    return JSON.parse(storage().getItem(place) ?? "null");
  } catch {
    return null;
  }
}

/** Keep something; a browser without storage, or with a full one, forgets it and still plays. */
export function keep(storage: () => Storage, place: string, what: unknown): void {
  try {
    storage().setItem(place, JSON.stringify(what));
  } catch {
    // as said above
  }
}

export const tab = (): Storage => sessionStorage;
export const device = (): Storage => localStorage;

/** The parts of something, none where it has no parts. */
export const partsOf = (what: unknown): Things => (isThing(what) ? what : {});
export const listOf = (what: unknown): unknown[] => (Array.isArray(what) ? what : []);
export const wordsIn = (what: unknown): string => (typeof what === "string" ? what : "");
export const numberIn = (what: unknown): number => (typeof what === "number" && Number.isFinite(what) ? what : 0);

export function isThing(what: unknown): what is Things {
  return typeof what === "object" && what !== null && !Array.isArray(what);
}
