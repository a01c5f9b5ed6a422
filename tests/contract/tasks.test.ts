// Background tasks of the platform: exports and imports.
import { newName } from "./newName";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { read, utils } from "xlsx";
import { business } from "../../platform/business";
import { createPlatform, type RunningPlatform } from "../../platform/framework/server/server";
import { Client, isRecord, recordOf, rowsOf } from "./Client";
import { readModel } from "./hosts";
import { VERIFICATION_CODE, TEST_SETTINGS } from "./Host";
import { DAY } from "../../platform/framework/wire/seconds";

const NOW = Math.floor(Date.now() / 1000);
const RANGE = { gmt_create_begin: NOW - 80 * DAY, gmt_create_end: NOW };

let dataDir = "";
let platform: RunningPlatform;
let client: Client;
let token = "";
let clock = NOW;

const open = async () => {
  platform = await createPlatform({
    business,
    model: readModel(),
    dataDir,
    settings: TEST_SETTINGS,
    now: () => clock,
  });
  client = new Client((request) => platform.fetch(request), "http://platform", platform.publicKey, VERIFICATION_CODE);
};
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "pilothouse-tasks-"));
  await open();
  token = await client.token("admin");
}, 60_000);
afterAll(async () => {
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const signInNow = async () => {
  const user_password = client.encrypted("admin", "pilothouse", clock * 1000);
  return String(recordOf(await client.signIn("admin", "pilothouse", { user_password })).acc_token);
};

const legacy = (path: string, params: Readonly<Record<string, unknown>> = {}, as = token, language = "en") =>
  client.call(path, params, { token: as, style: "legacy", language });

const finished = async (id: unknown, as = token) => {
  for (let turn = 0; turn < 200; turn += 1) {
    const [task] = rowsOf(await legacy("/mall/order/bind/export/get", { id }, as));
    if (task && task.state !== 1) return task;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("the task never ended");
};

const fetchFile = (url: unknown, as: string) =>
  platform.fetch(new Request(`http://platform${url}`, { headers: { authorization: `Bearer ${as}` } }));

describe("an export task", () => {
  it.each([
    ["orders bound to apps", "/mall/order/bind/export/add"],
    ["devices", "/iot/uid/export/add"],
  ])("is refused without a range of three months at most: of %s", async (_of, path) => {
    const none = await legacy(path, {});
    expect(none).toMatchObject({ code: 406, msg: "A time range within three months must be chosen" });
    const long = { ...RANGE, gmt_create_begin: NOW - 120 * DAY };
    expect((await legacy(path, long, token, "zh-CN")).msg).toBe("必须选择三个月以内的时间范围");
  });

  it("writes what the filters match, in the caller's words, for the caller alone", async () => {
    const [newest] = rowsOf(await legacy("/mall/order/bind/query"));
    const end = Number(newest?.gmt_create);
    const range = { gmt_create_begin: end - 80 * DAY, gmt_create_end: end };
    const listed = await legacy("/mall/order/bind/query", { ...range, page_size: 1000 });
    expect(listed.count).toBeGreaterThan(0);
    const started = recordOf(
      await legacy("/mall/order/bind/export/add", { ...range, zone: "Asia/Shanghai" }, token, "zh-CN"),
    );
    expect(started).toMatchObject({ state: 1 });
    const task = await finished(started.id);
    expect(task).toMatchObject({ state: 3, done: listed.count, total: listed.count });
    const response = await fetchFile(task.url, token);
    const book = read(new Uint8Array(await response.arrayBuffer()));
    const rows = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1, raw: false });
    expect(rows).toHaveLength(listed.count + 1);
    expect(rows[0]).toContain("绑定公司");
    expect(rows[1]?.[rows[0]?.indexOf("绑定时间 (Asia/Shanghai)") ?? 0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect((await fetchFile(task.url, "nobody")).headers.get("content-disposition")).toBeNull();
    const other = await client.token("operator").catch(() => "");
    expect(other === "" ? 401 : (await (await fetchFile(task.url, other)).json()).code).not.toBe(200);
  });

  it("has its owner, its range, and why it failed in the caller's language, and is written when it is tried again", async () => {
    // A file is in the place of the folder for task files, so writing fails.
    const folder = join(dataDir, "tasks");
    renameSync(folder, `${folder}.away`);
    writeFileSync(folder, "");
    const started = recordOf(await legacy("/mall/order/bind/export/add", { ...RANGE, name: "Q4" }));
    expect(started).toMatchObject({ user_name: "admin", file: "Q4.xlsx", begin: RANGE.gmt_create_begin, end: NOW });
    expect(await finished(started.id)).toMatchObject({
      state: 2,
      reason: "It could not be saved: the platform's disk is full or write-protected",
    });
    const [chinese] = rowsOf(await legacy("/mall/order/bind/export/get", { id: started.id }, token, "zh-CN"));
    expect(chinese?.reason).toBe("保存失败：平台磁盘已满或没有写入权限");
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
    expect(recordOf(await legacy("/mall/order/bind/export/add", { retry: started.id }))).toMatchObject({
      state: 1,
      reason: "",
    });
    const task = await finished(started.id);
    expect(task).toMatchObject({ state: 3, reason: "" });
    expect(Number(task.size)).toBe((await (await fetchFile(task.url, token)).arrayBuffer()).byteLength);
  });

  it("contains the typed texts, and a spreadsheet does not execute them", async () => {
    const typed = [
      '=HYPERLINK("http://192.0.2.1","x")',
      "+1-1",
      "-2+3",
      "@SUM(1)",
      "\tx",
      "'=1",
      '"a",b',
      "0012",
      "1e5",
    ];
    const orders = rowsOf(await client.call("/v2/mall/admin/order/list", { page_size: 60 }, { token }));
    let bound = 0;
    for (const { order_id } of orders) {
      if (bound === typed.length) break;
      // A device that is already bound is refused.
      const answer = await legacy("/mall/order/bind/add", { order_id, comp_id: 1, remark: typed[bound] });
      if (answer.code === 200) bound += 1;
    }
    for (const format of ["xlsx", "csv"]) {
      const task = await finished(recordOf(await legacy("/mall/order/bind/export/add", { ...RANGE, format })).id);
      const file = new Uint8Array(await (await fetchFile(task.url, token)).arrayBuffer());
      const book = read(file, { raw: true, cellFormula: true });
      const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
      const [head = [], ...lines] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
      const found = lines.map((line) => line[head.indexOf("Remark")]);
      // In a CSV file, spreadsheets would read a text with this beginning as a formula, so it gets an apostrophe.
      const shown = (text: string) => (format === "csv" && /^[=+\-@\t]/.test(text) ? `'${text}` : text);
      expect(found).toEqual(expect.arrayContaining(typed.map(shown)));
      expect(Object.values(sheet).filter((cell) => isRecord(cell) && cell.f !== undefined)).toEqual([]);
    }
  });

  it("point 1: has the rows that are named by their keys in this order, of more keys than a list may be filtered by", async () => {
    const listed = rowsOf(await legacy("/mall/order/bind/query", { page_size: 1000 }));
    const ids = listed.map(({ id }) => Number(id)).sort((a, b) => (a % 7) - (b % 7) || b - a);
    const absent = Array.from({ length: 1500 }, (_, at) => 1_000_000 + at);
    const filters = { id: [...ids.slice(0, 2), ...absent, ...ids.slice(2)] };
    const task = await finished(recordOf(await legacy("/mall/order/bind/export/add", { filters, columns: ["id"] })).id);
    expect(task).toMatchObject({ state: 3, done: ids.length });
    const book = read(new Uint8Array(await (await fetchFile(task.url, token)).arrayBuffer()));
    const [, ...lines] = utils.sheet_to_json<number[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1 });
    expect(lines.map(([id]) => Number(id))).toEqual(ids);
  });

  it("is no longer had by who has lost the right or the companies it was made under", async () => {
    const user_id = `exporter${Date.now()}`;
    const given = {
      user_id,
      get user_name() {
        return newName("Exporter");
      },
      user_email: `${user_id}@example.com`,
      user_phone_area: "+86",
    };
    const rights = { user_type: 1, comp_id: 2, role_id: 3, scope: 2, state: 1, user_password: "exporter-1-secret" };
    const phone = `139${String(Date.now()).slice(-8)}`;
    const account = recordOf(
      await client.call("/v2/user/account/add", { ...given, ...rights, user_phone: phone }, { token }),
    );
    const own = await client.token(user_id, "exporter-1-secret");
    const task = recordOf(await legacy("/mall/order/bind/export/add", RANGE, own));
    const { url, state } = await finished(task.id, own);
    expect(state).toBe(3);
    const got = async (change: Readonly<Record<string, unknown>>) => {
      const changed = await client.call("/v2/user/account/set", { id: account.id, ...change }, { token });
      expect(changed.code).toBe(200);
      const response = await fetchFile(url, own);
      const text = await response.text();
      return text.startsWith("{") ? recordOf({ data: JSON.parse(text), code: 200, count: 1 }).code : response.status;
    };
    expect(await got({})).toBe(200);
    expect(await got({ scope: 1 })).toBe(513);
    expect(await got({ scope: 2 })).toBe(200);
    expect(await got({ role_id: 12 })).toBe(513);
    expect(await got({ role_id: 3 })).toBe(200);
    expect(await got({ comp_id: 3 })).toBe(513);
  });

  it("goes on after a restart, and is gone with its file after seven days", async () => {
    const started = recordOf(await legacy("/mall/order/bind/export/add", { ...RANGE, format: "csv" }));
    await platform.close();
    await open();
    const task = await finished(started.id);
    expect(task).toMatchObject({ state: 3 });
    expect(await (await fetchFile(task.url, token)).text()).toContain("Bound");
    clock += 7 * DAY + 1;
    token = await signInNow();
    expect(rowsOf(await legacy("/mall/order/bind/export/get"))).toEqual([]);
    expect((await (await fetchFile(task.url, token)).json()).code).toBe(404);
    clock = NOW;
    token = await signInNow();
  });
});

const card = (at: number) => ({
  iccid: `8986062016001234${String(at).padStart(4, "0")}`,
  network_type: 1,
  brand_id: 1,
  type: 1,
});

describe("an import", () => {
  const task = "import-of-cards-1";
  const send = async (rows: readonly unknown[], from = 0) =>
    recordOf(await legacy("/mall/iccid/import/add", { task, name: "cards.xlsx", total: 5, from, rows }));
  const states = (answer: Readonly<Record<string, unknown>>) =>
    Array.isArray(answer.results) ? answer.results.filter(isRecord).map((one) => one.state) : [];

  it("answers each row for itself, and creates nothing twice", async () => {
    const rows = [card(1), { ...card(2), network_type: 99 }, card(1)];
    expect(states(await send(rows))).toEqual(["created", "refused", "exists"]);
    // The answer was lost, so the console sends the batch again.
    expect(states(await send(rows))).toEqual(["exists", "refused", "exists"]);
    expect((await send([card(3), card(4)], 3)).state).toBe(3);
    const found = rowsOf(await legacy("/mall/iccid/import/get")).find((one) => one.id === task);
    expect(found).toMatchObject({
      name: "cards.xlsx",
      total: 5,
      done: 5,
      created: 3,
      existing: 1,
      refused: 1,
      state: 3,
    });
    expect((await legacy("/mall/iccid/get", { iccid: card(1).iccid })).count).toBe(1);
  });

  it("says in the caller's language why a row is refused", async () => {
    const answer = await legacy("/mall/iccid/import/add", { rows: [{ ...card(9), iccid: "12" }] }, token, "zh-CN");
    expect(recordOf(answer).results).toEqual([
      expect.objectContaining({ state: "refused", code: 406, fields: { iccid: expect.stringContaining("invalid.") } }),
    ]);
  });
});
