// What somebody types is seen whole: no box of a form or dialog is lower than a line of text with its frame, and none cuts its text off.
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it, vi } from "vitest";
import { designed } from "./moments";
import { onTop } from "./overlays";
import { onPhone } from "./phone";
import { newForms, type Place } from "./places";
import { goRound } from "./rounds";
import { leave } from "./visit";

afterAll(leave);
vi.setConfig({ testTimeout: 400_000 });

/** In pixels. A list's page number is the lowest box there is. */
const LOWEST = 30;

/** One line for each box that is too low for what is in it. */
const cutBoxes = (page: Page): Promise<readonly string[]> =>
  page.evaluate((lowest) => {
    const typed = document.querySelectorAll<HTMLElement>(
      ":is(input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea:not([aria-hidden]), [role=combobox])",
    );
    return [...typed].flatMap((box) => {
      const framed = box.closest<HTMLElement>(".MuiInputBase-root") ?? box;
      // A box without a size is not on the screen.
      if (box.offsetHeight === 0 || !box.checkVisibility({ opacityProperty: true })) return [];
      const name = box.getAttribute("name") ?? box.getAttribute("aria-label") ?? box.id;
      const { lineHeight, fontSize, paddingTop, paddingBottom } = getComputedStyle(box);
      const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize);
      const room = box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      const isCut =
        room + 1 < line || (!(box instanceof HTMLTextAreaElement) && box.scrollHeight > box.clientHeight + 1);
      return framed.offsetHeight < lowest || isCut
        ? [`${name} is ${framed.offsetHeight} high, with ${Math.floor(room)} for a line of ${Math.ceil(line)}`]
        : [];
    });
  }, LOWEST);

const look = (places: readonly Place[], width: number) => goRound(places, { look: cutBoxes, width });

describe("somebody who types", () => {
  it("sees the whole text in the boxes of forms, of screens drawn by hand and of what opens on top of a page", async () => {
    expect(await look([...newForms, ...designed, ...onTop], 1280)).toEqual([]);
  });
  it("sees it on a phone", async () => {
    expect(
      await look([...newForms, ...onPhone, { path: "/operate/bot", shows: "main form [name=name]" }], 390),
    ).toEqual([]);
  });
});
