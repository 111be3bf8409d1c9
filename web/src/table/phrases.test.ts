import { expect, test } from "vitest";
import { PHRASES, REACTIONS } from "./phrases";
import schema from "../contract/protocol.schema.json";

test("the page offers every phrase the server takes, and no other", () => {
  const taken: string[] = schema.definitions.Say.properties.phrase.enum;
  const offered = [...PHRASES, ...Object.keys(REACTIONS)];
  expect(offered.toSorted()).toEqual(taken.filter(Boolean).toSorted());
});
