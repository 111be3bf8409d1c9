/** Offers as they are written, put together and read back. */
import type { Person } from "../../contract/board";

export interface Bargain {
  to: number; // seat
  give: number[]; // deeds, by space
  giveCash: number;
  get: number[];
  getCash: number;
}

/** «offer B give 29,$60 get 11» */
export function written(bargain: Bargain, people: Person[]): string {
  const give = side(bargain.give, bargain.giveCash);
  const get = side(bargain.get, bargain.getCash);
  return [`offer ${people[bargain.to]!.letter}`, give && `give ${give}`, get && `get ${get}`].filter(Boolean).join(" ");
}

function side(deeds: number[], cash: number): string {
  const parts = [...deeds].sort((a, b) => a - b).map(String);
  return [...parts, ...(cash ? [`$${cash}`] : [])].join(",");
}

/** What an offer says; null if it is not written like one. */
export function read(text: string, people: Person[]): Bargain | null {
  const found = /^offer (\w)(?: give ([\d$,]+))?(?: get ([\d$,]+))?$/.exec(text);
  const to = people.findIndex((person) => person.letter === found?.[1]);
  if (!found || to < 0) return null;
  const [give, giveCash] = taken(found[2] ?? "");
  const [get, getCash] = taken(found[3] ?? "");
  return { to, give, giveCash, get, getCash };
}

function taken(side: string): [number[], number] {
  const parts = side.split(",").filter(Boolean);
  const cash = parts.find((part) => part.startsWith("$"));
  return [parts.filter((part) => !part.startsWith("$")).map(Number), cash ? Number(cash.slice(1)) : 0];
}
