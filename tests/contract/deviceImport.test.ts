// An uploaded file of devices is imported exactly once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import exceljs from "exceljs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { read, utils, write } from "xlsx";
import { business } from "../../platform/business";
import { createPlatform, type RunningPlatform } from "../../platform/framework/server/server";
import { hostileBook } from "../sheets/hostileBook";
import { Client, fieldsOf, type JsonRecord, recordOf, rowsOf } from "./Client";
import { readModel } from "./hosts";
import { VERIFICATION_CODE, TEST_SETTINGS } from "./Host";

const WAITING = 1;
const IMPORTED = 3;
const PASSWORD = "quiet-otter-71";
let dataDir = "";
let platform: RunningPlatform;
let client: Client;
let token = "";

const open = async () => {
  platform = await createPlatform({ business, model: readModel(), dataDir, settings: TEST_SETTINGS });
  client = new Client((request) => platform.fetch(request), "http://platform", platform.publicKey, VERIFICATION_CODE);
};
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "pilothouse-devices-"));
  await open();
  token = await client.token("admin");
}, 60_000);
afterAll(async () => {
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const uploaded = async (body: Uint8Array<ArrayBuffer>, by = token): Promise<string> => {
  const given = { name: "devices.xlsx", zone: "", region: "" };
  const asked = await client.call("/v2/oss/upload/puturl/get", given, { token: by });
  const { put_url, url } = recordOf(asked);
  const done = await platform.fetch(new Request(`http://platform${String(put_url)}`, { method: "PUT", body }));
  expect(done.ok).toBe(true);
  return String(url);
};
const sheetOf = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), "Devices");
  return new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }));
};
const handIn = (url: string, name = "B2026-11", by = token) =>
  client.call(
    "/iot/dev/file/update",
    { name, pk: "pkHomeCam2K", comp_id: 2, url },
    { token: by, style: "legacy", language: "zh-CN" },
  );
