// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";

const whole = {
  table: "good",
  game: "holiday_fever",
  title: "Holiday Fever",
  date: "2026-12-24",
  names: ["Mia", "Ole"],
  scores: [3, 40],
  winners: [1],
  keepsakes: [3, 40].map((value, seat) => ({
    name: ["Mia", "Ole"][seat],
    date: "2026-99-99",
    value,
    won: seat === 1,
    stars: 1e12,
    gifts: [{ slot: 1 }, { slot: 1 }],
  })),
};
const ODD = [
  null,
  5,
  whole,
  "snow",
  [],
  {},
  { table: {} },
  { table: "bare" },
  { ...whole, table: "when", title: "Some day", date: "2026-99-99" },
  { ...whole, table: "who", title: "Nobody", names: null, winners: [9], scores: "x", keepsakes: [null] },
  { ...whole, table: "what", title: 7, game: ["x"], date: 20261224 },
  whole,
];
const PAGES = {
  Family: () => import("./Family.svelte"),
  Replays: () => import("./Replays.svelte"),
  Home: () => import("./Home.svelte"),
};
let shown: object | null = null;

// Before any page is loaded: the book is read once.
for (const place of ["yuletable/family", "yuletable/tables"]) localStorage.setItem(place, JSON.stringify(ODD));
localStorage.setItem("yuletable/settings", "[[");

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])("%s shows the rest of a book full of garbage", async (name) => {
  const { default: Page } = await PAGES[name]();
  shown = mount(Page, { target: document.body });
  flushSync();
  expect(document.body.textContent).toContain("Holiday Fever");
  expect(document.body.textContent).not.toContain("99");
});

test("a keepsake with odd numbers can be opened", async () => {
  const { default: Family } = await PAGES.Family();
  shown = mount(Family, { target: document.body });
  const cards = [...document.querySelectorAll<HTMLButtonElement>(".game .deeds button.chip")];
  cards.find((button) => button.textContent === "Ole")!.click();
  flushSync();
  expect(document.querySelectorAll("article.card tbody tr").length).toBeLessThan(100);
});
