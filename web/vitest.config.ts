import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

// Boards are tried in a document without a screen; evenings for them are played by Python first.
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { environment: "happy-dom", testTimeout: 600_000, hookTimeout: 300_000 },
  }),
);
