import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Views, parts of moves and facts of events come untyped from the server still: this list only shrinks.
const UNTYPED = [
  "src/contract/board.ts",
  "src/games/christmas_opoly/clicks.test.ts",
  "src/games/holiday_fever/Board.svelte",
  "src/games/holiday_fever/Elephant.svelte",
  "src/games/holiday_fever/compose.ts",
  "src/games/holiday_fever/town.ts",
];

export default ts.config(
  { ignores: ["dist", "public", "src/contract/protocol.ts"] }, // built, served as it is, generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // svelte-check knows every name
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
    },
  },
  // An address is replaced by the next one, never changed.
  { files: ["src/device/route.svelte.ts"], rules: { "svelte/prefer-svelte-reactivity": "off" } },
  { files: UNTYPED, rules: { "@typescript-eslint/no-explicit-any": "off" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
);