const cellsAt = async (url: unknown, as = token): Promise<readonly unknown[][]> => {
  const response = await client.file(url, as);
  const book = read(new Uint8Array(await response.arrayBuffer()));
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, {
    header: 1,
    raw: false,
    defval: "",
  });
};
/** The record of the import, when no job is waiting. */
const imported = async (id: unknown): Promise<JsonRecord> => {
  const seen = new Set<unknown>();
  // A busy machine may need up to this long.
  for (const until = Date.now() + 60_000; Date.now() < until;) {
    const [record] = rowsOf(await client.call("/iot/dev/file/query", { id }, { token, style: "legacy" }));
    seen.add(record?.state);
    if (record?.state === IMPORTED) return { ...record, seen: [...seen] };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("the file was never imported");
};
const devices = async (uid: string) =>
  rowsOf(await client.call("/v2/iot/web/uid/reg/list", { uid, page_index: 1, page_size: 10 }, { token }));

describe("a file of devices", () => {
  it("becomes devices of its product and company; handed in again, it creates nothing", async () => {
    const url = await uploaded(
      sheetOf([
        ["UID", "MAC 地址"],
        ["PHNEW-0000000001", "00:1a:2b:00:00:01"],
        ["PHNEW-0000000002", "001A2B000002"],
        ["PHNEW-0000000003", "no address"],
        ["", "00:1A:2B:00:00:04"],
      ]),
    );
    const made = await handIn(url);
    expect(made.code).toBe(200);
    expect(recordOf(made)).toMatchObject({ state: WAITING, total: 0, failed: 0 });
    const record = await imported(recordOf(made).id);
    expect(record).toMatchObject({ total: 4, done: 4, created: 2, existing: 0, failed: 2 });
    expect(await cellsAt(record.result)).toEqual([
      ["UID", "MAC 地址", "原因"],
      ["PHNEW-0000000003", "no address", "MAC 地址格式错误"],
      ["", "00:1A:2B:00:00:04", expect.stringContaining("缺少 UID")],
    ]);
    expect(await devices("PHNEW-")).toHaveLength(2);
    expect(await devices("PHNEW-0000000001")).toMatchObject([
      { pk: "pkHomeCam2K", comp_id: 2, mac: "00:1A:2B:00:00:01", state: 1, online: 0 },
    ]);
    expect(await imported(recordOf(await handIn(url, "again")).id)).toMatchObject({
      created: 0,
      existing: 2,
      failed: 2,
    });
    expect(await devices("PHNEW-")).toHaveLength(2);
  });

  it("gives no MAC address to two devices: neither to two of the file, however it is written, nor to one beside a stored device", async () => {
    const twice = sheetOf([
      ["UID", "MAC"],
      ["PHMAC-0000000001", "00:1A:2B:00:01:01"],
      ["PHMAC-0000000002", "001a.2b00.0101"],
      ["PHMAC-0000000003", ""],
      ["PHMAC-0000000004", ""],
    ]);
    const first = await imported(recordOf(await handIn(await uploaded(twice), "twice")).id);
    expect(first).toMatchObject({ total: 4, created: 3, failed: 1 });
    expect(await cellsAt(first.result)).toContainEqual([
      "PHMAC-0000000002",
      "001a.2b00.0101",
      "该 MAC 地址已被其他设备使用",
    ]);
    const later = sheetOf([
      ["UID", "MAC"],
      ["PHMAC-0000000001", "00:1A:2B:00:01:01"],
      ["PHMAC-0000000005", "00-1a-2b-00-01-01"],
    ]);
    const second = await imported(recordOf(await handIn(await uploaded(later), "later")).id);
    expect(second).toMatchObject({ total: 2, created: 0, existing: 1, failed: 1 });
    expect((await devices("PHMAC-")).map(({ uid }) => uid)).not.toContain("PHMAC-0000000005");
  });

  it("is read as the console reads it: headers, addresses, hidden rows, and lost digits that stay lost", async () => {
    const book = new exceljs.Workbook();
    const sheet = book.addWorksheet("Devices");
    sheet.addRows([
      ["到货清单"],
      ["设备号(UID)", "物理地址\n(选填)"],
      ["PHREAD-0000000001", "001a.2b00.00a1"],
      ["PHREAD-0000000002", "00-1A-2B-00-00-A2"],
      ["PHREAD-0000000003", ""],
      [Number("89860620160012345678"), ""],
    ]);
    sheet.getRow(5).hidden = true;
    const url = await uploaded(new Uint8Array(await book.xlsx.writeBuffer()));
    const record = await imported(recordOf(await handIn(url, "read")).id);
    expect(record).toMatchObject({ total: 3, created: 2, failed: 1 });
    const made = (await devices("PHREAD-")).map(({ mac }) => String(mac));
    expect(made.sort()).toEqual(["00:1A:2B:00:00:A1", "00:1A:2B:00:00:A2"]);
    expect(await (await client.file(record.result, null)).json()).toMatchObject({ code: 401 });
    const result = await client.file(record.result, token);
    const again = await imported(recordOf(await handIn(await uploaded(new Uint8Array(await result.arrayBuffer())))).id);
    expect(again).toMatchObject({ total: 1, created: 0, failed: 1 });
    expect((await cellsAt(again.result)).at(-1)).toContainEqual(expect.stringContaining("末尾数字已丢失"));
    const bytes = sheetOf(Array.from({ length: 300 }, (_, at) => ["UID", `PHBAD-${at}`]));
    const at = Math.floor(bytes.length / 3);
    bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    expect(fieldsOf(await handIn(await uploaded(bytes))).url).toBe("invalid.workbook.damaged");
  });

  it("takes no device that is a stranger's, and says so in the words of every import", async () => {
    const menus = rowsOf(await client.call("/v2/user/menu/list", { page_size: 1000 }, { token }));
    const menu_ids = menus
      .filter(({ menu_key }) => /^(operate|product)\.device(\.|$)/.test(String(menu_key)))
      .map(({ menu_id }) => menu_id);
    const role = { name: "Importer", cn_name: "导入员", type: 2, state: 1, comp_id: 2, menu_ids };
    const { id: role_id } = recordOf(await client.call("/v2/user/role/add", role, { token }));
    const account = { user_id: "importer", user_name: "Importer", user_password: PASSWORD, user_type: 1, state: 1 };
    const more = { comp_id: 2, role_id, scope: 1 };
    expect((await client.call("/v2/user/account/add", { ...account, ...more }, { token })).code).toBe(200);
    const maker = await client.token("importer", PASSWORD);
    const list = async (by: string) =>
      rowsOf(await client.call("/v2/iot/web/uid/reg/list", { page_index: 1, page_size: 1000 }, { token: by }));
    const own = new Set((await list(maker)).map(({ uid }) => uid));
    const uid = String((await list(token)).find((row) => !own.has(row.uid))?.uid);
    // Nobody can import the uploaded file of another account.
    const theirs = await handIn(await uploaded(sheetOf([["UID"], [uid]])), "strangers", maker);
    expect(fieldsOf(theirs).url).toBe("invalid.fileOfAnother");
    const made = await handIn(await uploaded(sheetOf([["UID"], [uid]]), maker), "strangers", maker);
    const record = await imported(recordOf(made).id);
    expect(record).toMatchObject({ created: 0, existing: 0, failed: 1 });
    expect(await cellsAt(record.result, maker)).toEqual([
      ["UID", "原因"],
      [uid, "已被占用，请更换"],
    ]);
  });

  it("is refused if it unpacks to far more than a table, and other requests are answered meanwhile", async () => {
    const bomb = await hostileBook({ sheet: ["<worksheet><sheetData>", "<row><c/></row>", 300 * 1024 * 1024] });
    const strings = await hostileBook({ strings: ["<sst>", "<si/>", 32 * 1024 * 1024], said: 1000 });
    const urls = [await uploaded(new Uint8Array(await bomb.arrayBuffer()))];
    urls.push(await uploaded(new Uint8Array(await strings.arrayBuffer())));
    const refused = Promise.all(urls.map((url) => handIn(url)));
    expect((await client.call("/v2/user/login/code")).code).toBe(200);
    const fields = (await refused).map((reply) => [reply.code, fieldsOf(reply).url]);
    expect(fields).toEqual([
      [406, "invalid.workbook.ratio"],
      [406, "invalid.workbook.strings"],
    ]);
  });

  it("is refused when it is no workbook, or holds no UID", async () => {
    expect(await handIn(await uploaded(new TextEncoder().encode("uid,mac")))).toMatchObject({
      code: 406,
      data: { fields: { url: "invalid.xlsx" } },
    });
    expect(await handIn(await uploaded(sheetOf([["Name"], ["x"]])))).toMatchObject({
      code: 406,
      data: { fields: { url: "invalid.deviceFile" } },
    });
  });

  it("goes through its states row by row, and goes on after a restart without doubling", async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [`PHMANY-${String(at).padStart(8, "0")}`, ""]);
    const url = await uploaded(
      sheetOf([["Devices of November"], ["MAC", "uid *"], ...rows.map(([uid = ""]) => ["", uid])]),
    );
    const { id } = recordOf(await handIn(url, "many"));
    await vi.waitFor(async () => {
      const [record] = rowsOf(await client.call("/iot/dev/file/query", { id }, { token, style: "legacy" }));
      expect(Number(record?.done)).toBeGreaterThan(0);
    }, 20_000);
    await platform.close();
    await open();
    const record = await imported(id);
    expect(record).toMatchObject({ total: 3000, done: 3000, created: 3000, existing: 0, failed: 0, result: "" });
    expect(record.seen).toEqual([2, 3]);
    const found = await client.call("/v2/iot/web/uid/reg/list", { uid: "PHMANY-", page_size: 1 }, { token });
    expect(found.count).toBe(3000);
  });

  it("says that it is stopped when it is cancelled, and keeps and counts what was imported by then", async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [`PHSTOP-${String(at).padStart(8, "0")}`, ""]);
    const { id } = recordOf(await handIn(await uploaded(sheetOf([["UID", "MAC"], ...rows])), "stopped"));
    const record = async () =>
      rowsOf(await client.call("/iot/dev/file/query", { id }, { token, style: "legacy" }))[0] ?? {};
    await vi.waitFor(async () => expect(Number((await record()).done)).toBeGreaterThan(0), 20_000);
    const jobs = rowsOf(await client.call("/v2/user/task/list", {}, { token }));
    const job = jobs.find((one) => one.resource === "device_import" && one.record === String(id));
    expect((await client.call("/v2/user/task/cancel", { id: job?.id }, { token })).code).toBe(200);
    const stopped = await record();
    expect(stopped).toMatchObject({ state: 4, total: 3000, failed: 0, existing: 0 });
    expect(Number(stopped.created)).toBe(Number(stopped.done));
    expect(Number(stopped.done)).toBeLessThan(3000);
    const found = await client.call("/v2/iot/web/uid/reg/list", { uid: "PHSTOP-", page_size: 1 }, { token });
    expect(found.count).toBe(stopped.created);
    // After a restart, the file is not imported again.
    await platform.close();
    await open();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await record()).toEqual(stopped);
  });

  it("waits when it lies elsewhere", async () => {
    expect(recordOf(await handIn("https://files.example/devices.xlsx"))).toMatchObject({ state: 1, total: 0 });
  });
});
