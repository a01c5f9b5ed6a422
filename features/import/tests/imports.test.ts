// Importing a file twice creates no duplicates: SIM cards, devices, activation codes, order bindings. An import that
// was interrupted, or that lost answers, can be continued.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Workbook } from "pilothouse/features/sheets/book";
import { business } from "../../../platform/business";
import { createPlatform, type RunningPlatform } from "../../../platform/framework/server/server";
import { Client, isRecord, type JsonRecord, recordOf, rowsOf } from "../../../tests/contract/Client";
import { readModel } from "../../../tests/contract/hosts";
import { VERIFICATION_CODE, TEST_SETTINGS } from "../../../tests/contract/Host";

let dataDir = "";
let platform: RunningPlatform;
let client: Client;
let token = "";

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "pilothouse-imports-"));
  platform = await createPlatform({ business, model: readModel(), dataDir, settings: TEST_SETTINGS });
  client = new Client((request) => platform.fetch(request), "http://platform", platform.publicKey, VERIFICATION_CODE);
  token = await client.token("admin");
}, 60_000);
afterAll(async () => {
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const legacy = (path: string, params: JsonRecord = {}, as = token) =>
  client.call(path, params, { token: as, style: "legacy" });
const bearer = (path: string, params: JsonRecord) => client.call(path, params, { token });
const statesIn = (answer: JsonRecord): readonly unknown[] =>
  Array.isArray(answer.results) ? answer.results.filter(isRecord).map(({ state }) => state) : [];

/**
 * A resource with an import: its rows, the call that takes them, the list of its imports, and the number of its
 * records.
 */
interface Kind {
  readonly rows: () => Promise<readonly JsonRecord[]>;
  readonly add: string;
  readonly imports: string;
  readonly count: () => Promise<number>;
}

const card = (at: number) => ({
  iccid: `8986062099001234${String(at).padStart(4, "0")}`,
  network_type: 1,
  brand_id: 1,
});
const codeOf = (at: number) => `PARTNER-${String(at).padStart(8, "0")}`;

const kinds: Readonly<Record<string, Kind>> = {
  "SIM cards": {
    rows: async () => Array.from({ length: 6 }, (_, at) => card(at)),
    add: "/mall/iccid/import/add",
    imports: "/mall/iccid/import/get",
    count: async () => (await legacy("/mall/iccid/get", { iccid: "8986062099001234" })).count,
  },
  "activation codes": {
    rows: async () => Array.from({ length: 6 }, (_, at) => ({ cdk: codeOf(at), batch_id: 1 })),
    add: "/mall/cdk/import/add",
    imports: "/mall/cdk/import/get",
    count: async () => (await legacy("/mall/cdk/get", { cdk: "PARTNER-" })).count,
  },
  "order bindings": {
    rows: async () => {
      const bound = rowsOf(await legacy("/mall/order/bind/query", { page_size: 1000 })).map(({ order_id }) => order_id);
      const orders = rowsOf(await bearer("/v2/mall/admin/order/list", { page_index: 1, page_size: 1000 }));
      const free = orders.filter(({ order_id }) => !bound.includes(order_id));
      return free.slice(0, 6).map(({ order_id }) => ({ order_id, comp_id: 2 }));
    },
    add: "/mall/order/bind/import/add",
    imports: "/mall/order/bind/import/get",
    count: async () => (await legacy("/mall/order/bind/query")).count,
  },
};

describe.each(Object.entries(kinds))("a file of %s", (name, { rows: rowsOfFile, add, imports, count }) => {
  const task = `import-${name.replaceAll(" ", "-")}`;
  const send = async (rows: readonly unknown[], from: number, as = task) =>
    recordOf(await legacy(add, { task: as, name: `${name}.xlsx`, total: 6, bad: 2, from, rows }));
  let rows: readonly JsonRecord[] = [];
  let before = 0;
  beforeAll(async () => {
    rows = await rowsOfFile();
    before = await count();
    expect(rows).toHaveLength(6);
  });
  const record = async (id = task) => rowsOf(await legacy(imports, { id }))[0];

  it("is importing while rows are still to come, and imported after the last", async () => {
    expect(statesIn(await send(rows.slice(0, 4), 0))).toEqual(Array.from({ length: 4 }, () => "created"));
    expect(await record()).toMatchObject({ state: 2, done: 4, total: 8, created: 4, refused: 2 });
    // The answer was lost, so the console sends the batch again, then the rest.
    expect(statesIn(await send(rows.slice(0, 4), 0))).toEqual(Array.from({ length: 4 }, () => "exists"));
    expect(statesIn(await send(rows.slice(4), 4))).toEqual(["created", "created"]);
    expect(await record()).toMatchObject({ state: 3, done: 6, total: 8, created: 6, existing: 0, refused: 2 });
    expect(await count()).toBe(before + 6);
  });

  it("creates nothing when it comes again, and says so in its own record", async () => {
    expect(statesIn(await send(rows, 0, `${task}-again`))).toEqual(Array.from({ length: 6 }, () => "exists"));
    expect(await record(`${task}-again`)).toMatchObject({ state: 3, created: 0, existing: 6 });
    expect(await count()).toBe(before + 6);
  });

  it("creates nothing twice when two people send it in the same moment", async () => {
    const again = await Promise.all([send(rows, 0, `${task}-left`), send(rows, 0, `${task}-right`)]);
    expect(again.flatMap(statesIn).every((state) => state === "exists")).toBe(true);
    expect(await count()).toBe(before + 6);
  });

  it("is known by who imported it, and changed by nobody else", async () => {
    const me = recordOf(await bearer("/v2/user/account/get", {}));
    expect((await record())?.user_id).toBe(me.id);
    expect(await legacy(add, { task, rows }, await client.token("operator"))).not.toMatchObject({ code: 200 });
  });

  it("keeps the file of rows that were not taken", async () => {
    const asked = await bearer("/v2/oss/upload/puturl/get", { name: "errors.xlsx", zone: "", region: "" });
    const { put_url, url } = recordOf(asked);
    await client.fetch(String(put_url), { method: "PUT", body: "rows" });
    const { result } = recordOf(await legacy(add, { task, result: url }));
    expect(await (await client.file(result, token)).text()).toBe("rows");
    expect(await (await client.file(result, null)).json()).toMatchObject({ code: 401 });
    const missing = `/files/${"a".repeat(24)}/errors.xlsx`;
    expect((await legacy(add, { task, result: missing })).code).toBe(406);
    expect((await legacy(add, { task, result: "https://elsewhere.example/x.xlsx" })).code).toBe(406);
  });
});

describe("a code that was made elsewhere", () => {
  it("has the value of its batch, and is counted with it", async () => {
    const [batch] = rowsOf(await legacy("/mall/cdk/order/get", { id: 4 }));
    await legacy("/mall/cdk/import/add", { rows: [{ cdk: "elsewhere-0001", batch_id: 4 }] });
    const [code] = rowsOf(await legacy("/mall/cdk/get", { cdk: "ELSEWHERE-0001" }));
    expect(code).toMatchObject({ spec_id: batch?.spec_id, comp_id: batch?.comp_id, state: 1 });
    expect(code?.gmt_expire).toBe(batch?.gmt_expire);
    const [after] = rowsOf(await legacy("/mall/cdk/order/get", { id: 4 }));
    expect(after?.number).toBe(Number(batch?.number) + 1);
  });

  it("is refused without a batch, or when it is no code", async () => {
    const answer = recordOf(
      await legacy("/mall/cdk/import/add", { rows: [{ cdk: "GOODCODE-1" }, { cdk: "?", batch_id: 1 }] }),
    );
    expect(answer.results).toMatchObject([
      { fields: { batch_id: "invalid.required" } },
      { fields: { cdk: "invalid.standard" } },
    ]);
  });
});

describe("who used the codes", () => {
  it("is answered for one batch and for all, with filters", async () => {
    const all = rowsOf(await legacy("/mall/cdk/use/import/get", { page_size: 1000 }));
    expect(all.length).toBeGreaterThan(0);
    const one = rowsOf(await legacy("/mall/cdk/use/import/get", { id: all[0]?.batch_id, page_size: 1000 }));
    expect(one.length).toBeGreaterThan(0);
    expect(one.every(({ batch_id }) => batch_id === all[0]?.batch_id)).toBe(true);
    expect((await legacy("/mall/cdk/use/import/get", { cdk: all[0]?.cdk })).count).toBe(1);
    const moments = all.map(({ gmt_use }) => Number(gmt_use));
    expect(moments).toEqual([...moments].sort((a, b) => b - a));
  });
});

describe("a file of devices", () => {
  const uploaded = async (rows: readonly (readonly string[])[]): Promise<unknown> => {
    const [header = [], ...data] = rows;
    const book = new Workbook("Devices", header);
    await book.add(data);
    const form = new FormData();
    form.append("file", new File([await book.finish()], "devices.xlsx"));
    const request = new Request("http://platform/api/v2/oss/upload", {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    return recordOf(await (await platform.fetch(request)).json()).url;
  };

  it("creates nothing twice: not within it, not again, not in the same moment", async () => {
    const rows = Array.from({ length: 500 }, (_, at) => [`PHTWICE-${String(at).padStart(6, "0")}`]);
    const url = await uploaded([["UID"], ...rows, ...rows.slice(0, 50)]);
    const params = { name: "twice", pk: "pkHomeCam2K", comp_id: 2, url };
    const made = await Promise.all([legacy("/iot/dev/file/update", params), legacy("/iot/dev/file/update", params)]);
    const ids = made.map((answer) => recordOf(answer).id);
    await vi.waitFor(
      async () => {
        const records = rowsOf(await legacy("/iot/dev/file/query", { id: ids }));
        expect(records.map(({ state }) => state)).toEqual([3, 3]);
        const sum = (name: string) => records.reduce((all, one) => all + Number(one[name]), 0);
        expect([sum("created"), sum("existing"), sum("failed")]).toEqual([500, 600, 0]);
      },
      { timeout: 20_000 },
    );
    const found = await bearer("/v2/iot/web/uid/reg/list", { uid: "PHTWICE-", page_index: 1, page_size: 1 });
    expect(found.count).toBe(500);
  });
});
