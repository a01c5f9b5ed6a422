// Checks which index SQLite uses for a page. If a filter matches many rows, they must not be sorted for every page.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { CompiledQuery, KyselyPlugin } from "kysely";
import Database from "libsql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadModel } from "../../../generator";
import { migrate } from "./migrate";
import { openSqlite } from "./sqlite";
import { countExactly } from "./counting";
import { countRows, selectionOf } from "./query";
import { readPage } from "./page";
import type { Store } from "./Store";
import { tablesOf } from "./Table";
import type { Table } from "./Table";

const ROWS = 30_000;
let folder = "";
let store: Store;
let device: Table;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-page-"));
  store = openSqlite(folder);
  const { model } = loadModel(join(import.meta.dirname, "../../.."));
  const tables = model ? tablesOf(model) : new Map<string, Table>();
  const found = tables.get("device");
  if (!found) throw new Error("there are no devices");
  device = found;
  await migrate(store, tables.values(), async (db) => {
    // About a third of the rows have type 1, and one row in 25 has type 2.
    await sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${ROWS})
      insert into device (uid, mac, device_type) select 'UID-' || n, 'MAC-' || (n * 7919 % ${ROWS}), case when n % 25 = 1 then 2 when n % 3 = 0 then 1 else 3 end from numbers`.execute(
      db,
    );
  });
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Records the queries of the store. */
const watching = (asked: CompiledQuery[]): KyselyPlugin => ({
  transformQuery: ({ node, queryId }) => {
    asked.push(store.db.getExecutor().compileQuery(node, queryId));
    return node;
  },
  transformResult: async ({ result }) => result,
});

const explain = (last: CompiledQuery | undefined): string => {
  const beside = new Database(store.address);
  const plan = beside.prepare(`explain query plan ${last?.sql}`).all([...(last?.parameters ?? [])]);
  beside.close();
  return JSON.stringify(plan);
};

/** SQLite's query plan, as JSON, for the first page of devices of this type, sorted by `mac`. */
const planOf = async (type: number): Promise<string> => {
  const asked: CompiledQuery[] = [];
  const selection = selectionOf(store, device, { device_type: type });
  const total = await countRows(store.db, device, selection);
  const sort = device.byName.get("mac") ?? device.key;
  const rows = await readPage(store.db.withPlugin(watching(asked)), device, selection, total, {
    offset: 0,
    limit: 10,
    sort,
    descending: false,
  });
  expect(rows).toHaveLength(10);
  return explain(asked.at(-1));
};

describe("a page of devices of one type, in the order of their addresses", () => {
  const inOrder = () => device.indexes.find(({ columns, unique }) => columns[0] === "mac" && !unique)?.name ?? "none";

  it("is walked in that order where a third is of the type", async () => {
    expect(await planOf(1)).toContain(`SCAN device USING COVERING INDEX ${inOrder()}`);
  });

  it("is looked up and sorted where few are", async () => {
    expect(await planOf(2)).not.toContain(inOrder());
  });
});

describe("few rows with a text", () => {
  const sort = () => device.byName.get("mac") ?? device.key;
  const selection = (uid: string) => selectionOf(store, device, { uid });

  it.each([false, true])(
    "are looked for once: those that were counted are sorted (descending: %s)",
    async (descending) => {
      const few = selection("UID-2999");
      const counted = await countExactly(store.db, device, few);
      expect([counted.count, counted.keys?.length]).toEqual([11, 11]);
      for (const offset of [0, 4, 10, 11]) {
        const page = { offset, limit: 4, sort: sort(), descending };
        const asked: CompiledQuery[] = [];
        const db = store.db.withPlugin(watching(asked));
        const rows = await readPage(db, device, few, counted.count, { ...page, found: counted.keys });
        expect(rows).toEqual(await readPage(store.db, device, few, counted.count, page));
        if (offset > 10) continue;
        expect(asked).toHaveLength(1);
        expect(explain(asked[0])).toMatch(/SEARCH device USING INDEX \S+ \(uid=\?\)/);
      }
    },
  );

  it("are counted, and not kept, when they are many", async () => {
    expect(await countExactly(store.db, device, selection("UID-"))).toEqual({ count: ROWS, isAbout: false });
    expect(await countExactly(store.db, device, selection("nothing"))).toEqual({ count: 0, isAbout: false, keys: [] });
    expect(await countExactly(store.db, device, selectionOf(store, device, {}))).toMatchObject({ count: ROWS });
  });
});
