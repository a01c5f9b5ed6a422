// Tables with `store:` in their definition: partitions on PostgreSQL, and deletion of old rows on both stores.
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { dumpPostgres, loadPostgres } from "../../features/backup/platform/postgres";
import { findByKey } from "../../platform/framework/storage/query";
import { transact } from "../../platform/framework/storage/transact";
import { insertRow, updateRow } from "../../platform/framework/storage/write";
import { smokeStores } from "../effort";
import { type StorePlace, placesForStores, storeNames } from "./hosts";
import { LINES_TABLE, noonOf, MONTHLY_STORE, openParts, type PartStore, tablesWithStore } from "./partStore";

const opened: PartStore[] = [];
afterEach(async () => {
  for (const { store } of opened.splice(0)) await store.close();
});

const found = await placesForStores("PostgreSQL", smokeStores);
afterAll(() => found?.close(), 60_000);

const open = async (place?: StorePlace): Promise<PartStore> => {
  if (found === null) throw new Error("no store");
  const one = await openParts(place ?? found.place());
  opened.push(one);
  return one;
};

const started = async (store = MONTHLY_STORE): Promise<PartStore> => {
  const one = await open();
  await one.start(tablesWithStore(store));
  return one;
};

const whole = tablesWithStore("");

describe.skipIf(found === null)("a table in partitions", { timeout: 60_000 }, () => {
  it("has the current month and the next one from its first start on, and then always one ahead", async () => {
    const one = await started();
    expect(await one.ends()).toEqual(["2026-02-01", "2026-03-01"]);
    one.now = noonOf("2026-02-01");
    await one.care();
    expect(await one.ends()).toEqual(["2026-02-01", "2026-03-01", "2026-04-01"]);
    await one.care();
    expect(await one.ends()).toHaveLength(3);
  });

  it.each([
    ["day", 7, ["2026-01-16", "2026-01-17"]],
    ["quarter", 365, ["2026-04-01", "2026-07-01"]],
    ["year", 1095, ["2027-01-01", "2028-01-01"]],
  ])("has parts of a %s", async (by, keep, ends) => {
    const one = await started(`{ partition: at, by: ${by}, keep: ${keep} }`);
    expect(await one.ends()).toEqual(ends);
  });

  it("takes in rows of any time: old ones, later ones than it has parts for, and those without a time", async () => {
    const one = await started();
    for (const day of ["2019-05-05", "2026-01-20", "2026-06-10", null]) await one.write(day);
    expect(await one.days()).toEqual(["2019-05-05", "2026-01-20", "2026-06-10", "null"]);
    expect(await one.sizeOf("line__later")).toBe(2);
    one.now = noonOf("2026-05-20");
    await one.care(false);
    // If the platform was stopped for months, one partition is longer.
    expect(await one.ends()).toEqual(["2026-02-01", "2026-03-01", "2026-06-01", "2026-07-01"]);
    expect(await one.sizeOf("line__until_20260701")).toBe(1);
    expect(await one.sizeOf("line__later")).toBe(1);
    await one.write("2019-05-06");
    expect(await one.rows()).toHaveLength(5);
  });

  it("drops parts with only rows that are too old, and deletes such rows of other parts", async () => {
    const one = await started();
    for (const day of ["2019-05-05", "2026-01-20", "2026-02-10", null]) await one.write(day);
    await one.care();
    expect(await one.days()).toEqual(["2026-01-20", "2026-02-10", "null"]);
    one.now = noonOf("2026-04-30");
    await one.care();
    expect(await one.days()).toEqual(["2026-01-20", "2026-02-10", "null"]);
    one.now = noonOf("2026-05-02");
    await one.care(false);
    expect(await one.ends()).toContain("2026-02-01");
    await one.care();
    expect(await one.days()).toEqual(["2026-02-10", "null"]);
    expect(await one.ends()).not.toContain("2026-02-01");
    // This time is now before the first partition.
    await one.write("2026-01-25");
    one.now = noonOf("2026-05-29");
    await one.care();
    expect(await one.days()).toEqual(["2026-02-10", "null"]);
  });

  it("keeps a row's number, its unique set, its references and its rules", async () => {
    const one = await started();
    await sql`insert into source (name) values ('a')`.execute(one.store.db);
    const row = await one.write("2026-01-20", { source_id: 1 });
    const next = await one.write("2026-02-20", { source_id: 1, kind: 1, ref: "1" });
    expect([row.id, next.id]).toEqual([1, 2]);
    const { db } = one.store;
    expect(await findByKey(db, one.table, 2)).toMatchObject({ code: "2026-02-20", source_id: 1 });
    await expect(one.write("2026-01-20")).rejects.toThrow(/unique|duplicate/);
    await expect(one.write("2026-01-21", { source_id: 7 })).rejects.toThrow(/foreign key/);
    await expect(one.write("2026-01-21", { kind: 1, ref: "8" })).rejects.toThrow(/foreign key/);
    await expect(one.write("2026-01-21", { code: "x".repeat(21) })).rejects.toThrow(/check/);
    await expect(sql`delete from source`.execute(db)).rejects.toThrow(/foreign key/);
    await transact(one.store, (step) => updateRow(step, one.table, 1, { text: "changed" }, one.now));
    expect(await findByKey(db, one.table, 1)).toMatchObject({ text: "changed" });
    // A partition that is added later also has all of this.
    one.now = noonOf("2026-03-20");
    await one.care();
    await expect(one.write("2026-03-21", { source_id: 7 })).rejects.toThrow(/foreign key/);
    await expect(one.write("2026-04-21", { code: "x".repeat(21) })).rejects.toThrow(/check/);
  });

  it("is cared for by several processes at once, which write meanwhile", async () => {
    if (found === null) return;
    const place = found.place();
    const all = [await open(place), await open(place), await open(place)];
    const [first] = all;
    for (const one of all) await one.start();
    await first?.write("2025-11-11");
    for (const day of ["2026-02-05", "2026-03-05", "2026-04-05"]) {
      for (const one of all) one.now = noonOf(day);
      await Promise.all([...all.map((one) => one.care()), ...all.map((one, at) => one.write(day, { code: `${at}` }))]);
    }
    expect(await first?.ends()).toEqual(["2026-02-01", "2026-03-01", "2026-04-01", "2026-05-01", "2026-06-01"]);
    expect(await first?.rows()).toHaveLength(9);
  });

  it("drops an hour later what somebody reads, which keeps nobody from writing", async () => {
    const one = await started();
    await one.write("2026-01-20");
    one.now = noonOf("2026-05-02");
    await one.store.db.transaction().execute(async (db) => {
      await sql`select count(*) from line`.execute(db);
      await Promise.all([one.care(), one.write("2026-05-02")]);
    });
    expect(await one.rows()).toHaveLength(2);
    await one.care();
    expect(await one.days()).toEqual(["2026-05-02"]);
  });

  it("comes back from a backup", async () => {
    if (found === null) return;
    const place = found.place();
    const one = await open(place);
    await one.start();
    for (const day of ["2026-01-20", "2026-02-20", "2027-01-01"]) await one.write(day);
    const file = join(place.dataDir, "store.dump");
    expect((await dumpPostgres(place.databaseUrl ?? "", file)).rows.line).toBe(3);
    const target = found.place();
    await loadPostgres(target.databaseUrl ?? "", file);
    const restored = await open({ ...target, dataDir: place.dataDir });
    await restored.start();
    expect(await restored.rows()).toEqual(await one.rows());
    expect(await restored.ends()).toEqual(await one.ends());
    expect((await restored.write("2026-03-03")).id).toBe(4);
  });
});

