// On PostgreSQL, the audit trail has a partition for each time span. Old entries are dropped with their partition, and
// the chains of entries stay complete.
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { dumpPostgres, loadPostgres } from "../../features/backup/platform/postgres";
import { preparePartitions } from "../../platform/framework/storage/partitions";
import { SEAL_COLUMN } from "../../platform/framework/storage/Table";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";
import { DAY, trailTable, openTrail, type TrailStore } from "./trailStore";

const opened: TrailStore[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { store } of opened.splice(0)) await store.close();
});

const found = await placesForStores("PostgreSQL");
afterAll(() => found?.close());

const newPlace = (): StorePlace => {
  if (!found) throw new Error("no store");
  return found.place();
};

const open = async (days: number, place = newPlace()): Promise<TrailStore> => {
  const trail = await openTrail(place, days);
  opened.push(trail);
  return trail;
};

const started = async (days: number): Promise<TrailStore> => {
  const trail = await open(days);
  await trail.start();
  return trail;
};

const daysOf = async (trail: TrailStore): Promise<readonly number[]> =>
  (await trail.rows()).map((row) => (Number(row.gmt_create) - Date.parse("2026-01-10") / 1000) / DAY);

describe.skipIf(found === null)("the partitions of the trail", { timeout: 60_000 }, () => {
  it("are few, are added in advance, and are dropped, with an entry in the trail, when all their entries are too old", async () => {
    const trail = await started(60);
    expect(await trail.ends()).toEqual([10]);
    const counts: number[] = [];
    for (trail.day = 1; trail.day <= 150; trail.day += 7) {
      await trail.care();
      await trail.write(20);
      const ends = await trail.ends();
      expect(ends.at(-1)).toBeGreaterThanOrEqual(trail.day + 10);
      expect(ends[0]).toBeGreaterThan(trail.day - 60);
      counts.push(ends.length);
      const days = await daysOf(trail);
      expect(Math.min(...days)).toBeGreaterThanOrEqual(trail.day - 70);
      expect((await trail.verify()).faults).toEqual([]);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
    const deletions = (await trail.rows()).filter((row) => row.event === "del");
    expect(deletions.length).toBeGreaterThan(2);
    expect(JSON.parse(String(deletions.at(-1)?.changes))).toEqual([
      { field: "count", after: expect.any(Number) },
      { field: "gmt_create", after: expect.any(Number) },
    ]);
    const { rows } = await sql`select 1 from ${sql.table(`${trailTable.name}__later`)}`.execute(trail.store.db);
    expect(rows).toEqual([]);
  });

  it("are not needed for a write: such rows wait in the default partition, and move into the next one", async () => {
    const trail = await started(60);
    trail.day = 12;
    await trail.write(30);
    trail.day = 45;
    await trail.write(30);
    expect(await trail.ends()).toEqual([10]);
    trail.day = 20;
    await trail.care();
    expect(await trail.ends()).toEqual([10, 30]);
    const inPart = async (name: string): Promise<number> =>
      (await sql`select 1 from ${sql.table(name)}`.execute(trail.store.db)).rows.length;
    expect(await inPart(`${trailTable.name}__until_20260209`)).toBe(30);
    expect(await inPart(`${trailTable.name}__later`)).toBe(30);
    expect(await trail.verify()).toMatchObject({ entries: 60, faults: [] });
  });

  it("are not dropped while a chain, after a clock went back, has entries in later ones", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const trail = await started(60);
    for (const day of [5, 15, 25, 8]) {
      trail.day = day;
      await trail.care();
      await trail.write(2);
    }
    trail.day = 75;
    await trail.care();
    expect(await daysOf(trail)).toEqual([5, 5, 15, 15, 25, 25, 8, 8]);
    trail.day = 91;
    await trail.care();
    expect(await daysOf(trail)).toEqual([91]);
    expect((await trail.verify()).faults).toEqual([]);
  });

  it("are dropped an hour later if a backup reads them, which keeps nobody from writing", async () => {
    const trail = await started(60);
    await trail.write(20);
    trail.day = 75;
    await trail.store.db.transaction().execute(async (db) => {
      await sql`select count(*) from ${sql.table(trailTable.name)}`.execute(db);
      await Promise.all([trail.care(), trail.write(1)]);
    });
    expect(await trail.ends()).toEqual([10]);
    expect(await trail.verify()).toMatchObject({ entries: 21, faults: [] });
    await trail.care();
    expect(await trail.ends()).toEqual([85]);
    expect(new Set(await daysOf(trail))).toEqual(new Set([75]));
    expect((await trail.verify()).faults).toEqual([]);
  });

  it("of a longer time keep no entry longer than a shorter time and a sixth", async () => {
    const place = newPlace();
    const long = await open(6000, place);
    await long.start();
    for (const day of [0, 40, 70, 80]) {
      long.day = day;
      await long.write(20);
    }
    const short = await open(60, place);
    short.day = 112;
    await short.start();
    await short.agree();
    await short.care();
    expect(new Set(await daysOf(short))).toEqual(new Set([70, 80, 112]));
    expect((await short.verify()).faults).toEqual([]);
  });

  it("are added by one of several processes that start and work at once", async () => {
    const place = newPlace();
    const all: TrailStore[] = [];
    for (let at = 0; at < 6; at += 1) all.push(await open(60, place));
    const [first] = all;
    await first?.start();
    for (const day of [9, 19, 29]) {
      for (const trail of all) trail.day = day;
      await Promise.all([...all.map((trail) => trail.care()), first?.start(), ...all.map((trail) => trail.write(5))]);
    }
    expect(await first?.ends()).toEqual([10, 20, 30, 40]);
    expect(await first?.verify()).toMatchObject({ entries: 90, faults: [] });
  });

  it("show an inserted entry that has the number of another one", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const trail = await started(60);
    await trail.write(1001);
    // The key of the last entry among those that are read at once.
    const id = Number((await trail.rows())[999]?.id);
    const columns = [...trailTable.columns.map(({ name }) => name), SEAL_COLUMN].map((name) =>
      name === "gmt_create" ? sql`gmt_create + ${DAY}` : sql.ref(name),
    );
    const names = [...trailTable.columns.map(({ name }) => name), SEAL_COLUMN].map((name) => sql.ref(name));
    await sql`insert into ${sql.table(trailTable.name)} (${sql.join(names)}) select ${sql.join(columns)} from ${sql.table(trailTable.name)} where id = ${id}`.execute(
      trail.store.db,
    );
    expect((await trail.verify()).faults).toContainEqual({ id, is: "inserted" });
  });

  it("come back from a backup, which counts each entry once", async () => {
    const place = newPlace();
    const trail = await open(60, place);
    await trail.start();
    trail.day = 5;
    await trail.care();
    await trail.write(40);
    const file = join(place.dataDir, "store.dump");
    const { rows } = await dumpPostgres(place.databaseUrl ?? "", file);
    expect(Object.entries(rows).filter(([name]) => name.startsWith(trailTable.name))).toEqual([[trailTable.name, 40]]);
    const target = newPlace();
    await loadPostgres(target.databaseUrl ?? "", file);
    const restored = await open(60, { ...target, dataDir: place.dataDir });
    expect(await restored.ends()).toEqual(await trail.ends());
    expect(await restored.verify()).toMatchObject({ entries: 40, faults: [] });
    restored.day = 25;
    await restored.start();
    await restored.care();
    expect(await restored.rows()).toHaveLength(40);
  });

  it("take in the table of an earlier version, with its rows and with columns it has no more", async () => {
    const trail = await open(60);
    await trail.start({ ...trailTable, partitionedBy: null });
    const name = sql.table(trailTable.name);
    await sql`alter table ${name} add column former text not null default 'kept'`.execute(trail.store.db);
    for (const day of [-300, -50, 0, 4000]) {
      trail.day = day;
      await trail.write(20);
    }
    const before = await trail.rows();
    trail.day = 1;
    await trail.start();
    expect(await trail.rows()).toEqual(before);
    expect(await trail.ends()).toEqual([11]);
    expect(await trail.verify()).toMatchObject({ entries: 80, faults: [] });
    const { rows } =
      await sql`select tablename, count(*) as indexes from pg_indexes where tablename like ${`${trailTable.name}%`} group by 1 order by 1`.execute(
        trail.store.db,
      );
    const indexes = trailTable.indexes.length + 1;
    expect(rows).toEqual(
      ["", "__later", "__until_20260121"].map((end) => ({ tablename: `${trailTable.name}${end}`, indexes })),
    );
    await trail.write(20);
    await trail.start();
    await trail.agree();
    await trail.care();
    // All entries that are too old are deleted. One entry records this.
    expect(await trail.rows()).toHaveLength(81);
    expect((await trail.verify()).faults).toEqual([]);
  });

  it("are there from the first start of a platform on", async () => {
    const place = newPlace();
    const host = await openHost(place, readModel(12));
    await host.close();
    const trail = await open(1095, place);
    expect(await trail.ends()).toHaveLength(1);
    await preparePartitions(trail.store, trailTable, { days: 1095, now: Date.now() / 1000 + 40 * DAY });
    expect(await trail.ends()).toHaveLength(2);
  });
});

it.skipIf(!storeNames.includes("SQLite"))("keeps the trail in one piece on SQLite, and to the day", async () => {
  const sqlite = await placesForStores("SQLite");
  if (!sqlite) return;
  const trail = await open(60, sqlite.place());
  await trail.start();
  for (trail.day = 0; trail.day <= 75; trail.day += 5) await trail.write(2);
  trail.day = 75;
  await trail.care();
  expect(Math.min(...(await daysOf(trail)))).toBe(15);
  expect((await trail.verify()).faults).toEqual([]);
  const { rows } =
    await sql`select name from sqlite_master where type = 'table' and name like ${`${trailTable.name}%`}`.execute(
      trail.store.db,
    );
  expect(rows).toEqual([{ name: trailTable.name }]);
  await trail.store.close();
  opened.length = 0;
  sqlite.close();
});
