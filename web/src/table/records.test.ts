import { afterEach, expect, test, vi } from "vitest";

const line = (name: string, score: number) => ({ name, date: "2026-12-24", players: 2, score });

/** The module as a browser that was just opened reads it. */
async function opened(): Promise<(typeof import("./records.svelte"))["familyRecords"]> {
  vi.resetModules();
  return (await import("./records.svelte")).familyRecords;
}

/** A server that adds whatever beats the page, and hears what it was asked. */
function server(): { page: unknown[]; lines: unknown[] }[] {
  const asked: { page: unknown[]; lines: unknown[] }[] = [];
  vi.stubGlobal("fetch", async (_: string, init: { body: string }) => {
    const wish = JSON.parse(init.body) as { page: { score: number }[]; lines: { score: number }[] };
    asked.push(wish);
    const best = Math.max(-Infinity, ...wish.page.map(({ score }) => score));
    return new Response(JSON.stringify(wish.lines.filter(({ score }) => score > best)), { status: 201 });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("what the server adds is kept, and entering a game again changes nothing", async () => {
  server();
  const records = await opened();
  await records.enter([line("Ann", 300)]);
  await records.enter([line("Bob", 200)]);
  await records.enter([line("Ann", 300)]);
  expect(records.lines).toEqual([line("Ann", 300)]);
  expect((await opened()).lines).toEqual([line("Ann", 300)]);
});

test("a game without a line to write asks nobody", async () => {
  const asked = server();
  await (await opened()).enter([]);
  expect(asked).toEqual([]);
});

test("what cannot be entered waits, and is entered in the order of the games", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no net")));
  const records = await opened();
  await records.enter([line("Ann", 100)]);
  await records.enter([line("Bob", 300)]);
  expect(records.lines).toEqual([]);
  server();
  const later = await opened();
  await later.catchUp();
  expect(later.lines).toEqual([line("Ann", 100), line("Bob", 300)]);
});

test("odd entries are left out and the rest stays", async () => {
  localStorage.setItem(
    "yuletable/records",
    JSON.stringify({ lines: [null, { name: 5 }, line("Ann", 300)], waiting: "x" }),
  );
  expect((await opened()).lines).toEqual([line("Ann", 300)]);
  localStorage.setItem("yuletable/records", "{");
  expect((await opened()).lines).toEqual([]);
});
