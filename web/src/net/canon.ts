/** The fingerprint of a view, made exactly as the server makes it. */

/** JSON with sorted keys and no spaces. */
export function canonical(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(canonical).join(",")}]`;
  if (json === null || typeof json !== "object") return JSON.stringify(json);
  const entries = Object.entries(json).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(",")}}`;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32 of a text in UTF-8. */
function crc32(text: string): number {
  let rest = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) rest = TABLE[(rest ^ byte) & 255]! ^ (rest >>> 8);
  return rest ^ 0xffffffff;
}

/** The CRCs of all parts of a view, combined: eight hexadecimal digits. */
export function viewHash(view: Record<string, unknown>): string {
  const marks = Object.entries(view).map(([name, part]) => crc32(`${JSON.stringify(name)}:${canonical(part)}`));
  return (marks.reduce((all, mark) => all ^ mark, 0) >>> 0).toString(16).padStart(8, "0");
}
