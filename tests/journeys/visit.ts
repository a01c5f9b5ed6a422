// A person with a browser page: signed in or not, in a language, with a screen width.
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { inject, onTestFailed, TestRunner } from "vitest";
import { CHROMIUM_FLAGS, findChromium } from "../chromium.mjs";
import type { JsonRecord } from "../contract/Client";
import { openLive } from "../contract/Host";
import { VERIFICATION_CODE } from "./serve";

/** The address of this worker's platform. */
export const workerAddress = (): string => {
  const addresses = inject("addresses");
  return addresses[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % addresses.length] ?? "";
};

let browser: Promise<Browser> | undefined;
const launch = (): Promise<Browser> => {
  browser ??= chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  return browser;
};
/** Closes pages that a failed journey left open. Call it after the last journey of a file. */
export const closePages = async (): Promise<void> => {
  const contexts = (await browser)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
};

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors and console errors so far. */
  readonly errors: readonly string[];
  /** Opens a path of the product. */
  readonly open: (path: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

interface Manner {
  readonly language?: "en" | "zh-CN" | "zh-TW";
  readonly width?: number;
  readonly address?: string;
}

const TOLD = 1500;
/** Prints the state of a failed journey, for machines from which only the log is available. */
export const showErrors = async (page: Page, errors: readonly string[]): Promise<void> => {
  if (page.isClosed()) return;
  const text = await page.evaluate(() => document.body.innerText).catch(String);
  console.error(`${page.url()}\n${text.replaceAll(/\s*\n\s*/g, " | ").slice(0, TOLD)}\n${errors.join("\n")}`);
};

/** Opens the console without signing in. */
export const visit = async ({
  language = "en",
  width = 1280,
  address = workerAddress(),
}: Manner = {}): Promise<Visit> => {
  const context = await (
    await launch()
  ).newContext({
    baseURL: address,
    locale: language === "en" ? "en-US" : language,
    viewport: { width, height: width < 600 ? 844 : 800 },
    hasTouch: width < 600,
    acceptDownloads: true,
    // Servers in journeys have their own certificates.
    ignoreHTTPSErrors: true,
    // Animations would only take time.
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // The platform answers an unknown address of the console with status 404, and with a page of the console.
    const isPage = message.text().includes("404") && message.location().url === page.url();
    if (message.type() === "error" && !isPage) errors.push(message.text());
  });
  // Some visits begin before the first test, when no test is current.
  if (TestRunner.getCurrentTest() !== undefined) onTestFailed(() => showErrors(page, errors));
  return {
    page,
    context,
    errors,
    open: async (path) => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
    },
    end: () => context.close(),
  };
};

interface Account {
  readonly account?: string;
  readonly password?: string;
}

/** Fills in the visible sign-in form, and sends it. */
export const signIn = async (
  { page }: Visit,
  { account = "admin", password = "pilothouse" }: Account = {},
): Promise<void> => {
  // The form may cover a page that has a form, too.
  const form = page.locator(".public form");
  await form.locator(".picture img").waitFor();
  await form.locator("input[name=account]").fill(account);
  await form.locator("input[name=password]").fill(password);
  await form.locator("input[name=code]").fill(VERIFICATION_CODE);
  await form.locator("button[type=submit]").click();
};

/** Opens `path` in a browser with these stored values. storageState would open another page for this. */
const openWith = async (
  { page, context, open }: Visit,
  kept: readonly { readonly name: string; readonly value: string }[],
  path: string,
): Promise<void> => {
  const session = await context.newCDPSession(page);
  const source = `if (location.protocol !== "about:") for (const { name, value } of ${JSON.stringify(kept)}) localStorage.setItem(name, value);`;
  await session.send("Page.enable");
  const { identifier } = await session.send("Page.addScriptToEvaluateOnNewDocument", { source });
  await open(path);
  await session.send("Page.removeScriptToEvaluateOnNewDocument", { identifier });
  await session.detach();
};

/** The stored values of a signed-in browser, made by the call, without the form. */
const keptBySigningIn = async (address: string, { account = "admin", password }: Account) => {
  process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
  const { client } = await openLive(address);
  const token = await client.token(account, password);
  // A language that an earlier journey chose for this account would replace the browser's language some seconds later.
  const headers = { authorization: `Bearer ${token}` };
  await client.fetch("/rest/preferences/locale", { method: "DELETE", headers });
  return [
    { name: "acc_token", value: token },
    { name: "pilothouse.user", value: account },
  ];
};

/**
 * Answers a function that calls the platform as `account`. Journeys use it to prepare data before acting on pages, and to
 * check results afterwards.
 */
export const createCaller = async (account = "admin") => {
  process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
  const { client } = await openLive(workerAddress());
  const token = await client.token(account);
  return (path: string, params: JsonRecord = {}) =>
    client.call(path, params, { token, style: path.startsWith("/v2/") ? "bearer" : "legacy" });
};

/** Opens `path`, signed in with a new session. */
export const visitSignedIn = async (path: string, manner: Manner & Account = {}): Promise<Visit> => {
  const kept = await keptBySigningIn(manner.address ?? workerAddress(), manner);
  const person = await visit(manner);
  await openWith(person, kept, path);
  return person;
};

/** Goes to an address like a link inside the console, without a reload. */
export const goToPath = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
