// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { settings } from "../device/settings.svelte";
import { written } from "./formats";

test("a day is written as people write it", () => {
  settings.change({ language: "en" });
  expect(written("2026-12-24")).toMatch(/December/);
});

test.each([
  "2026-99-99",
  "2026-02-31",
  "0000-00-00",
  "2026-1-1",
  "٢٠٢٦-١٢-٢٤",
  "2026-12-24\n",
  "tomorrow",
  "snow 1",
  "24 December 2026",
  "",
])("%j is no day, and nothing breaks", (text) => {
  expect(written(text)).toBe("");
});

test("a browser with an odd idea of its language still writes days", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US@posix", "en"]);
  expect(written("2026-12-24")).toMatch(/2026/);
});
