import { expect, test } from "vitest";
import { sha256 } from "./sha256";
import { mixed, promised } from "./shuffle";

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("the digest of %j is the published one", (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

const shuffle = {
  secret: "s",
  shares: ["a", "ü"],
  table: "t",
  shuffles: 1,
  moves: 1,
  commitment: sha256("yuletable/s"),
  seed: sha256("yuletable/mixture/1:s1:t1:a2:ü"),
};

test("a shuffle as promised is true", () => {
  expect(promised(shuffle) && mixed(shuffle)).toBe(true);
});

test.each([{ secret: "x" }, { shares: ["a"] }, { shares: ["b", "ü"] }, { seed: "0" }, { commitment: "0" }])(
  "a shuffle with %j is not",
  (change) => {
    const other = { ...shuffle, ...change };
    expect(promised(other) && mixed(other)).toBe(false);
  },
);
