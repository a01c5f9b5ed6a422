// Files of 100,000 rows in the product, in Chromium: a list is exported to a workbook, and the rows of a workbook are
// checked. During this work, the page must stay fast, and memory must stay limited.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { Workbook } from "pilothouse/features/sheets/book";
import { readSheet } from "../features/sheets/book/readSheet";
import { serve, VERIFICATION_CODE } from "../tests/journeys/serve";
import { launchBrowser } from "./browser";
import { measureLongestTask } from "./measureLongestTask";
import { type Measurement, formatMB, formatMs, printFigures, formatSeconds } from "./measure";
import { PROJECT_ROOT } from "./tree";

const ROWS = 100_000;
/** Every fiftieth row is wrong. */
const WRONG = 50;
const LONG_TASK = 20;

/** Peak memory of the renderers, including workers. NaN if the system does not report it. */
const peakMemory = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => {
      try {
        return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? Number.NaN) * 1024;
      } catch {
        return 0;
      }
    });
  return Math.max(...peaks);
};

const signIn = async (page: Page, address: string, path: string): Promise<void> => {
  await page.goto(`${address}${path}?lang=en`);
  await page.locator("input[name=account]").fill("admin");
  await page.locator("input[name=password]").fill("pilothouse");
  await page.locator("input[name=code]").fill(VERIFICATION_CODE);
  await page.locator("button[type=submit]").click();
  await page.locator("tbody tr[data-index] th").first().waitFor({ timeout: 60_000 });
  // Wait until the work of the first frames has ended.
  await page.waitForTimeout(2000);
};

/** A file of SIM cards with ten columns, like those of suppliers. */
const writeCards = async (path: string): Promise<void> => {
  const further = ["Batch", "Pallet", "Remark", "Colour", "Shelf"];
  const book = new Workbook("Cards", ["ICCID", "Carrier", "SIM provider", "Card type", "Linked ID", ...further]);
  for (let at = 0; at < ROWS; at += 1000)
    await book.add(
      Array.from({ length: 1000 }, (_, step) => {
        const row = at + step;
        const carrier = row % WRONG === 7 ? "Moonlight" : "China Unicom";
        const card = `898606${String(row).padStart(14, "0")}`;
        return [card, carrier, "1", "1", "", `B${row % 40}`, `P-${row % 900}`, "到货 spring", "red", String(row % 7)];
      }),
    );
  writeFileSync(path, new Uint8Array(await (await book.finish()).arrayBuffer()));
};

const inBrowser = async <Result>(
  address: string,
  path: string,
  work: (page: Page, peak: () => Promise<number>) => Promise<Result>,
): Promise<Result> => {
  // This browser is started separately, so that its memory is used by this work alone.
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  await signIn(page, address, path);
  const before = await peakMemory(browser);
  try {
    return await work(page, async () => (await peakMemory(browser)) - before);
  } finally {
    await browser.close();
  }
};

const exported = (address: string, folder: string): Promise<readonly Measurement[]> =>
  inBrowser(address, "/product/device", async (page, peak) => {
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const path = join(folder, "devices.xlsx");
    let milliseconds = 0;
    const longest = await measureLongestTask(page, async () => {
      const start = performance.now();
      const [download] = await Promise.all([
        page.waitForEvent("download", { timeout: 300_000 }),
        page.getByRole("button", { name: "Excel (.xlsx)" }).click(),
      ]);
      milliseconds = performance.now() - start;
      await download.saveAs(path);
    });
    let rows = -1;
    for await (const _ of readSheet(new Blob([readFileSync(path)]))) rows += 1;
    return [
      {
        what: `export of ${rows.toLocaleString("en")} rows to xlsx, ${formatMB(statSync(path).size)}`,
        ours: formatSeconds(milliseconds),
        beside: "6 s",
      },
      { what: "longest task on the page, time of its thread", ours: formatMs(longest), beside: `${LONG_TASK} ms` },
      { what: "memory more than before, worker included", ours: formatMB(await peak()), beside: "600 MB" },
    ];
  });

const imported = (address: string, path: string): Promise<readonly Measurement[]> =>
  inBrowser(address, "/product/iccid", async (page, peak) => {
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const input = page.locator("[role=dialog] input[type=file]");
    await input.waitFor({ state: "attached" });
    await page.waitForTimeout(500);
    let [first, all] = [0, 0];
    const longest = await measureLongestTask(page, async () => {
      const start = performance.now();
      await input.setInputFiles(path);
      await page.getByText("“Moonlight” is not one of the allowed values").first().waitFor();
      first = performance.now() - start;
      const ready = page.getByRole("button", { name: /^Import [\d,]+ rows$/ }).and(page.locator(":enabled"));
      await ready.waitFor({ timeout: 120_000 });
      all = performance.now() - start;
    });
    const file = formatMB(statSync(path).size);
    return [
      {
        what: `import of ${ROWS.toLocaleString("en")} rows: first errors on screen`,
        ours: formatSeconds(first),
        beside: "3 s",
      },
      { what: "whole file read, mapped and judged", ours: formatSeconds(all), beside: file },
      { what: "longest task on the page, time of its thread", ours: formatMs(longest), beside: `${LONG_TASK} ms` },
      { what: "memory more than before, worker included", ours: formatMB(await peak()), beside: "600 MB" },
    ];
  });

export const benchFiles = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-files-"));
  const served = await serve(PROJECT_ROOT);
  try {
    const path = join(folder, "cards.xlsx");
    await writeCards(path);
    const title = `files of 100,000 rows, 10 columns (load ${(loadavg()[0] ?? 0).toFixed(0)} on ${availableParallelism()} cores)`;
    printFigures(title, [...(await exported(served.address, folder)), ...(await imported(served.address, path))]);
  } finally {
    await served.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
