// Measures the first screens: size and time, compared with the smallest react-admin application in the same run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { build } from "vite";
import { serve, VERIFICATION_CODE } from "../tests/journeys/serve";
import { countedPage, launchBrowser } from "./browser";
import { measureInitialScript } from "./measureInitialScript";
import { formatKB, median, formatMs, printFigures, RUN_COUNT, formatSeconds } from "./measure";
import { measureOpening, type MeasuredSite } from "./opened";
import { benchPublicPages } from "./publicPages";
import { serveFolder } from "./serveFolder";
import { PROJECT_ROOT } from "./tree";

const ROW = "tbody tr[data-index] th";
const PEER_ROWS = JSON.stringify({
  data: Array.from({ length: 10 }, (_, id) => ({
    id,
    uid: `U${id}`,
    mac: "02:00:00:00:00:01",
    name: "Camera",
    pk: "pk",
    state: 1,
    net_type: 1,
    ver: "1.0",
    gmt_create: 1,
  })),
  total: 100_000,
});

/**
 * Signs in once through the form, and keeps the browser's storage. Also answers the time from the click until rows are
 * shown.
 */
const signedInStorage = async (
  browser: Browser,
  address: string,
  network: "local" | "fast 3G",
): Promise<{ storage: MeasuredSite["storage"]; milliseconds: number }> => {
  const context = await browser.newContext({ locale: "en-US" });
  const { page } = await countedPage(context, network);
  await page.goto(`${address}/product/device?lang=en`);
  await page.locator("input[name=account]").fill("admin");
  await page.locator("input[name=password]").fill("pilothouse");
  await page.locator("input[name=code]").pressSequentially(VERIFICATION_CODE, { delay: 400 });
  await page.waitForTimeout(network === "fast 3G" ? 6000 : 0);
  const start = performance.now();
  await page.locator("button[type=submit]").click();
  await page.locator(ROW).first().waitFor({ timeout: 60_000 });
  const milliseconds = performance.now() - start;
  const state = await context.storageState();
  await context.close();
  return { storage: state.origins.flatMap((origin) => origin.localStorage), milliseconds };
};

const layoutShift = async (browser: Browser, site: MeasuredSite): Promise<number> => {
  const context = await browser.newContext({
    locale: "en-US",
    storageState: { cookies: [], origins: [{ origin: site.address, localStorage: [...site.storage] }] },
  });
  const page = await context.newPage();
  await page.goto(site.address + site.list);
  await page.locator(site.row).first().waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry && typeof entry.value === "number") sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 1000);
      }),
  );
  await context.close();
  return shift;
};

/**
 * From a click in the menu until rows are shown, with a warm cache: the median over the screens, and the script that
 * each screen loaded first.
 */
const furtherScreens = async (
  browser: Browser,
  site: MeasuredSite,
): Promise<{ milliseconds: number; bytes: number; heaviest: string }> => {
  const context = await browser.newContext({
    locale: "en-US",
    storageState: { cookies: [], origins: [{ origin: site.address, localStorage: [...site.storage] }] },
  });
  const { page, scripts } = await countedPage(context, "local");
  await page.goto(site.address + site.list);
  await page.locator(ROW).first().waitFor();
  // Files that the first screen loads afterwards must not count for other screens.
  await page.waitForTimeout(1500);
  const paths = ["/vas/order", "/product/product_list", "/operate/time_plan", "/operate/user", "/product/device"];
  const follow = async (path: string): Promise<number> => {
    await page.evaluate((to) => {
      window.history.pushState({}, "", `${to}?lang=en`);
      window.dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, path);
    const start = performance.now();
    await page.waitForFunction(
      (to) => location.pathname === to && document.querySelector("tbody tr[data-index] th") !== null,
      path,
      { polling: "raf" },
    );
    return performance.now() - start;
  };
  const own = new Map<string, number>();
  for (const path of paths) {
    const before = scripts().bytes;
    await follow(path);
    await page.waitForTimeout(300);
    own.set(path, scripts().bytes - before);
  }
  const times: number[] = [];
  for (let round = 0; round < RUN_COUNT; round += 1) for (const path of paths) times.push(await follow(path));
  await context.close();
  const bytes = Math.max(...own.values());
  return { milliseconds: median(times), bytes, heaviest: [...own].find(([, size]) => size === bytes)?.[0] ?? "" };
};

export const benchScreens = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-peer-"));
  await build({
    root: join(PROJECT_ROOT, "bench", "peers", "minimal"),
    configFile: false,
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true },
  });
  const peerServer = await serveFolder(folder, (url) => (url.pathname === "/rows.json" ? PEER_ROWS : null));
  // The platform runs as in production. A test environment would load additional code that checks answers against the
  // definitions.
  const served = await serve(PROJECT_ROOT, { PILOTHOUSE_ENV: "1" });
  const browser = await launchBrowser();
  const first = await signedInStorage(browser, served.address, "local");
  const ours: MeasuredSite = {
    address: served.address,
    signIn: "/login?lang=en",
    list: "/product/device?lang=en",
    row: ROW,
    storage: first.storage,
  };
  const peer: MeasuredSite = {
    address: peerServer.address,
    // The address of the form, because the redirect from the home page to the form takes seconds.
    signIn: "/#/login",
    list: "/#/devices",
    row: "tbody td",
    storage: [{ name: "peer", value: "1" }],
  };

  await benchPublicPages(browser, ours, peer);
  const list = {
    ours: await measureOpening(browser, ours, ours.list, ours.row, { signedIn: true }),
    peer: await measureOpening(browser, peer, peer.list, peer.row, { signedIn: true }),
  };
  const slowList = {
    ours: await measureOpening(browser, ours, ours.list, ours.row, { signedIn: true, network: "fast 3G" }),
    peer: await measureOpening(browser, peer, peer.list, peer.row, { signedIn: true, network: "fast 3G" }),
  };
  const afterSignIn = await signedInStorage(browser, served.address, "fast 3G");
  const further = await furtherScreens(browser, ours);
  const shift = await layoutShift(browser, ours);
  printFigures("first screens", [
    {
      what: "first list signed in: script, gzip",
      ours: formatKB(list.ours.bytes),
      beside: `340 KB; peer ${formatKB(list.peer.bytes)}`,
    },
    {
      what: "first list signed in: script requests",
      ours: String(list.ours.requests),
      beside: `12; peer ${list.peer.requests}`,
    },
    {
      what: "first list, signed in, cold, fast 3G",
      ours: formatSeconds(slowList.ours.milliseconds),
      beside: `1.0 x peer ${formatSeconds(slowList.peer.milliseconds)}`,
    },
    {
      what: "rows after pressing sign-in, fast 3G",
      ours: formatSeconds(afterSignIn.milliseconds),
      beside: `peer's cold list ${formatSeconds(slowList.peer.milliseconds)}`,
    },
    { what: "further screen, click to rows, cached", ours: formatMs(further.milliseconds), beside: "100 ms" },
    { what: `further screen: own script, most (${further.heaviest})`, ours: formatKB(further.bytes), beside: "17 KB" },
    { what: "layout shift, device list", ours: shift.toFixed(3), beside: "0.02" },
  ]);
  await browser.close();
  await served.stop();
  peerServer.stop();
  const now = await measureInitialScript(0);
  const grown = await measureInitialScript(now.definitions * 10);
  printFigures("script of the first list, gzip", [
    { what: `${now.definitions} definitions`, ours: formatKB(now.bytes), beside: "342 KB" },
    { what: `${grown.definitions} definitions`, ours: formatKB(grown.bytes), beside: "the same" },
  ]);
  rmSync(folder, { recursive: true, force: true });
};
