/** SHA-256, written out because browsers keep theirs from pages without https, as in a home network. */

const PRIMES = primes(64);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) >>> 0;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest of a text in UTF-8, as hexadecimal digits. */
export function sha256(text: string): string {
  const hash = Uint32Array.from(START);
  const message = padded(new TextEncoder().encode(text));
  for (let at = 0; at < message.byteLength; at += 64) mix(hash, new DataView(message.buffer, at, 64));
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return whole;
}

function mix(hash: Uint32Array, block: DataView): void {
  const words = new Uint32Array(64);
  for (let at = 0; at < 64; at++) words[at] = at < 16 ? block.getUint32(at * 4) : spread(words, at);
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[at]! + words[at]!) >>> 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at]! + word) >>> 0));
}

function spread(words: Uint32Array, at: number): number {
  const early = words[at - 15]!;
  const late = words[at - 2]!;
  const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
  const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
  return (words[at - 16]! + low + words[at - 7]! + high) >>> 0;
}
