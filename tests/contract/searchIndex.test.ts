// The index of character pairs makes searches faster, but never changes the results, whatever people type.
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSearchIndexes } from "../../platform/framework/storage/buildSearchIndexes";
import { gramIndexOf } from "../../platform/framework/storage/grams";
import { migrate } from "../../platform/framework/storage/migrate";
import { openPostgres } from "../../platform/framework/storage/postgres";
import { selectionOf, whereOf } from "../../platform/framework/storage/query";
import { narrowBySearch } from "../../platform/framework/storage/search";
import { SearchIndexes } from "../../platform/framework/storage/SearchIndexes";
import type { Row, Store } from "../../platform/framework/storage/Store";
import { type Table, tablesOf } from "../../platform/framework/storage/Table";
import { transact } from "../../platform/framework/storage/transact";
import { insertRow, updateRow } from "../../platform/framework/storage/write";
import { repetitions } from "../effort";
import { readModel, storeNames } from "./hosts";
import { startCluster } from "./postgres";

const cluster = storeNames.includes("PostgreSQL") ? await startCluster() : null;

/** Few characters, so that texts often contain each other: letters in both cases, Chinese, and signs of SQL. */
const character = fc.constantFrom(..."aAbB1% _\\'\u0001é\u00c9\u212a\u017f\n海康威视摄", "𠮷", "😀", "ab", ":");
const text = fc.string({ unit: character, maxLength: 8 });

describe.skipIf(cluster === null)("a search by an index", () => {
  let store: Store;
  let devices: Table;
  let people: Table;
  const looking = new SearchIndexes();

  beforeAll(async () => {
    store = await openPostgres(cluster?.database("searched") ?? "", { most: 5 });
    const tables = tablesOf(readModel(1));
    await migrate(store, tables.values(), async () => undefined);
    devices = tables.get("device") ?? expect.unreachable();
    people = tables.get("owner") ?? expect.unreachable();
    const typed = fc.sample(fc.tuple(text, text, text), { numRuns: 400, seed: 7 });
    await transact({ ...store, trail: null }, async (db) => {
      for (const [at, [tag, mac, iccid]] of typed.entries()) {
        await insertRow(db, devices, { uid: `U${at}-${tag.replaceAll(/\W/g, "")}`, tag, mac, iccid }, 1);
        await insertRow(db, people, { name: tag, phone: mac, phone_area: iccid.slice(0, 4) } as Row, 1);
      }
      await insertRow(db, devices, { uid: "known", tag: "前门海康威视摄像机", mac: "8C:1F:64:00:1A:2B" }, 1);
    });
    await sql`analyze`.execute(store.db);
    await buildSearchIndexes(store, [devices, people], 10);
  }, 120_000);
  afterAll(async () => {
    await store?.close();
    cluster?.stop();
  });

  const find = async (by: Pick<SearchIndexes, "has">, table: Table, filters: Row, isForced = false) => {
    const used: Store = { ...store, searchIndexes: { has: (index) => by.has(index), look: async () => undefined } };
    const selection = narrowBySearch(
      selectionOf(used, table, filters),
      { store: used, table, filters },
      { hidden: new Set(), targets: new Map() },
    );
    const key = sql.ref(table.key.name);
    return store.db.transaction().execute(async (db) => {
      if (isForced) await sql`set local enable_seqscan = off`.execute(db);
      const query = sql<{
        key: unknown;
      }>`select ${key} as key from ${sql.table(table.name)} ${whereOf(selection.conditions)} order by ${key}`;
      const plan = isForced ? await sql<Row>`explain ${query}`.execute(db) : null;
      return { keys: (await query.execute(db)).rows.map((row) => row.key), plan: JSON.stringify(plan?.rows ?? "") };
    });
  };

  it("has one for each of these tables", () => {
    for (const table of [devices, people])
      expect(store.searchIndexes.has(gramIndexOf(table) ?? expect.unreachable())).toBe(true);
  });

  it("finds what a look through all rows finds", async () => {
    const of = fc.constantFrom("q", "tag", "mac", "uid");
    await fc.assert(
      fc.asyncProperty(text, of, async (looked, name) => {
        const [table, filters] = name === "q" ? [devices, { q: looked }] : [devices, { [name]: looked }];
        const found = await find(store.searchIndexes, table, filters, true);
        expect(found.keys).toEqual((await find(looking, table, filters)).keys);
        if (name !== "q") return;
        const phoned = await find(store.searchIndexes, people, filters, true);
        expect(phoned.keys).toEqual((await find(looking, people, filters)).keys);
      }),
      { numRuns: repetitions(200, 3000) },
    );
  }, 120_000);

  it.each(["海康", "康威", "视摄像", "8c1f6400", "1F:64"])("finds %s by the index", async (q) => {
    const { keys, plan } = await find(store.searchIndexes, devices, { q }, true);
    expect(keys).toContain("known");
    expect(plan).toContain("Bitmap Index Scan on gr_device");
  });

  it("finds what was written a moment ago", async () => {
    await transact({ ...store, trail: null }, (db) => updateRow(db, devices, "known", { tag: "楼上" }, 2));
    expect((await find(store.searchIndexes, devices, { q: "楼" }, true)).keys).toEqual(["known"]);
    expect((await find(store.searchIndexes, devices, { q: "像机" }, true)).keys).toEqual([]);
  });

  it("makes one again that was broken off, and drops those that are not wanted", async () => {
    const { name } = gramIndexOf(devices) ?? expect.unreachable();
    await sql`update pg_index set indisvalid = false where indexrelid = ${name}::regclass`.execute(store.db);
    await store.searchIndexes.look(store.db);
    expect(store.searchIndexes.has(gramIndexOf(devices) ?? expect.unreachable())).toBe(false);
    await buildSearchIndexes(store, [devices], 10);
    expect(store.searchIndexes.has(gramIndexOf(devices) ?? expect.unreachable())).toBe(true);
    await buildSearchIndexes(store, [devices], 0);
    expect(store.searchIndexes.has(gramIndexOf(devices) ?? expect.unreachable())).toBe(false);
  });
});
