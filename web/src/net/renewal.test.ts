// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { loadAnew } from "./renewal";

function script(src: string): void {
  document.head.innerHTML = `<script type="module" data-src="${src}"></script>`;
  Object.defineProperty(document.querySelector("script"), "src", { value: src });
}

beforeEach(() => {
  sessionStorage.clear();
  script("/assets/index-a.js");
});

test("an old page is loaded anew once", () => {
  const reload = vi.fn();
  expect(loadAnew(reload)).toBe(true);
  expect(loadAnew(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the page of the next update is loaded anew, too", () => {
  const reload = vi.fn();
  loadAnew(reload);
  script("/assets/index-b.js");
  expect(loadAnew(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a tab that cannot take notes is not loaded anew for ever", () => {
  const reload = vi.fn();
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(loadAnew(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
