// A new or shorter retention period deletes nothing until somebody has agreed, or until 30 days have passed. `npm run
// migrate` and the start say what would be deleted.
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { Model } from "../../generator";
import { business } from "../../platform/business";
import { migrateWith } from "../../platform/framework/server/migrateCommand";
import { withDefaults } from "../../platform/framework/settings/settings";
import { migrate } from "../../platform/framework/storage/migrate";
import { runTableUpkeep } from "../../platform/framework/storage/retention";
import { tablesOf } from "../../platform/framework/storage/Table";
import { runTrailUpkeep } from "../../platform/framework/trail/keepTrail";
import { SECRETS_KEY } from "../contract/Host";
import { type StorePlace, placesForStores, storeNames } from "../contract/hosts";
import { callRestPath } from "../contract/callRestPath";
import { isRecord } from "../contract/Client";
import { model, openStoreWithKeys, copyOldStore, startPresentVersion } from "./olderStores";

const DAY = 86_400;
const NOW = Math.floor(Date.now() / 1000);
const keeping = (days: number): Model => ({
  ...model,
  resources: model.resources.map((one) =>
    one.name === "device_log" && one.store !== null ? { ...one, store: { ...one.store, keep: days } } : one,
  ),
});

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`rules that delete old rows on ${name}`, () => {
    afterAll(() => found?.close());

    const opened = async (place: StorePlace, of: Model) => {
      const store = await openStoreWithKeys(place, true);
      const tables = tablesOf(of, store.keys);
      const counts = { forget: () => undefined };
      const at = (days: number) => NOW + days * DAY;
      const count = async (table: string) =>
        Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(store.db)).rows[0]?.n);
      return {
        store,
        count,
        start: (trailDays = 0, later = 0) =>
          migrate(store, tables.values(), async () => undefined, { retention: { days: trailDays, now: at(later) } }),
        care: async (later: number) => {
          await runTableUpkeep({ store, tables, counts, deletes: true, now: () => at(later) });
          return count("device_log");
        },
        prune: async (days: number, later: number) => {
          const { trail } = of;
          await runTrailUpkeep({
            model: { ...of, trail },
            tables,
            store,
            now: () => at(later),
            settings: { TRAIL_DAYS: days },
          });
          return count("audit");
        },
      };
    };
    const command = ({ dataDir, databaseUrl }: StorePlace, ...args: readonly string[]) => {
      const at = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? null };
      return migrateWith(business)(
        process.cwd(),
        withDefaults({ ...at, SECRETS_KEY, DEMO: true, TRAIL_DAYS: 0 }),
        args,
      );
    };
    const putThere = async (version: string): Promise<StorePlace | null> => {
      if (!found) return null;
      const place = found.place();
      await copyOldStore(version, name, place);
      return place;
    };

    it("say in the plan and at the start what they would take, and wait for a yes", async () => {
      const place = await putThere("4ebc5197");
      if (place === null) return;
      const said = /^(?:-- )?(\d+) rows of device_log from before \d{4}-\d\d-\d\d are older than the 365 days/m;
      expect(await command(place, "--plan")).toMatch(said);
      const sentence = said.exec(await command(place))?.[1];
      const one = await opened(place, model);
      const all = await one.count("device_log");
      const old = Number(sentence);
      expect(old).toBeGreaterThan(0);
      expect(await one.care(0)).toBe(all);
      expect(await one.care(29)).toBe(all);
      await one.store.close();
      expect(await command(place, "--delete")).toContain(`${old} rows of device_log will be deleted`);
      const agreed = await opened(place, model);
      expect(await agreed.care(0)).toBe(all - old);
      expect((await agreed.start()).pending).toEqual([]);
      await agreed.store.close();
      expect(await command(place, "--plan")).not.toContain("device_log from before");
      expect(await command(place, "--delete")).toBe("There is nothing to agree to.");
    });

    it("are shown to the super admin, who alone may agree, and the audit trail has it", async () => {
      if (!found) return;
      const place = found.place();
      const made = await copyOldStore("4ebc5197", name, place);
      const { platform, client } = await startPresentVersion(place, made, { JOBS: false });
      const [admin = "", vendor = ""] = made.tokens;
      const rules = async (token: string) => (await callRestPath(client, token, "/deleting?range=[0,9]")).body.rows;
      const agree = (token: string, of: string) =>
        callRestPath(client, token, `/deleting/${of}`, "PUT", { agree: true });
      expect(platform.leaving).toContain("device_log");
      expect(await rules(admin)).toContainEqual(expect.objectContaining({ id: "device_log", days: 365 }));
      expect(await rules(vendor)).toEqual([]);
      expect((await agree(vendor, "device_log")).status).toBe(403);
      expect((await agree(admin, "zone")).status).toBe(404);
      expect(await agree(admin, "device_log")).toMatchObject({ status: 200, body: { id: "device_log", days: 365 } });
      expect(JSON.stringify(await rules(admin))).not.toContain("device_log");
      const entries = (await callRestPath(client, admin, "/audit?range=[0,9]")).body.rows;
      const ids = Array.isArray(entries) ? entries.filter(isRecord).map(({ id }) => String(id)) : [];
      const details = await Promise.all(ids.map((id) => callRestPath(client, admin, `/audit/${id}`)));
      expect(JSON.stringify(details.map(({ body }) => body.changes))).toContain("agreed");
      await platform.close();
      const one = await opened(place, model);
      const all = await one.count("device_log");
      expect(await one.care(0)).toBeLessThan(all);
      await one.store.close();
    });

    it("begin by themselves after 30 days, and a shortened rule waits again while the longer one goes on", async () => {
      const place = await putThere("4ebc5197");
      if (place === null) return;
      await command(place);
      const one = await opened(place, model);
      const all = await one.count("device_log");
      const left = await one.care(31);
      expect(left).toBeLessThan(all);
      await one.store.close();
      // On PostgreSQL, rows are deleted only when their quarter is over.
      const later = 31 + (name === "SQLite" ? 0 : 93);
      const shorter = await opened(place, keeping(1));
      const { pending } = await shorter.start(0, later);
      expect(pending).toMatchObject([{ table: "device_log", days: 1 }]);
      expect(await shorter.care(later)).toBeGreaterThan(0);
      expect(await shorter.care(later + 31)).toBe(0);
      await shorter.store.close();
    });

    it("are asked about for the audit trail too, when TRAIL_DAYS becomes shorter", async () => {
      const place = await putThere("62aa6b44");
      if (place === null) return;
      const one = await opened(place, model);
      await one.start(1095);
      await one.prune(1095, 31);
      const all = await one.count("audit");
      await one.start(1, 40);
      expect(await one.prune(1, 40)).toBe(all);
      await one.store.close();
    });
  });
}
