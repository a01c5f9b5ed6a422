// Kept sums are those of the rows after the process that keeps them, and its database, were killed at any moment.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { bundle } from "../../generator/launch.mjs";
import { business } from "../../platform/business";
import { aggregates } from "../../platform/business/statistics";
import { keptOf } from "../../platform/framework/aggregates/Aggregate";
import { checkAggregate, isFilled } from "../../platform/framework/aggregates/keepAggregates";
import type { Platform } from "../../platform/framework/Platform";
import { isFull } from "../effort";
import { openHost, type Place, places, readModel, stores } from "./hosts";

const ROUNDS = isFull ? 6 : 2;
const root = resolve(import.meta.dirname, "../..");

const changeUntilKilled = async (place: Place, round: number): Promise<number> => {
  const script = await bundle("tests/contract/changingOrders.ts");
  const child = spawn(process.execPath, [script, place.dataDir, place.databaseUrl ?? "", String(round)], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let told = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === "changed") told += 1;
    if (told === 25 + 7 * round) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return told;
};

for (const name of stores) {
  const found = await places(name);
  describe.skipIf(found === null)(`kill -9 while sums are kept on ${name}`, () => {
    afterAll(() => found?.close(), 60_000);

    it("leaves sums that are those of the rows", { timeout: 60_000 * ROUNDS }, async () => {
      if (!found) return;
      const place = found.place();
      for (let round = 0; round < ROUNDS; round += 1) {
        expect(await changeUntilKilled(place, round)).toBeGreaterThanOrEqual(25);
        // The processes of the store are killed too.
        found.cluster?.crash();
        found.cluster?.start();
        let platform: Platform | null = null;
        const starting = async (started: Platform) => {
          platform = started;
        };
        const host = await openHost(place, readModel(60), [], { JOBS: false }, { ...business, starting });
        try {
          const opened = platform as Platform | null;
          if (opened === null) throw new Error("not started");
          for (const one of aggregates) {
            const kept = keptOf(opened, one);
            const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(kept.blocks)}`.execute(
              opened.store.db,
            );
            expect(Number(rows[0]?.n)).toBeGreaterThan(0);
            expect(await isFilled(opened.store, kept)).toBe(true);
            expect(await checkAggregate(opened, kept)).toBe(0);
          }
        } finally {
          await host.close();
        }
      }
    });
  });
}