describe.skipIf(found === null)("a table that is filled already", { timeout: 60_000 }, () => {
  const filled = async (store = ""): Promise<PartStore> => {
    const one = await started(store);
    await sql`insert into source (name) values ('a')`.execute(one.store.db);
    for (const day of ["2019-05-05", "2026-01-20", "2026-06-10", null])
      await one.write(day, { source_id: 1, kind: 1, ref: "1", since: noonOf("2026-01-10") });
    return one;
  };

  it("becomes the first part with all its rows, and its numbers go on", async () => {
    const one = await filled();
    const before = await one.rows();
    await sql`delete from line where id = 4`.execute(one.store.db);
    const { broken } = await one.start(tablesWithStore(MONTHLY_STORE));
    expect(broken).toEqual([]);
    expect(await one.rows()).toEqual(before.slice(0, 3));
    expect(await one.sizeOf("line__until_20260201")).toBe(2);
    expect((await one.write("2026-02-20", { source_id: 1 })).id).toBe(5);
    await expect(one.write("2026-01-21", { source_id: 7 })).rejects.toThrow(/foreign key/);
    await expect(one.write("2026-01-20")).rejects.toThrow(/unique|duplicate/);
    const { rows } = await sql<{ name: string; indexes: number }>`select tablename as name, count(*) as indexes
      from pg_indexes where tablename like 'line%' group by 1 order by 1`.execute(one.store.db);
    expect(new Set(rows.map(({ indexes }) => Number(indexes)))).toEqual(new Set([one.table.indexes.length + 1]));
    expect(rows).toHaveLength(4);
  });

  it("stays as it is while its upgrade is only planned", async () => {
    const one = await filled();
    const before = await one.rows();
    await one.start(tablesWithStore(MONTHLY_STORE), true);
    expect(await one.ends()).toEqual([]);
    expect(await one.rows()).toEqual(before);
  });

  it("leaves its parts again, and goes to those of another column, with all its rows", async () => {
    const one = await filled(MONTHLY_STORE);
    const before = await one.rows();
    await one.start(whole);
    expect(await one.rows()).toEqual(before);
    expect(await one.ends()).toEqual([]);
    expect((await one.write("2026-01-21", { source_id: 1 })).id).toBe(5);
    await one.start(
      tablesWithStore("{ partition: since, by: month, keep: 90 }", LINES_TABLE.replace("[code, at]", "[code, since]")),
    );
    expect(await one.rows()).toHaveLength(5);
    await one.start(tablesWithStore(MONTHLY_STORE));
    expect((await one.rows()).slice(0, 4)).toEqual(before);
    expect((await one.write("2026-01-22", { source_id: 1 })).id).toBe(6);
    await expect(one.write("2026-01-23", { source_id: 7 })).rejects.toThrow(/foreign key/);
    // No row has been added in the meantime.
    await one.start(whole);
    await one.start(tablesWithStore(MONTHLY_STORE));
    expect((await one.write("2026-01-24", { source_id: 1 })).id).toBeGreaterThan(6);
  });

  it("reports rows that a new reference does not fit, and refuses new ones once they are mended", async () => {
    const plain = LINES_TABLE.replace("kind: reference, to: source, filter: equals", "kind: integer");
    const one = await open();
    await one.start(tablesWithStore(MONTHLY_STORE, plain));
    await one.write("2026-01-20", { source_id: 9 });
    const { broken } = await one.start(tablesWithStore(MONTHLY_STORE));
    expect(broken).toMatchObject([{ table: "line", fields: ["source_id"], keys: [1] }]);
    await sql`update line set source_id = null`.execute(one.store.db);
    expect((await one.start(tablesWithStore(MONTHLY_STORE))).broken).toEqual([]);
    await expect(one.write("2026-01-21", { source_id: 9 })).rejects.toThrow(/foreign key/);
  });

  it("keeps the values of a field with another name, in every part, for both versions", async () => {
    const renamed = LINES_TABLE.replace("text: { kind: text", "words: { was: text, kind: text");
    const one = await filled();
    await sql`update line set text = 'kept'`.execute(one.store.db);
    // One upgrade turns the table into partitions and renames a field.
    const { bridges } = await one.start(tablesWithStore(MONTHLY_STORE, renamed));
    expect(bridges).toHaveLength(1);
    expect((await one.rows()).map(({ words }) => words)).toEqual(["kept", "kept", "kept", "kept"]);
    one.now = noonOf("2026-02-20");
    await one.care();
    for (const day of ["2026-01-25", "2026-03-25"])
      await transact(one.store, (db) => insertRow(db, one.table, { at: noonOf(day), words: day }, one.now));
    expect((await one.rows()).slice(3).map(({ text }) => text)).toEqual(["2026-01-25", "2026-03-25"]);
    const moved = LINES_TABLE.replaceAll("at:", "moment:").replace("[code, at]", "[code, moment]");
    const other = moved.replace("moment: {", "moment: { was: at,");
    await one.start(tablesWithStore("{ partition: moment, by: month, keep: 90 }", other));
    expect((await one.rows()).map((row) => row.moment)).toContain(noonOf("2026-03-25"));
    expect(await one.ends()).toContain("2026-04-01");
  });
});

it.skipIf(!storeNames.includes("SQLite"))("goes row by row on SQLite, and to the day", async () => {
  const sqlite = await placesForStores("SQLite");
  if (sqlite === null) return;
  const one = await openParts(sqlite.place());
  await one.start();
  for (const day of ["2019-05-05", "2026-01-20", "2026-02-10", null]) await one.write(day);
  one.now = noonOf("2026-04-21");
  await one.care(false);
  expect(await one.rows()).toHaveLength(4);
  await one.care();
  expect(await one.days()).toEqual(["2026-02-10", "null"]);
  const many = Array.from({ length: 4500 }, (_, at) => sql`(${noonOf("2026-01-20")}, ${`c${at}`})`);
  await sql`insert into line (at, code) values ${sql.join(many)}`.execute(one.store.db);
  await one.care();
  expect(await one.rows()).toHaveLength(2);
  await one.start(whole);
  expect(await one.rows()).toHaveLength(2);
  await one.store.close();
  sqlite.close();
});
