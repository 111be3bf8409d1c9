/** Was the shuffle the one that was promised? Made again here, whatever the server says. */
import type { Ending } from "./api";
import { sha256 } from "./sha256";

const bytes = (text: string): number => new TextEncoder().encode(text).length;

export function promised({ secret, commitment }: Ending["shuffle"]): boolean {
  return sha256(`yuletable/${secret}`) === commitment;
}

/** Is the seed the mixture of the server's secret and everybody's share? */
export function mixed({ secret, shares, table, seed }: Ending["shuffle"]): boolean {
  if (!shares.length) return seed === secret;
  const framed = [secret, table, ...shares].map((part) => `${bytes(part)}:${part}`).join("");
  return sha256(`yuletable/mixture/${framed}`) === seed;
}
