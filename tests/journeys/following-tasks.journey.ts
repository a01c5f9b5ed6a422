// Background tasks of the platform can be followed on every page: exports and imports of the account, even from another
// browser, with their results. A wrong kind of file is refused with the reason before anything is sent.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { read, utils, write } from "xlsx";
import { recordOf } from "../contract/Client";
import { openLive } from "../contract/Host";
import { VERIFICATION_CODE } from "./serve";
import { journeyLanguages } from "./combinations";
import { closePages, workerAddress, type Visit, visitSignedIn } from "./visit";
import { wordsOf } from "./words";

const folder = mkdtempSync(join(tmpdir(), "pilothouse-tasks-"));
const sheets = join(import.meta.dirname, "..", "sheets", "files");
let visits: Visit[] = [];
const signedIn = async (...given: Parameters<typeof visitSignedIn>): Promise<Visit> => {
  const person = await visitSignedIn(...given);
  visits.push(person);
  return person;
};
afterEach(async () => {
  await Promise.all(visits.map((person) => person.end()));
  visits = [];
});
afterAll(async () => {
  await closePages();
  rmSync(folder, { recursive: true, force: true });
});

const stamp = String(Date.now()).slice(-8);

const sheetOf = (name: string, rows: readonly (readonly string[])[]): string => {
  const path = join(folder, name);
  const file: Buffer = write(
    { SheetNames: ["One"], Sheets: { One: utils.aoa_to_sheet(rows.map((row) => [...row])) } },
    { type: "buffer" },
  );
  writeFileSync(path, file);
  return path;
};
const savedBy = async (page: Page, press: () => Promise<void>): Promise<readonly unknown[][]> => {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), press()]);
  const path = join(folder, `${Date.now()}-${download.suggestedFilename()}`);
  await download.saveAs(path);
  const book = read(readFileSync(path));
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1, raw: false });
};
/** Sends a file without the console, like the factory's own tools. Answers the record's key. */
const handIn = async (path: string, name: string): Promise<number> => {
  const address = workerAddress();
  process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
  const { client } = await openLive(address);
  const token = await client.token("admin");
  const asked = await client.call(
    "/v2/oss/upload/puturl/get",
    { name: basename(path), zone: "", region: "" },
    { token },
  );
  const { put_url, url } = recordOf(asked);
  const put = await fetch(new URL(String(put_url), address), { method: "PUT", body: readFileSync(path) });
  expect(put.ok).toBe(true);
  const given = { name, pk: "pkHomeCam2K", comp_id: 2, url };
  return Number(recordOf(await client.call("/iot/dev/file/update", given, { token, style: "legacy" })).id);
};
const drawerOf = async (page: Page, say = wordsOf("en")) => {
  await page.getByRole("button", { name: new RegExp(`^${say("tasks.title")}`) }).click();
  return page.getByRole("dialog", { name: say("tasks.title") });
};

