// Lists sorted by several fields. On both stores, pages, files and the REST dialect have the same order as a simple
// sort of all rows.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { read, utils } from "xlsx";
import type { Model } from "../../generator";
import { DAY } from "../../platform/framework/wire/seconds";
import { isRecord, type JsonRecord, recordOf, rowsOf } from "./Client";
import { openHost, openWithKeys, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

/** More rows than the platform reads at once for a file. */
const ROWS = 1400;
const base = readModel(12);
const model: Model = {
  ...base,
  resources: base.resources.map((one) =>
    one.name === "device_log" ? { ...one, demo: { ...one.demo, rows: ROWS } } : one,
  ),
};

const NOW = Math.floor(Date.now() / 1000);
const LIST = "/v2/iot/admin/log/list";
const EXPORT = "/v2/iot/admin/log/export";
const ORDERS = [
  "level asc",
  "level asc,ver desc",
  "module desc,level asc,ver asc",
  "ver desc,uid desc",
  "uid asc,id desc,level asc",
];

/**
 * Sorts the rows. Equal rows are sorted by key, in the direction of the last field. Texts are compared by code point.
 */
const sorted = (rows: readonly JsonRecord[], order: string): readonly unknown[] => {
  const keys = order.split(",").map((one) => one.split(" "));
  const all = [...keys, ["id", keys.at(-1)?.[1] ?? "asc"]];
  const compare = (a: unknown, b: unknown) =>
    a === b ? 0 : Number(a ?? "") < Number(b ?? "") || String(a) < String(b) ? -1 : 1;
  return [...rows]
    .sort((a, b) => {
      for (const [name = "", direction] of all) {
        const found = typeof a[name] === "number" ? Number(a[name]) - Number(b[name]) : compare(a[name], b[name]);
        if (found !== 0) return direction === "desc" ? -found : found;
      }
      return 0;
    })
    .map((row) => row.id);
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`an order of several fields on ${name}`, () => {
    let host: TestHost;
    let token = "";
    let rows: readonly JsonRecord[] = [];
    const post = (path: string, params: JsonRecord) => host.client.call(path, params, { token });
    const words = (order: string): JsonRecord => ({
      sort_field: order
        .split(",")
        .map((one) => one.split(" ")[0])
        .join(),
      sort_order: order
        .split(",")
        .map((one) => one.split(" ")[1])
        .join(),
    });
    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      await (await openHost(place, model)).close();
      const store = await openWithKeys(place);
      await sql`update device_log set uid = null where id % 7 = 0`.execute(store.db);
      await sql`update device_log set gmt_create = ${NOW} - id * 60`.execute(store.db);
      await store.close();
      host = await openHost(place, model);
      token = await host.client.token("admin");
      const half = async (page: number) => rowsOf(await post(LIST, { page_index: page, page_size: ROWS / 2 }));
      rows = [...(await half(1)), ...(await half(2))];
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    it.each(ORDERS)("is that of every page: %s", async (order) => {
      expect(rows).toHaveLength(ROWS);
      const pages = [];
      for (let page = 1; page <= 4; page += 1)
        pages.push(...rowsOf(await post(LIST, { ...words(order), page_index: page, page_size: 350 })));
      expect(pages.map(({ id }) => id)).toEqual(sorted(rows, order));
    });

    it("is that of a file, which is read in parts", async () => {
      const within = { gmt_create_begin: NOW - 85 * DAY, gmt_create_end: NOW };
      for (const order of ["level asc,ver desc", "uid desc,level asc"]) {
        const asked = { ...words(order), filters: within, columns: ["id"], zone: "UTC" };
        const begun = recordOf(await post(`${EXPORT}/add`, asked));
        let task: JsonRecord = {};
        for (let turn = 0; turn < 400 && task.state !== 3; turn += 1) {
          [task = {}] = rowsOf(await post(`${EXPORT}/list`, { id: begun.id }));
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        const file = await host.client.fetch(String(task.url), { headers: { authorization: `Bearer ${token}` } });
        const { Sheets, SheetNames } = read(new Uint8Array(await file.arrayBuffer()));
        const lines = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ""] ?? {}, { header: 1 });
        expect(lines.slice(1).map(([id]) => Number(id))).toEqual(sorted(rows, order));
      }
    });

    it("leaves out fields that nothing can be sorted by, and a field that was named before", async () => {
      const params = { sort_field: "nothing,level,level,ver", sort_order: "asc,desc,asc,asc", page_size: 700 };
      const listed = rowsOf(await post(LIST, params));
      expect(listed.map(({ id }) => id)).toEqual(sorted(rows, "level desc,ver asc").slice(0, 700));
    });

    it("is asked for in the REST dialect with more fields behind the first", async () => {
      const keys = async (sort: string) => {
        const query = new URLSearchParams({ sort: JSON.stringify([sort, "DESC"]), range: "[0,999]" });
        const answer = await host.client.fetch(`/rest/audit?${query}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const listed: unknown = await answer.json();
        return Array.isArray(listed) ? listed.filter(isRecord) : [];
      };
      const audit = await keys("id");
      expect(new Set(audit.map(({ event }) => event)).size).toBeGreaterThan(1);
      const inOrder = (await keys("event,-id")).map(({ id }) => id);
      expect(inOrder).toEqual(sorted(audit, "event desc,id desc"));
      expect((await keys("event,id")).map(({ id }) => id)).toEqual(sorted(audit, "event desc,id asc"));
    });
  });
}
