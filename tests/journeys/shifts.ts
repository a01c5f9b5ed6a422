// What moves on a page though nobody has just pressed or typed anything, by Chromium's own measure.
import type { Page } from "playwright-core";
import { atRest } from "./rounds";

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

export interface Shift {
  readonly value: number;
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** What moved most, from where to where. */
  readonly what: readonly string[];
}

/** As web.dev calls it good: 0.1. Ours: */
export const MOST = 0.02;

/** Watches the next pages that are loaded, from their first frame on. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number; hadRecentInput: boolean } =>
      "value" in entry && typeof entry.value === "number" && "hadRecentInput" in entry;
    const nameOf = (node: unknown): string => {
      const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
      const own = [...(element?.classList ?? [])].filter((name) => !/^(Mui|css-)/.test(name));
      return element === null ? "?" : [element.tagName.toLowerCase(), ...own].join(".");
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(" ");
    const sourcesOf = (entry: object): readonly string[] => {
      const sources: unknown = "sources" in entry ? entry.sources : [];
      if (!Array.isArray(sources)) return [];
      return sources
        .slice(0, 3)
        .map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${placeOf(previousRect)} > ${placeOf(currentRect)}`,
        );
    };
    const all: Shift[] = [];
    window.shifts = all;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isShift(entry) && !entry.hadRecentInput)
          all.push({ value: entry.value, at: Math.round(entry.startTime), what: sourcesOf(entry) });
    }).observe({ type: "layout-shift", buffered: true });
  });
};

/** What has moved since the page was loaded, or since this was last asked. */
export const takeShifts = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => window.shifts?.splice(0) ?? []);

/**
 * What moves each time that `look` is repeated: the least of some. On a busy machine a page is sometimes drawn between two of
 * its steps; what a page does by itself, it does every time.
 */
export const movedEachTime = async (look: () => Promise<readonly Shift[]>): Promise<readonly Shift[]> => {
  let least = await look();
  for (let more = 2; sumOf(least) > MOST && more > 0; more -= 1) {
    const again = await look();
    if (sumOf(again) < sumOf(least)) least = again;
  }
  return least;
};

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** Until the page asks for nothing more, and two frames have drawn what it got. */
export const rested = async (page: Page): Promise<void> => {
  await page.locator("main").first().waitFor();
  await page.waitForLoadState("networkidle");
  await atRest(page, "body");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** For a message: how much in all, and what moved most. */
export const describeShifts = (where: string, shifts: readonly Shift[]): string => {
  const [worst] = shifts.toSorted((one, other) => other.value - one.value);
  return `${where} moved by ${sumOf(shifts).toFixed(3)}: at ${worst?.at} ms ${worst?.what.join("; ")}`;
};
