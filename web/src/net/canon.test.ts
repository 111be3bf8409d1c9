import { expect, test } from "vitest";
import cases from "../contract/canon.cases.json";
import { viewHash } from "./canon";

test.each(cases as unknown as [Record<string, unknown>, string][])(
  "a view has the fingerprint the server gives it: %j",
  (view, hash) => {
    expect(viewHash(view)).toBe(hash);
  },
);
