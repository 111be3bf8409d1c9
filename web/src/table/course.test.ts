import { describe, expect, it } from "vitest";
import { chancesOf, courseOf, kindestStart, leadsOf } from "./course";
import type { Story } from "../contract/protocol";

const story = (...chances: number[][]): Story => ({
  moments: chances.map((by, index) => ({ move: 10 * index, chances: by })),
  best: null,
  lucky: null,
});

describe("the lead", () => {
  it("changes when somebody is clearly ahead", () => {
    expect(leadsOf(story([0.6, 0.4], [0.3, 0.7], [0.55, 0.45]))).toEqual({ changes: 2, last: 0, since: 20 });
  });

  it("does not change for a hair's breadth", () => {
    expect(leadsOf(story([0.51, 0.49], [0.49, 0.51], [0.6, 0.4]))).toEqual({ changes: 0, last: 0, since: 0 });
  });
});

describe("the start", () => {
  it("is worth a word where it was kind to somebody", () => {
    expect(kindestStart(story([0.2, 0.5, 0.3]))).toEqual({ seat: 1, chance: 0.5 });
    expect(kindestStart(story([0.34, 0.33, 0.33]))).toBeNull();
  });
});

describe("lines", () => {
  it("have a point for every moment of a seat", () => {
    expect(chancesOf(story([0.2, 0.8], [0, 1]), 2)[1]).toEqual([
      [0, 0.8],
      [10, 1],
    ]);
    const scenes = [
      { view: { at: [0, 3] }, events: [], say: "" },
      { view: { at: [4, 3] }, events: [], say: "" },
    ];
    expect(courseOf(scenes, "at", 2)[0]).toEqual([
      [0, 0],
      [1, 4],
    ]);
  });
});