describe("an export", () => {
  it("is cancelled where it is followed, while it is still being written", async () => {
    const { page } = await signedIn("/vas/order/order_bind");
    const name = `given-up-${stamp}`;
    let isWritten = false;
    const asked: unknown[] = [];
    // Tasks in this test are too fast for their progress to be visible, so the answer is changed.
    await page.route("**/mall/order/bind/export/get", async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      for (const task of answer.data)
        if (!isWritten && task.name === name) Object.assign(task, { state: 1, done: 400, total: 1000 });
      await route.fulfill({ response, json: answer });
    });
    await page.route("**/mall/order/bind/export/add", async (route) => {
      const { params } = route.request().postDataJSON();
      if (params.cancel === undefined) return route.continue();
      asked.push(params.cancel);
      isWritten = true;
      await route.fulfill({ json: { code: 200, data: {}, count: 1 } });
    });
    await page.getByRole("button", { name: "Background export" }).click();
    await page.getByRole("button", { name: "Last 3 months" }).click();
    await page.getByRole("textbox", { name: "File name" }).fill(name);
    await page.getByRole("button", { name: "Excel (.xlsx)" }).click();
    const drawer = await drawerOf(page);
    const item = drawer.getByRole("listitem").filter({ hasText: name });
    await item.getByText("400 of 1,000").waitFor();
    await item.getByRole("button", { name: "Cancel" }).click();
    await item.getByRole("button", { name: "Cancel" }).waitFor({ state: "detached" });
    expect(asked).toHaveLength(1);
  });

  it("is found in another browser, with its range, whose it is, and its file", async () => {
    const { page } = await signedIn("/vas/order/order_bind");
    const name = `bindings-${stamp}`;
    await page.getByRole("button", { name: "Background export" }).click();
    await page.getByRole("button", { name: "Last 3 months" }).click();
    await page.getByRole("textbox", { name: "File name" }).fill(name);
    await page.getByRole("button", { name: "Excel (.xlsx)" }).click();
    await page.getByText(`${name}.xlsx is ready`).waitFor();
    const other = await signedIn("/dashboard", { language: "zh-CN", width: 390 });
    const drawer = await drawerOf(other.page, wordsOf("zh-CN"));
    const item = drawer.locator("li").filter({ hasText: `${name}.xlsx` });
    await item.getByText("已完成").waitFor();
    await item.getByText(/订单绑定 · \d{4}-\d\d-\d\d \d\d:\d\d:\d\d · admin · \d+ KB/).waitFor();
    await item.getByText(/时间范围 \d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d/).waitFor();
    const rows = await savedBy(other.page, () => item.getByRole("button", { name: "下载" }).click());
    expect(rows[0]).toContain("Order");
    await item.getByRole("button", { name: "移除" }).click();
    await item.waitFor({ state: "detached" });
    expect(other.errors).toEqual([]);
  });

  it("that failed says why, and is tried again", async () => {
    const { page, context } = await signedIn("/vas/order/order_bind");
    const asked: unknown[] = [];
    await context.route("**/mall/order/bind/export/add", (route) => {
      asked.push(route.request().postDataJSON());
      return route.fulfill({ json: { code: 200, count: 1, data: { id: "0123456789abcdef" } } });
    });
    let state = 2;
    await context.route("**/mall/order/bind/export/get", (route) =>
      route.fulfill({
        json: {
          code: 200,
          count: 1,
          data: [
            {
              id: "0123456789abcdef",
              name: "late",
              file: "late.xlsx",
              state,
              reason: "No room on the disk",
              gmt_create: 1_790_000_000,
            },
          ],
        },
      }),
    );
    await page.getByRole("button", { name: "Background export" }).click();
    await page.getByRole("button", { name: "Last 3 months" }).click();
    await page.getByRole("button", { name: "CSV (.csv)" }).click();
    await page.getByText("Could not create late.xlsx").waitFor();
    const item = (await drawerOf(page)).locator("li").filter({ hasText: "late.xlsx" });
    await item.getByText("No room on the disk").waitFor();
    state = 1;
    await item.getByRole("button", { name: "Try again" }).click();
    await item.getByText("Processing").waitFor();
    expect(asked.at(-1)).toMatchObject({ params: { retry: "0123456789abcdef" } });
  });

  it("cannot be asked for while the platform is out of reach, which is shown and tried again", async () => {
    const { page, context } = await signedIn("/dashboard");
    await page.getByText("Today").first().waitFor();
    await context.route(/\/(export|import)\/(get|list)$|dev\/file\/query$/, (route) => route.abort());
    const drawer = await drawerOf(page);
    await drawer.getByRole("alert").waitFor();
    await context.unroute(/\/(export|import)\/(get|list)$|dev\/file\/query$/);
    await drawer.getByRole("button", { name: "Try again", exact: true }).click();
    await drawer.getByRole("alert").waitFor({ state: "detached" });
  });
});

describe("a file of devices", () => {
  it("is handed in, imported by itself, and its wrong rows are given back", async () => {
    const path = sheetOf(`devices-${stamp}.xlsx`, [
      ["UID", "MAC"],
      [`PHJ${stamp}-01`, "00:1A:2B:00:10:01"],
      [`PHJ${stamp}-02`, ""],
      [`PHJ${stamp}-03`, "nonsense"],
    ]);
    const id = await handIn(path, `Batch ${stamp}`);
    const { page, errors } = await signedIn(`/operate/device/create?import=${id}`);
    await page.getByText(`“Batch ${stamp}” was imported: 3 rows.`).waitFor();
    expect(await page.locator("[data-count] b").allInnerTexts()).toEqual(["2", "0", "1"]);
    await page.getByRole("button", { name: "Download 1 row with errors" }).waitFor();
    await page.goto(`/operate/device?filter=${JSON.stringify({ name: `Batch ${stamp}` })}`);
    const row = page.locator("main tbody tr[aria-rowindex]").filter({ hasText: `Batch ${stamp}` });
    await row.getByText("Imported").waitFor();
    const item = (await drawerOf(page))
      .locator("li")
      .filter({ hasText: `Batch ${stamp}` })
      .first();
    await item.getByText("2 created").waitFor();
    const rows = await savedBy(page, () => item.getByRole("button", { name: "Download 1 row with errors" }).click());
    expect(rows).toEqual([
      ["UID", "MAC", "Reason"],
      [`PHJ${stamp}-03`, "nonsense", "Invalid MAC address"],
    ]);
    await item.getByRole("link", { name: "All imports" }).click();
    await page.waitForURL((url) => url.pathname === "/operate/device");
    expect(errors).toEqual([]);
  });
});

