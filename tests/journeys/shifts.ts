// Measures layout shifts that no key or click caused, as Chromium counts them.
import type { Page } from "playwright-core";
import { waitForRest } from "./rounds";

declare global {
  interface Window {
    shifts?: LayoutShift[];
  }
}

export interface LayoutShift {
  readonly value: number;
  /** Milliseconds after the page was opened. */
  readonly at: number;
  /** The elements that moved most, with their positions. */
  readonly what: readonly string[];
}

/** The largest sum of layout shifts that we accept. web.dev calls 0.1 good. */
export const LARGEST_SHIFT = 0.02;

/** Records the shifts of pages that are loaded from now on, from their first frame. */
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
    const all: LayoutShift[] = [];
    window.shifts = all;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isShift(entry) && !entry.hadRecentInput)
          all.push({ value: entry.value, at: Math.round(entry.startTime), what: sourcesOf(entry) });
    }).observe({ type: "layout-shift", buffered: true });
  });
};

/** The shifts since the page was loaded, or since the last call. */
export const readShifts = (page: Page): Promise<readonly LayoutShift[]> =>
  page.evaluate(() => window.shifts?.splice(0) ?? []);

/**
 * The smallest shifts of several attempts. On a busy machine, a page is sometimes drawn between two of its steps, but a
 * real shift occurs every time.
 */
export const measureSmallestShifts = async (
  look: () => Promise<readonly LayoutShift[]>,
): Promise<readonly LayoutShift[]> => {
  let least = await look();
  for (let more = 2; sumOf(least) > LARGEST_SHIFT && more > 0; more -= 1) {
    const again = await look();
    if (sumOf(again) < sumOf(least)) least = again;
  }
  return least;
};

export const sumOf = (shifts: readonly LayoutShift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** Waits until no request of the page is pending and two more frames are drawn. */
export const waitUntilIdle = async (page: Page): Promise<void> => {
  await page.locator("main").first().waitFor();
  await page.waitForLoadState("networkidle");
  await waitForRest(page, "body");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** Text for a failure message: the sum of the shifts, and the elements that moved most. */
export const describeShifts = (where: string, shifts: readonly LayoutShift[]): string => {
  const [worst] = shifts.toSorted((one, other) => other.value - one.value);
  return `${where} moved by ${sumOf(shifts).toFixed(3)}: at ${worst?.at} ms ${worst?.what.join("; ")}`;
};
