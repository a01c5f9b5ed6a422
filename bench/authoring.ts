// Measures how fast an author sees what was saved: in an open form, without a reload, with `npm run dev`.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openLive } from "../tests/contract/Host";
import { serveDev, type Served, VERIFICATION_CODE } from "../tests/journeys/serve";
import { launchBrowser } from "./browser";
import { type Measurement, median, formatMs, printFigures, RUN_COUNT } from "./measure";
import { makeBenchConsole, type BenchConsole } from "./tree";

const GOALS = [
  { definitions: 60, seen: "300 ms" },
  { definitions: 600, seen: "500 ms" },
] as const;
const MISTAKE_GOAL = "300 ms";

/** Saves that do not count, because the first ones load code. */
const WARM_UPS = 3;
/** Milliseconds between two saves. */
const PAUSE = 1000;
const PATIENCE = 30_000;

/** Makes the page note when `text` is in the parts with the selector `wanted`, or when nothing is there. */
const noteWhenSeen = (page: Page, wanted: string, text: string | null): Promise<void> =>
  page.evaluate(
    ([selector, sought]) => {
      document.documentElement.removeAttribute("data-seen");
      const found = (): boolean => {
        const host = document.querySelector("pilothouse-mistakes")?.shadowRoot ?? null;
        const parts = [...document.querySelectorAll(selector), ...(host?.querySelectorAll(selector) ?? [])];
        return sought === null ? parts.length === 0 : parts.some((part) => part.textContent.includes(sought));
      };
      const look = (): void => {
        if (found()) document.documentElement.setAttribute("data-seen", String(Date.now()));
        else setTimeout(look, 2);
      };
      look();
    },
    [wanted, text] as const,
  );

/** Milliseconds from saving `content` until the page shows its effect. */
const timeUntil = async (page: Page, file: string, content: string, wanted: string, text: string | null) => {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  await noteWhenSeen(page, wanted, text);
  const start = Date.now();
  writeFileSync(file, content);
  await page.locator("html[data-seen]").waitFor({ state: "attached", timeout: PATIENCE });
  return Number(await page.locator("html").getAttribute("data-seen")) - start;
};

/** Opens `path` as the administrator. */
const openSignedIn = async (address: string, path: string): Promise<Page> => {
  process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
  const { client } = await openLive(address);
  const localStorage = [
    { name: "acc_token", value: await client.token("admin") },
    { name: "pilothouse.user", value: "admin" },
  ];
  const browser = await launchBrowser();
  const context = await browser.newContext({
    locale: "en-US",
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(address + path);
  return page;
};

const MARK = "isSamePage";

const measure = async (tree: BenchConsole, served: Served, goal: string): Promise<readonly Measurement[]> => {
  const [, section = "", name = ""] = /(\w+)\/(\w+)\.yaml$/.exec(tree.probe) ?? [];
  const page = await openSignedIn(served.address, `/${section}/${name}/create`);
  const typed = page.locator("main input[name=name]");
  await typed.waitFor({ timeout: 120_000 });
  // Vite bundles packages that it discovers during the first load. Wait until this is done.
  await page.waitForTimeout(5000);
  await typed.fill("Typed by hand");
  await page.evaluate((mark) => Object.assign(globalThis, { [mark]: true }), MARK);
  await page.setViewportSize({ width: 1280, height: 300 });
  const scrolled = await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return window.scrollY;
  });
  if (scrolled === 0) throw new Error("The form is too short to be scrolled.");
  const file = join(tree.root, tree.probe);
  const original = readFileSync(file, "utf8");
  const seen: number[] = [];
  const wrong: number[] = [];
  const mended: number[] = [];
  for (let index = 0; index < WARM_UPS + RUN_COUNT; index += 1) {
    const content = original.replace("label: { en: Name,", `label: { en: Name ${index},`);
    seen.push(await timeUntil(page, file, content, "main label", `Name ${index}`));
    wrong.push(
      await timeUntil(page, file, content.replace("kind: email", "kind: mail"), "dialog[open]", "unknown kind"),
    );
    mended.push(await timeUntil(page, file, content, "pilothouse-mistakes", null));
  }
  writeFileSync(file, original);
  const isKept =
    (await typed.inputValue()) === "Typed by hand" &&
    (await page.evaluate((mark) => mark in globalThis, MARK)) &&
    (await page.evaluate(() => window.scrollY)) === scrolled;
  await page.context().browser()?.close();
  if (!isKept) throw new Error("The page was reloaded, or has lost what was typed or its scroll position.");
  const middle = (all: readonly number[]): string => formatMs(median(all.slice(WARM_UPS)));
  return [
    { what: "a definition saved: seen in the open form, which is kept", ours: middle(seen), beside: goal },
    { what: "a mistake saved: seen over the page", ours: middle(wrong), beside: MISTAKE_GOAL },
    { what: "the mistake mended: gone from the page", ours: middle(mended), beside: MISTAKE_GOAL },
  ];
};

export const benchAuthoring = async (): Promise<void> => {
  for (const { definitions, seen } of GOALS) {
    const tree = makeBenchConsole(definitions);
    const served = await serveDev(tree.root);
    printFigures(`authoring, ${tree.definitions} definitions`, await measure(tree, served, seen));
    await served.stop();
    rmSync(tree.root, { recursive: true, force: true });
  }
};
