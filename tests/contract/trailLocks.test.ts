// On PostgreSQL, a statement locks every partition that it may read, and their indexes. The lock table has room for 64
// locks per connection, so reading the trail must need fewer, with the largest possible number of partitions.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPage } from "../../platform/framework/storage/page";
import {
  countRows,
  narrowSelection,
  oneOf,
  readRows,
  selectionOf,
  whereOf,
} from "../../platform/framework/storage/query";
import { partitionSeconds } from "../../platform/framework/storage/spans";
import { openStore } from "../../platform/framework/storage/open";
import type { Db, Row } from "../../platform/framework/storage/Store";
import { columnFor } from "../../platform/framework/storage/tableFor";
import { verifyTrail } from "../../features/marks/platform/verify";
import { CROWD_SIZE } from "../effort";
import { type StorePlace, placesForStores } from "./hosts";
import { DAY, trailTable, openTrail, type TrailStore } from "./trailStore";

/** PostgreSQL's max_locks_per_transaction: the average number of locks for each of max_connections. */
const ROOM = 64;
/** The longest retention that can be set, in days, and the length of its partitions. */
const LONGEST = 36_500;
const WIDTH = partitionSeconds({ days: LONGEST }) / DAY;

const found = await placesForStores("PostgreSQL");
afterAll(() => found?.close());

const column = (name: string) => columnFor<unknown>(trailTable, name);

describe.skipIf(found === null)("reads of a trail with all its partitions", { timeout: 60_000 }, () => {
  let place: StorePlace;
  let trail: TrailStore;

  beforeAll(async () => {
    if (!found) return;
    place = found.place();
    trail = await openTrail(place, LONGEST);
    await trail.start();
    for (trail.day = 1; trail.day < LONGEST + 2 * WIDTH; trail.day += WIDTH) {
      await trail.care();
      await trail.write(4);
    }
    await sql`analyze`.execute(trail.store.db);
  });
  afterAll(async () => trail.store.close());

  const page = async (db: Db, params: Row, scope: readonly number[] | null = null, offset = 0) => {
    const all = selectionOf(trail.store, trailTable, params);
    const owner = column("comp_id");
    const selection = scope === null ? all : narrowSelection(all, owner, (ref) => oneOf(owner, scope, ref), scope);
    const total = await countRows(db, trailTable, selection);
    await readPage(db, trailTable, selection, total, {
      offset,
      limit: 25,
      sort: column("gmt_create"),
      descending: true,
    });
  };
  const history = (db: Db) => {
    const where = whereOf([oneOf(column("record_of"), ["device"]), oneOf(column("record_key"), ["7"])]);
    return readRows(db, trailTable, sql`${where} order by gmt_create desc, id desc limit 25`);
  };

  const READS: Readonly<Record<string, (db: Db) => Promise<unknown>>> = {
    "a page of the list": (db) => page(db, {}),
    "a page further down": (db) => page(db, {}, null, 20),
    "a page of what one account did": (db) => page(db, { account_id: 3, event: 2 }),
    "a page of what two companies see": (db) => page(db, { q: "camera" }, [3, 4]),
    "the history of a record": history,
    "the number of entries": (db) => countRows(db, trailTable, selectionOf(trail.store, trailTable, {})),
    "the verification": (db) => verifyTrail(db, trailTable, trail.store.keys),
  };

  /**
   * The number of locks that `read` takes. Locks of serializable transactions (SIReadLock) are not counted, because
   * they are in a separate table.
   */
  const locksOf = (read: (db: Db) => Promise<unknown>): Promise<number> =>
    trail.store.db.transaction().execute(async (db) => {
      await read(db);
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from pg_locks where pid = pg_backend_pid() and locktype = 'relation' and relation <> 'pg_locks'::regclass and mode <> 'SIReadLock'`.execute(
        db,
      );
      return Number(rows[0]?.n);
    });

  it("finds at most eight partitions and the default one", async () => {
    expect(await trail.ends()).toHaveLength(8);
  });

  it.each(Object.keys(READS))("takes fewer locks than there is room for: %s", async (name) => {
    const read = READS[name];
    if (!read) throw new Error(name);
    const locks = await locksOf(read);
    expect(locks).toBeGreaterThan(8);
    expect(locks).toBeLessThan(ROOM);
  });

  it("takes a fraction of them to count entries since a certain time", async () => {
    const last = Math.max(...(await trail.rows()).map((row) => Number(row.gmt_create)));
    const since = selectionOf(trail.store, trailTable, { gmt_create_begin: last });
    expect(await locksOf((db) => countRows(db, trailTable, since))).toBeLessThan(ROOM / 2);
  });

  it(`can be made by ${CROWD_SIZE} readers at the same time`, async () => {
    const crowd = await openStore({ ...place, connections: CROWD_SIZE });
    let reading = 0;
    let allRead = (): void => undefined;
    const together = new Promise<void>((resolve) => {
      allRead = resolve;
    });
    try {
      const one = () =>
        crowd.db.transaction().execute(async (db) => {
          await page(db, {});
          await history(db);
          reading += 1;
          // All readers keep their locks until the last reader has its locks.
          if (reading === CROWD_SIZE) allRead();
          await together;
        });
      const all = Promise.all(Array.from({ length: CROWD_SIZE }, one));
      await expect(all).resolves.toHaveLength(CROWD_SIZE);
    } finally {
      allRead();
      await crowd.close();
    }
  });
});
