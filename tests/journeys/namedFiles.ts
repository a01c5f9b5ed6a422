// Checks that the page names all files that it needs at first. A file that is found only later, in another file, takes
// one more round trip.
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

const PATIENCE = 20_000;
const QUALITY = 9;

/** The compressed size of a script, in kilobytes. */
export const compressedSize = (code: string): number => gzipSync(code, { level: QUALITY }).length / 1024;

/** All scripts that the page named, including inline ones. */
export interface NamedScripts {
  readonly requests: number;
  /** The compressed size. */
  readonly kilobytes: number;
}

const isAlive = (selector: string): boolean => {
  const found = document.querySelector(selector);
  return found !== null && Object.keys(found).some((key) => key.startsWith("__reactProps"));
};

/**
 * Opens `path`, and blocks all files of the build that the page does not name before its first script. @param selector
 * an element that React must have hydrated @throws Error with the other files for which the page waits
 */
export const openWithNamedFilesOnly = async (page: Page, path: string, selector: string): Promise<NamedScripts> => {
  let know = (_: ReadonlySet<string>): void => {};
  const known = new Promise<ReadonlySet<string>>((resolve) => {
    know = resolve;
  });
  const later: string[] = [];
  await page.route(/\/assets\/.+\.(?:js|css)$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if ((await known).has(pathname)) await route.continue();
    else later.push(pathname);
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  const { files, inline } = await page.evaluate(() => ({
    files: [...document.querySelectorAll("script[src], link[href^='/assets/']")].map(
      (one) => one.getAttribute("src") ?? one.getAttribute("href") ?? "",
    ),
    inline: [...document.querySelectorAll("script:not([src]):not([type])")].map((one) => one.textContent),
  }));
  know(new Set(files));
  await page.waitForFunction(isAlive, selector, { timeout: PATIENCE }).catch(() => {
    throw new Error(`${path} waits for ${later.join(", ")}, which it did not name`);
  });
  const scripts = [...new Set(files)].filter((file) => file.endsWith(".js"));
  const codes = await Promise.all(scripts.map(async (file) => (await page.request.get(file)).text()));
  const kilobytes = [...codes, ...inline].reduce((sum, code) => sum + compressedSize(code), 0);
  return { requests: scripts.length, kilobytes };
};
