// Pages deep inside a list are found from a nearby page, and equal the pages that skipping all rows before them would
// find.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadModel } from "../../../generator";
import { migrate } from "./migrate";
import { readPage } from "./page";
import { selectionOf } from "./query";
import { openSqlite } from "./sqlite";
import type { Row, Store } from "./Store";
import { type Table, tablesOf } from "./Table";

const ROWS = 40_000;
let folder = "";
let store: Store;
let device: Table;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-deep-"));
  store = openSqlite(folder);
  const tables = tablesOf(loadModel(join(import.meta.dirname, "../../..")).model ?? expect.unreachable());
  device = tables.get("device") ?? expect.unreachable();
  await migrate(store, tables.values(), async (db) => {
    // Each address is in two rows, so that the order of these rows depends on the key.
    await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${ROWS})
      insert into device (uid, mac, device_type) select 'UID-' || n, 'MAC-' || (n * 7919 % ${ROWS / 2}), n % 2 from numbers`.execute(
      db,
    );
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The keys of a page, and how many rows were skipped to find it. */
const pageAt = async (offset: number, sorted: string, descending: boolean, filters: Row, total: number) => {
  let skipped = 0;
  const seen: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { sql: text, parameters } = store.db.getExecutor().compileQuery(node, queryId);
      if (text.includes(" offset ")) skipped = Number(parameters.at(-1));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const sort = device.byName.get(sorted) ?? expect.unreachable();
  const asked = { offset, limit: 10, sort, descending };
  const rows = await readPage(store.db.withPlugin(seen), device, selectionOf(store, device, filters), total, asked);
  return { keys: rows.map((row: Row) => row.uid), skipped };
};

const expected = async (offset: number, sorted: string, descending: boolean, filters: Row) => {
  const way = sql.raw(descending ? "desc" : "asc");
  const where = filters.device_type === undefined ? sql`` : sql`where device_type = ${filters.device_type}`;
  const { rows } =
    await sql<Row>`select uid from device ${where} order by ${sql.ref(sorted)} ${way}, uid ${way} limit 10 offset ${offset}`.execute(
      store.db,
    );
  return rows.map(({ uid }) => uid);
};

const LISTS: readonly (readonly [sorted: string, descending: boolean, filters: Row, total: number])[] = [
  ["mac", false, {}, ROWS],
  ["mac", true, {}, ROWS],
  ["mac", true, { device_type: 1 }, ROWS / 2],
  ["mac", false, { device_type: 0 }, Number.POSITIVE_INFINITY],
  ["uid", true, {}, Number.POSITIVE_INFINITY],
];

describe.each(LISTS)("a list by %s (descending: %s) with %j of %d", (sorted, descending, filters, total) => {
  const check = async (offset: number) => {
    const { keys, skipped } = await pageAt(offset, sorted, descending, filters, total);
    expect(keys).toEqual(await expected(offset, sorted, descending, filters));
    return skipped;
  };

  it("is gone through from page to page, back and forth, without skipping what was passed", async () => {
    const first = await check(9000);
    expect(first).toBeGreaterThan(5000);
    for (const offset of [9010, 9020, 9030, 9020, 9010, 8990, 9040, 9500, 9200])
      expect(await check(offset)).toBeLessThan(600);
  });

  it("answers any page, whatever was read before", async () => {
    let seed = 11;
    for (let round = 0; round < 40; round += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      await check(Math.floor((seed % (filters.device_type === undefined ? ROWS : ROWS / 2)) / 10) * 10);
    }
  });
});