describe("long work of any kind", () => {
  it("is seen and cancelled in the drawer: a batch of codes, and a file of devices, which keeps what is imported", async () => {
    process.env.PILOTHOUSE_CODE ??= VERIFICATION_CODE;
    const { client } = await openLive(workerAddress());
    const given = { token: await client.token("admin"), style: "legacy" } as const;
    const batch = { spec_id: 5, comp_id: 1, number: 100_000, gmt_expire: Math.floor(Date.now() / 1000) + 86_400 };
    const { batch_id } = recordOf(await client.call("/mall/cdk/order/add", batch, given));
    const { page, errors } = await signedIn("/vas/order/cdk_order");
    const drawer = await drawerOf(page);
    const codes = drawer.locator("li").filter({ hasText: String(batch_id) });
    await codes.getByRole("button", { name: "Cancel" }).click();
    await codes.getByText("It was cancelled").waitFor();
    const uids = Array.from({ length: 120_000 }, (_, at) => [`PHX${stamp}-${String(at).padStart(6, "0")}`]);
    const name = `Given up ${stamp}`;
    const id = await handIn(sheetOf(`many-${stamp}.xlsx`, [["UID"], ...uids]), name);
    const devices = drawer.locator("li").filter({ hasText: name });
    await devices.getByText("Importing").waitFor({ timeout: 30_000 });
    await devices.getByRole("button", { name: "Cancel" }).click();
    await devices.getByText("Stopped", { exact: true }).waitFor();
    await devices.getByText(/\d+ of 120,000 rows/).waitFor();
    await page.goto(`/operate/device/create?import=${id}`);
    await page.getByText(`“${name}” was stopped after`).waitFor();
    expect(errors).toEqual([]);
  });
});

describe("an import of cards", () => {
  it("is in the history of imports, with the rows it did not take, for a colleague too", async () => {
    const { page } = await signedIn("/product/iccid");
    const path = sheetOf(`cards-${stamp}.xlsx`, [
      ["ICCID", "Carrier", "SIM provider"],
      [`898607${stamp}000001`, "China Unicom", "1"],
      [`898607${stamp}000002`, "Moonlight", "1"],
    ]);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.locator("[role=dialog] input[type=file]").setInputFiles(path);
    await page.getByRole("button", { name: "Import 1 row" }).click();
    await page.getByText("Done: 1 record created").waitFor();
    const other = await signedIn("/product/iccid/iccid_import", { language: "zh-CN" });
    const row = other.page.locator("main tbody tr[aria-rowindex]").filter({ hasText: `cards-${stamp}.xlsx` });
    await row.getByText("已导入").waitFor();
    const item = (await drawerOf(other.page, wordsOf("zh-CN")))
      .locator("li")
      .filter({ hasText: `cards-${stamp}.xlsx` })
      .first();
    await item.getByText("新增 1").waitFor();
    const rows = await savedBy(other.page, () => item.getByRole("button", { name: "下载 1 行错误数据" }).click());
    expect(rows[1]?.[0]).toBe(`898607${stamp}000002`);
    expect(rows[1]?.at(-1)).toContain("Moonlight");
  });
});

describe("a file that will not do", () => {
  it.each(journeyLanguages("zh-CN"))("is recognised before anything is sent, in %s", async (language) => {
    const say = wordsOf(language);
    const { page } = await signedIn("/product/iccid", { language });
    await page.getByRole("button", { name: say("ui.import"), exact: true }).click();
    const choose = (name: string) => page.locator("[role=dialog] input[type=file]").setInputFiles(join(sheets, name));
    for (const [name, key] of [
      ["csv-renamed.xlsx", "text"],
      ["xls-renamed.xlsx", "xls"],
      ["encrypted.xlsx", "encrypted"],
      ["empty.xlsx", "empty"],
      ["cut-off.xlsx", "cut_off"],
      ["ods-renamed.xlsx", "no_sheet"],
    ] as const) {
      await choose(name);
      await page.getByText(say(`import.fault.${key}`)).waitFor();
    }
    await choose("header-only.xlsx");
    await page.getByText(say("import.no_rows")).waitFor();
    await page.getByRole("button", { name: say("import.other") }).click();
    await choose("other-columns.xlsx");
    await page.getByText(say("import.no_match")).waitFor();
    await page.getByRole("button", { name: say("import.other") }).click();
    await choose("openpyxl.xlsx");
    await page.getByText(say("import.no_value", { value: '=CONCATENATE("00","34")' })).waitFor();
  });
});

describe("who used activation codes", () => {
  it("is listed for all batches, and for one", async () => {
    const { page, errors } = await signedIn("/vas/cdkorder/cdk_use");
    await page.locator("main tbody tr[aria-rowindex]").first().waitFor();
    await page.goto("/vas/cdkorder/1/show");
    await page.getByText("PH26-USED-ALRE-ADY1").first().waitFor();
    expect(errors).toEqual([]);
  });
});
