// What a page is made of before its first script runs: a file that is found later, in another, costs a round trip more.
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

const PATIENCE = 20_000;
const QUALITY = 9;

/** Kilobytes of a script, compressed. */
export const zipped = (code: string): number => gzipSync(code, { level: QUALITY }).length / 1024;

/** All scripts that it named, those in the page itself among them. */
export interface Named {
  readonly requests: number;
  /** Compressed. */
  readonly kilobytes: number;
}

const isAlive = (selector: string): boolean => {
  const found = document.querySelector(selector);
  return found !== null && Object.keys(found).some((key) => key.startsWith("__reactProps"));
};

/**
 * Opens `path` while no other file of the build comes than those that the page names before its first script runs.
 *
 * @param selector of what React must have taken over
 * @throws Error with the files that it waits for besides
 */
export const openByNamed = async (page: Page, path: string, selector: string): Promise<Named> => {
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
  const kilobytes = [...codes, ...inline].reduce((sum, code) => sum + zipped(code), 0);
  return { requests: scripts.length, kilobytes };
};
