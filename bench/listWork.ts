// Measures lists on a platform with 100,000 devices on the same machine: a search, the quick look, and layout shifts.
import type { Browser, Page } from "playwright-core";
import { openLive } from "../tests/contract/Host";
import { serve, VERIFICATION_CODE } from "../tests/journeys/serve";
import { median, formatMs, printFigures, RUN_COUNT } from "./measure";
import { PROJECT_ROOT } from "./tree";

const LIST = "/product/device?lang=en&perPage=10";
const NAMES = "main tbody tr[aria-rowindex] th";
const TITLE = ".ui-look h2[title]";
declare global {
  interface Window {
    painted?: Promise<number>;
  }
}

/** The content that must appear: elements of `selector` whose text differs from `before`, or contains `text`. */
interface Shown {
  readonly selector: string;
  readonly before?: string;
  readonly text?: string;
}

/** Milliseconds from the last event of this type until the frame with the expected content is painted. */
const painted = async (
  page: Page,
  type: "keydown" | "input",
  awaited: Shown,
  act: () => Promise<void>,
): Promise<number> => {
  await page.evaluate(
    ({ type: of, selector, before, text }) => {
      let begun = Number.NaN;
      addEventListener(of, () => (begun = performance.now()), { capture: true });
      const isThere = (): boolean => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.textContent ?? "");
        return found.length > 0 && found.every((one) => (text === undefined ? one !== before : one.includes(text)));
      };
      window.painted = new Promise((resolve) => {
        const look = (): void => {
          if (Number.isNaN(begun) || !isThere()) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - begun));
        };
        look();
      });
    },
    { type, ...awaited },
  );
  await act();
  const milliseconds = await page.evaluate(() => window.painted ?? Promise.resolve(Number.NaN));
  // Work in the background must end first, so that it does not affect the next measurement.
  await page.waitForTimeout(400);
  return milliseconds;
};

/** Milliseconds between two keys of a fast typist. */
const KEYS_APART = 100;

/** Replaces the text in the box, key by key, as people type, so that requests for single letters count too. */
const typeAnew = async (page: Page, text: string): Promise<void> => {
  await page.locator("main input[type=search]").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type(text, { delay: KEYS_APART });
};

const titleOf = (page: Page): Promise<string> => page.locator(TITLE).innerText();

/** The sum of all layout shifts so far that no key or click caused. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (
              "value" in entry &&
              typeof entry.value === "number" &&
              !("hadRecentInput" in entry && entry.hadRecentInput)
            )
              sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

export const benchListWork = async (browser: Browser): Promise<void> => {
  const served = await serve(PROJECT_ROOT, { PILOTHOUSE_ENV: "1" });
  process.env.PILOTHOUSE_CODE = VERIFICATION_CODE;
  const { client } = await openLive(served.address);
  const localStorage = [
    { name: "acc_token", value: await client.token("admin") },
    { name: "pilothouse.user", value: "admin" },
  ];
  const context = await browser.newContext({
    locale: "en-US",
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: served.address, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(served.address + LIST);
  await page.locator(NAMES).first().waitFor();
  // Files that the first screen loads afterwards must not count.
  await page.waitForTimeout(1500);

  const typed: number[] = [];
  const searched = (await page.locator(NAMES).allInnerTexts()).slice(0, RUN_COUNT).map((name) => name.trim().slice(-7));
  for (const text of searched)
    typed.push(await painted(page, "input", { selector: NAMES, text }, () => typeAnew(page, text)));
  await typeAnew(page, "");
  await page.waitForTimeout(1000);

  const grid = page.locator("main table[role=grid]");
  const opened: number[] = [];
  const next: number[] = [];
  for (let round = 0; round < RUN_COUNT; round += 1) {
    await grid.focus();
    await page.keyboard.press("Home");
    opened.push(await painted(page, "keydown", { selector: TITLE, before: "" }, () => page.keyboard.press("Space")));
    for (let step = 0; step < 3; step += 1) {
      const before = await titleOf(page);
      next.push(await painted(page, "keydown", { selector: TITLE, before }, () => page.keyboard.press("ArrowDown")));
    }
    await page.keyboard.press("Escape");
    await page.locator(".ui-look").waitFor({ state: "detached" });
  }
  const shift = await shiftOf(page);
  printFigures("lists at work, 100,000 devices", [
    { what: "last key of a search, ten a second, to rows painted", ours: formatMs(median(typed)), beside: "120 ms" },
    { what: "quick look, first time", ours: formatMs(opened[0] ?? Number.NaN), beside: "100 ms" },
    { what: "quick look opened", ours: formatMs(median(opened)), beside: "100 ms" },
    { what: "quick look, next record", ours: formatMs(median(next)), beside: "50 ms" },
    { what: "layout shift meanwhile", ours: shift.toFixed(3), beside: "0.02" },
  ]);
  await context.close();
  await served.stop();
};
