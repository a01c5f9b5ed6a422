// `npm run trail` runs while others write. It reads one consistent state of the store, and never reports an attack.
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isFullRun } from "../effort";
import { type StorePlace, placesForStores, storeNames } from "./hosts";
import { runTrailCommand, openTrail, type TrailStore } from "./trailStore";

const WRITERS = 8;
/** The number of checks while others write. */
const TIMES = isFullRun ? 60 : 12;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`the audit trail on ${name}`, { timeout: 120_000 }, () => {
    let place: StorePlace;
    let trail: TrailStore;
    beforeEach(async () => {
      if (!found) return;
      vi.spyOn(console, "info").mockReturnValue();
      place = found.place();
      trail = await openTrail(place, 100);
      await trail.start();
      for (let times = 0; times < 100; times += 1) await trail.write(10);
      await trail.run();
    });
    afterEach(async () => {
      vi.restoreAllMocks();
      await trail.store.close();
    });
    afterAll(() => found?.close());

    it("is valid at each check while eight processes write, mark it and delete old entries", async () => {
      let isOver = false;
      let written = 0;
      const writer = async () => {
        while (!isOver) {
          await trail.write(2);
          written += 2;
          await new Promise((resolve) => setTimeout(resolve, 2));
        }
      };
      const marker = async () => {
        while (!isOver) {
          await trail.run();
          await trail.care();
          trail.day += 1;
        }
      };
      const all = [...Array.from({ length: WRITERS }, writer), marker()];
      const said: string[] = [];
      try {
        for (let time = 0; time < TIMES; time += 1) said.push(await runTrailCommand(place));
      } finally {
        isOver = true;
        await Promise.all(all);
      }
      expect(said.filter((one) => !one.startsWith("The audit trail is whole"))).toEqual([]);
      expect(new Set(said.map((one) => /whole: (\d+)/.exec(one)?.[1])).size).toBeGreaterThan(1);
      expect(written).toBeGreaterThan(WRITERS * 2);
    });
  });
}
