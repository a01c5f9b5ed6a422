// An attacker who can write to the store, but has neither the master key nor the data folder, changes the audit trail.
// `npm run trail` reports the change, and a platform does not start with a shortened trail.
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore } from "../../platform/framework/storage/open";
import { CHAIN_COUNT, HEADS } from "../../platform/framework/trail/heads";
import { type StorePlace, placesForStores, storeNames } from "./hosts";
import { runTrailCommand, openTrail, type TrailStore } from "./trailStore";
import { copyOf, TRAIL_DAYS, type TheftStage, THEFTS } from "./trailThefts";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`on ${name}, an attacker`, { timeout: 60_000 }, () => {
    let place: StorePlace;
    let trail: TrailStore;
    let stage: TheftStage;

    beforeEach(async () => {
      if (!found) return;
      vi.spyOn(console, "info").mockReturnValue();
      vi.spyOn(console, "error").mockReturnValue();
      place = found.place();
      trail = await openTrail(place, TRAIL_DAYS);
      await trail.start();
      trail.day = 1;
      for (const account of [1, 2]) await trail.recordFor(account);
      for (let times = 0; times < 40; times += 1) await trail.write(1);
      const earlier = await copyOf(trail.store.db);
      for (let times = 0; times < 40; times += 1) await trail.write(1);
      await trail.run();
      expect(await runTrailCommand(place)).toMatch(
        /^The audit trail is whole: 82 entries\. It goes on from the mark of/,
      );
      const { rows } = await sql<{
        chain: number;
      }>`select chain from ${sql.table(HEADS)} order by place desc, chain`.execute(trail.store.db);
      const chain = Number(rows[0]?.chain);
      const ids = (await trail.rows()).map((row) => Number(row.id)).filter((id) => id % CHAIN_COUNT === chain);
      const { db, engine } = await openStore(place);
      const other = Number(rows.at(-1)?.chain);
      stage = { db, engine, earlier, dataDir: place.dataDir, ids, chain, other, trail };
    });
    afterEach(async () => {
      vi.restoreAllMocks();
      await stage.db.destroy();
      await trail.store.close().catch(() => undefined);
    });
    afterAll(() => found?.close());

    it.each(THEFTS)("$does, and is found out", async ({ by, said, start }) => {
      await by(stage);
      await trail.store.close().catch(() => undefined);
      await expect(runTrailCommand(place)).rejects.toThrow(typeof said === "function" ? said(stage) : said);
      const starting = (async () => {
        const again = await openTrail(place, TRAIL_DAYS);
        again.day = trail.day;
        try {
          await again.start();
          await again.run();
        } finally {
          await again.store.close();
        }
      })();
      if (start === "refused") await expect(starting).rejects.toThrow(/npm run restore.*npm run trail -- accept/);
      else await starting;
      // Neither a refused start nor a successful one repairs the trail.
      await expect(runTrailCommand(place)).rejects.toThrow();
    });
  });
}

it("tries at least twenty-five attacks", () => {
  expect(new Set(THEFTS.map(({ does }) => does)).size).toBeGreaterThanOrEqual(25);
});
