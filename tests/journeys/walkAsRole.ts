// Visits the console with an account of a role: menu entries, the first record of each list with its tabs, and every
// kind of link. Answers pages that are denied and requests that are refused.
import type { Page, Response } from "playwright-core";
import { waitForRest, goToPage } from "./rounds";
import type { Visit } from "./visit";
import { wordsOf } from "./words";

/** Not signed in and no permission, as HTTP statuses and as codes of the platform. */
const REFUSALS = new Set([401, 403, 513]);

const codeOf = async (response: Response): Promise<number> => {
  if (REFUSALS.has(response.status())) return response.status();
  if (!/json/.test(response.headers()["content-type"] ?? "")) return 0;
  const body: unknown = await response.json().catch(() => null);
  return typeof body === "object" && body !== null && "code" in body ? Number(body.code) : 0;
};

/**
 * Records the refused calls of a page. Answers a function that returns the calls recorded so far and then clears them.
 */
export const listenForRefusals = (page: Page) => {
  const refused: string[] = [];
  const reading = new Set<Promise<void>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(api|rest)\//.test(pathname)) return;
    const read = codeOf(response).then((code) => {
      if (REFUSALS.has(code)) refused.push(`${pathname} is refused with ${code}`);
      reading.delete(read);
    });
    reading.add(read);
  });
  return async (): Promise<readonly string[]> => {
    await Promise.all(reading);
    return refused.splice(0);
  };
};

const SHOWN =
  "#main :is(tr[aria-rowindex] td, .ui-list-message, .ui-quiet, .desk, h1:not(.shell-heard), h2, form, section)";
const DENIED = wordsOf("en")("ra.page.access_denied");

/** The internal addresses of the links in an area, each once. Folded parts of the menu are included. */
const linksIn = (page: Page, area: string): Promise<readonly string[]> =>
  page.evaluate(
    (from) => [
      ...new Set(
        [...document.querySelectorAll<HTMLAnchorElement>(`${from} a[href]`)]
          .filter((link) => link.origin === location.origin && link.target !== "_blank")
          .map(({ pathname, search }) => pathname + search),
      ),
    ],
    area,
  );

const CHANGE = 3000;

/** Goes to the address, and waits until the page changes. Another filter of the same list may change nothing. */
const arriveAt = async (page: Page, path: string): Promise<void> => {
  await goToPage(page, path);
  await page
    .locator(`:is(${SHOWN}):not([data-before])`)
    .first()
    .waitFor({ timeout: CHANGE })
    .catch(() => undefined);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("[data-before]")) delete element.dataset.before;
  });
};

/** Links that open the same kind of page have the same kind; one of them is enough. */
const kindOf = (path: string): string => {
  const { pathname, searchParams } = new URL(path, "http://console");
  const parts = pathname.split("/");
  return `${parts.slice(0, 3).join("/")} ${parts.length} ${parts.at(-1)} ${searchParams.has("filter")}`;
};

/** @param entries paths of menu entries; null for all. Other links are followed if they are below one of these paths */
export const walkAsRole = async ({ page }: Visit, entries: readonly string[] | null): Promise<readonly string[]> => {
  const refusals = listenForRefusals(page);
  const faults: string[] = [];
  const known = new Set<string>();
  const waiting: { readonly path: string; readonly from: string }[] = [];
  const isWanted = (path: string) => entries === null || entries.some((entry) => path.startsWith(entry));
  const notice = async (from: string, area = "#main") => {
    for (const path of await linksIn(page, area)) {
      if (known.has(kindOf(path)) || !isWanted(path)) continue;
      known.add(kindOf(path));
      waiting.push({ path, from });
    }
  };
  const look = async (where: string) => {
    await waitForRest(page, SHOWN);
    if ((await page.locator("#main h1", { hasText: DENIED }).count()) > 0) faults.push(`${where}: ${DENIED}`);
    for (const one of await refusals()) faults.push(`${where}: ${one}`);
  };
  const open = async (path: string, from: string) => {
    try {
      await arriveAt(page, path);
      await look(`${from} -> ${path}`);
      await notice(path);
      const tabs = page.locator("#main [role=tab]");
      for (let at = 1; at < (await tabs.count()); at += 1) {
        const name = await tabs.nth(at).innerText();
        await tabs.nth(at).click();
        await look(`${path}, ${name}`);
        await notice(`${path}, ${name}`);
      }
    } catch (error) {
      faults.push(`${from} -> ${path}: ${String(error).split("\n")[0]}`);
    }
  };
  await look("the first page");
  await notice("the menu", "nav");
  if (waiting.length === 0) faults.push("no entry in the menu");
  await notice("the first page");
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await open(next.path, next.from);
  return faults;
};
