// Visits many pages of the console in several tabs, by navigation inside the console, without reloads.
import type { Page } from "playwright-core";
import type { Place } from "./places";
import { visitSignedIn, goToPath } from "./visit";

/** There are two cores: while one page is checked, the next one is requested. */
const TABS = 3;

/** Marks the present content, so that it can be distinguished from the next content. */
export const goToPage = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) element.dataset.before = "";
  });
  await goToPath(page, path);
};

/** Waits until the page shows the expected content, has no pending request, and nothing moves. */
export const waitForRest = async (page: Page, shows: string): Promise<void> => {
  await page.locator(`:is(${shows}):not([data-before])`).first().waitFor({ state: "attached" });
  await page.waitForFunction(
    () =>
      document.querySelector("main [aria-busy=true], main .MuiSkeleton-root, main .ui-waiting, .shell-bones") ===
        null && document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const QUIET = 60;
        let timer = setTimeout(done, QUIET);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, QUIET);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
};

export interface RoundOptions {
  readonly width?: number;
  readonly account?: string;
  /** Default: en. */
  readonly language?: "en" | "zh-CN" | "zh-TW";
  /** Default: light. */
  readonly theme?: "light" | "dark";
  readonly look: (page: Page) => Promise<readonly string[]>;
}

const pathOf = (address: string): string => new URL(address, "http://console").pathname;

/**
 * After steps, a page may have unsaved values, and its elements would stay when the same page is visited again. So the
 * page is reloaded.
 */
const arrive = async (page: Page, { path, steps }: Place, isFresh: boolean, language: string): Promise<void> => {
  if (isFresh && !steps && pathOf(path) !== pathOf(page.url()))
    await goToPage(page, `${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
  else await page.goto(path, { waitUntil: "domcontentloaded" });
};

/** Visits the places, and answers the problems that `look` found on each, with its path. */
export const visitPlaces = async (
  places: readonly Place[],
  { look, theme = "light", ...manner }: RoundOptions,
): Promise<readonly string[]> => {
  const { language = "en" } = manner;
  const home = `/user/info?lang=${language}`;
  const person = await visitSignedIn(home, manner);
  const { context } = person;
  await person.page.locator("#main h1").first().waitFor();
  const left = [...places];
  const faults: string[] = [];
  const go = async (page: Page): Promise<void> => {
    page.on("dialog", (dialog) => void dialog.accept());
    let isFresh = true;
    for (let place = left.shift(); place !== undefined; place = left.shift()) {
      const { path, shows, steps = [] } = place;
      let done = 0;
      try {
        await arrive(page, place, isFresh, language);
        isFresh = steps.length === 0;
        await waitForRest(page, shows);
        for (const step of [null, ...steps]) {
          if (step) {
            await step(page);
            await waitForRest(page, "body");
            done += 1;
          }
          for (const fault of await look(page)) faults.push(`${path}${done > 0 ? ` step ${done}` : ""}: ${fault}`);
        }
      } catch (error) {
        isFresh = false;
        faults.push(`${path} after step ${done}: ${String(error).slice(0, 400)}`);
      }
    }
  };
  const tabs = Array.from({ length: Math.min(TABS, places.length) }, async (_, at) => {
    const page = at === 0 ? person.page : await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme });
    if (at > 0) await page.goto(home, { waitUntil: "domcontentloaded" });
    await page.locator("#main h1").first().waitFor();
    await go(page);
  });
  await Promise.all(tabs);
  await person.end();
  return faults;
};
