/** Faces and the like as pictures of their own: they are no script, and fetched when first seen. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "~emoji/";

interface Icons {
  icons: Record<string, { body: string }>;
}

/** `import url from "~emoji/red-heart"` gives the address of that picture. */
export function emoji(): Plugin {
  const file = resolve(import.meta.dirname, "node_modules/@iconify-json/fluent-emoji-flat/icons.json");
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as Icons;
  let building = false;
  return {
    name: "emoji",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const name = id.slice(PREFIX.length + 1);
      const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icons[name]!.body}</svg>`;
      if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${name}.svg`, source })}`;
    },
  };
}
