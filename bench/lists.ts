// Measures lists: the time from a click to painted rows, the size of the page, and scrolling. Compares our list with
// react-admin's.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { launchBrowser } from "./browser";
import { benchListWork } from "./listWork";
import { measureLongestTask } from "./measureLongestTask";
import { median, formatMs, printFigures, RUN_COUNT } from "./measure";
import { serveFolder } from "./serveFolder";
import { PROJECT_ROOT } from "./tree";

const SIZES = [
  { rows: 10, goal: "60 ms" },
  { rows: 100, goal: "65 ms, a third of it" },
  { rows: 1000, goal: "70 ms, a fifteenth of it" },
] as const;
const SCROLL = { steps: 120, pixels: 240 } as const;

interface Drawn {
  readonly milliseconds: number;
  readonly nodes: number;
  /** The longest time between two frames while scrolling. NaN if the list was not scrolled. */
  readonly slowestFrame: number;
  /** The longest task while scrolling, in thread time, so that other processes do not count. */
  readonly busiest: number;
}

/** Scrolls by this many pixels per frame. Answers the longest time between two frames in milliseconds. */
const scroll = (page: Page, pixels: number): Promise<number> =>
  page.evaluate(
    ([steps, by]) =>
      new Promise<number>((resolve) => {
        const scroller = document.querySelector(".ui-scroll") ?? document.documentElement;
        let slowest = 0;
        let left: number = steps;
        let before = performance.now();
        const step = (now: number): void => {
          if (left < steps) slowest = Math.max(slowest, now - before);
          before = now;
          if (left === 0) resolve(slowest);
          else {
            left -= 1;
            scroller.scrollTop += by;
            requestAnimationFrame(step);
          }
        };
        requestAnimationFrame(step);
      }),
    [SCROLL.steps, pixels] as const,
  );

const draw = async (browser: Browser, address: string, scrolled: boolean): Promise<Drawn> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // Without this, the benchmark would wait for a failed list until the time limit.
  const broken = new Promise<never>((_, reject) => {
    page.once("pageerror", reject);
    page.on("console", (message) => void (message.type() === "error" && reject(new Error(message.text()))));
  });
  broken.catch(() => undefined);
  await page.goto(address);
  await page.locator("body[data-ready]").waitFor();
  // Wait until the work of the first frames has ended, so that only the list is measured.
  await page.waitForTimeout(300);
  await page.locator("#show").click();
  await Promise.race([page.locator("body[data-measured]").waitFor({ timeout: 60_000 }), broken]);
  const milliseconds = Number(await page.locator("body").getAttribute("data-measured"));
  const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
  const slowestFrame = scrolled ? await scroll(page, SCROLL.pixels) : Number.NaN;
  const busiest = scrolled
    ? await measureLongestTask(page, async () => void (await scroll(page, -SCROLL.pixels)))
    : Number.NaN;
  await page.close();
  return { milliseconds, nodes, slowestFrame, busiest };
};

const medianDrawn = async (browser: Browser, address: string, scrolled: boolean): Promise<Drawn> => {
  const all: Drawn[] = [];
  for (let index = 0; index < RUN_COUNT; index += 1) all.push(await draw(browser, address, scrolled));
  const of = (key: keyof Drawn): number => median(all.map((one) => one[key]));
  return {
    milliseconds: of("milliseconds"),
    nodes: of("nodes"),
    slowestFrame: of("slowestFrame"),
    busiest: of("busiest"),
  };
};

export const benchLists = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-lists-"));
  await build({
    root: join(PROJECT_ROOT, "bench", "lists"),
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 3000 },
  });
  const server = await serveFolder(folder, () => null);
  const browser = await launchBrowser();
  const measure = (list: string, rows: number): Promise<Drawn> =>
    medianDrawn(browser, `${server.address}/?list=${list}&rows=${rows}`, rows === SIZES.at(-1)?.rows);
  const figures = [];
  let last: { ours: Drawn; peer: Drawn } | null = null;
  for (const { rows, goal } of SIZES) {
    last = { ours: await measure("ours", rows), peer: await measure("peer", rows) };
    figures.push({
      what: `${rows} rows, click to painted`,
      ours: formatMs(last.ours.milliseconds),
      beside: `${goal}; DataTable ${formatMs(last.peer.milliseconds)}`,
    });
  }
  if (last !== null)
    figures.push(
      { what: "DOM nodes at 1,000", ours: String(last.ours.nodes), beside: `700; DataTable ${last.peer.nodes}` },
      {
        what: "slowest frame while scrolling",
        ours: formatMs(last.ours.slowestFrame),
        beside: `17 ms; DataTable ${formatMs(last.peer.slowestFrame)}`,
      },
      {
        what: "longest task while scrolling, time of its thread",
        ours: formatMs(last.ours.busiest),
        beside: `33 ms; DataTable ${formatMs(last.peer.busiest)}`,
      },
    );
  printFigures("lists, 8 columns", figures);
  await benchListWork(browser);
  await browser.close();
  server.stop();
  rmSync(folder, { recursive: true, force: true });
};
