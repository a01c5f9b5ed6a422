// Starts a Chromium that counts what it loads, on a network of a given speed.
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "../tests/chromium.mjs";

/** Chrome's preset "Fast 3G": milliseconds, and bytes per second. */
const FAST_3G = { latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 } as const;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });

export interface ScriptTotals {
  /** Transferred bytes after compression. */
  readonly bytes: number;
  readonly requests: number;
}

export interface CountedPage {
  readonly page: Page;
  /** Bytes of scripts so far, and the number of requests. */
  readonly scripts: () => ScriptTotals;
}

/** Opens a page that counts its script requests and their compressed bytes. */
export const countedPage = async (context: BrowserContext, network: "local" | "fast 3G"): Promise<CountedPage> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  // All limits are for gzip, because the server of another product may not support Brotli. Our server would answer with
  // Brotli by default.
  await session.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip" } });
  if (network === "fast 3G") await session.send("Network.emulateNetworkConditions", { offline: false, ...FAST_3G });
  const kinds = new Map<string, string>();
  let bytes = 0;
  let requests = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) !== "Script") return;
    bytes += encodedDataLength;
    requests += 1;
  });
  return { page, scripts: () => ({ bytes, requests }) };
};

export interface ShownPage extends ScriptTotals {
  /** Milliseconds from the start of the navigation until the frame is drawn. */
  readonly milliseconds: number;
}

/** painted: people can read it and type into it. usable: React has hydrated it, so that buttons work. */
export type PageMoment = "painted" | "usable";

/**
 * Opens `url` and waits for `selector`. The page itself records the time. Counts the scripts that are loaded until
 * then.
 */
export const measureUntilShown = async (
  page: Page,
  url: string,
  selector: string,
  moment: PageMoment = "usable",
): Promise<ShownPage> => {
  await page.addInitScript(
    ([wanted, when]) => {
      const isThere = (found: Element): boolean =>
        found.getBoundingClientRect().height > 0 &&
        (when === "painted" || Object.keys(found).some((key) => key.startsWith("__reactProps")));
      const look = (): void => {
        const found = document.querySelector(wanted);
        if (found === null || !isThere(found)) requestAnimationFrame(look);
        else
          requestAnimationFrame(() => document.documentElement.setAttribute("data-shown", String(performance.now())));
      };
      look();
    },
    [selector, moment] as const,
  );
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("html[data-shown]").waitFor({ state: "attached", timeout: 60_000 });
  return page.evaluate(() => {
    const milliseconds = Number(document.documentElement.getAttribute("data-shown"));
    const scripts = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => /\.js($|\?)/.test(name) && responseEnd <= milliseconds);
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { milliseconds, bytes, requests: scripts.length };
  });
};
