// A confirmed write is not lost, even if the process is killed a moment later.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";
import { bundle } from "../../generator/launch.mjs";
import { rowsOf } from "./Client";
import { openHost, places, readModel, stores } from "./hosts";
import type { Place } from "./hosts";

const WRITES = 40;
const root = resolve(import.meta.dirname, "../..");

/** Starts writing.ts and kills it during its writes. Answers the confirmed writes. */
const writeUntilKilled = async (place: Place): Promise<readonly string[]> => {
  const script = await bundle("tests/contract/writing.ts");
  const child = spawn(process.execPath, [script, place.dataDir, place.databaseUrl ?? ""], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(line);
    if (told.length === WRITES) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return told;
};

for (const name of stores) {
  const found = await places(name);
  describe.skipIf(found === null)(`kill -9 during writes on ${name}`, () => {
    afterAll(() => found?.close());

    it("loses no row that was answered for", { timeout: 60_000 }, async () => {
      if (!found) return;
      const place = found.place();
      const told = await writeUntilKilled(place);
      expect(told.length).toBeGreaterThanOrEqual(WRITES);
      // The processes of the store are killed too.
      found.cluster?.crash();
      found.cluster?.start();
      const host = await openHost(place, readModel());
      try {
        const token = await host.client.token("admin");
        const rows = rowsOf(
          await host.client.call("/v2/user/admin/cron/list", { name: "kept", page_size: 5000 }, { token }),
        );
        const names = new Set(rows.map((row) => row.name));
        expect(told.filter((one) => !names.has(one))).toEqual([]);
      } finally {
        await host.close();
      }
    });
  });
}
