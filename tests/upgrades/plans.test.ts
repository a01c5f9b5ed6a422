// For every store, the plan of an upgrade says what cannot be undone and who will see more. Making the plan changes
// nothing. The present backup program can copy a store of any version.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { business } from "../../platform/business";
import { backUp } from "../../features/backup/platform/backUp";
import { restoreBackup } from "../../features/backup/platform/restoreBackup";
import { readMasterKeys } from "../../platform/framework/secrets/MasterKeys";
import { migrateWith } from "../../platform/framework/server/migrateCommand";
import { withDefaults } from "../../platform/framework/settings/settings";
import { migrate } from "../../platform/framework/storage/migrate";
import { tablesOf } from "../../platform/framework/storage/Table";
import { SECRETS_KEY } from "../contract/Host";
import { type StorePlace, placesForStores, storeNames } from "../contract/hosts";
import { model, openStoreWithKeys, copyOldStore, versions } from "./olderStores";
import { readTables } from "./tables";

const folder = mkdtempSync(join(tmpdir(), "pilothouse-plans-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const contentOf = async (place: StorePlace) => {
  const store = await openStoreWithKeys(place, false);
  const tables = await readTables(store);
  await store.close();
  return tables;
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null).each(versions)(`a store of %s on ${name}`, (version) => {
    afterAll(() => found?.close());

    it("is planned without a change, with what cannot be undone and who sees more", async () => {
      if (!found) return;
      const place = found.place();
      await copyOldStore(version, name, place);
      const before = await contentOf(place);
      const at = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? null };
      const plan = await migrateWith(business)(process.cwd(), withDefaults({ ...at, SECRETS_KEY, DEMO: true }), [
        "--plan",
      ]);
      expect(await contentOf(place)).toEqual(before);
      expect(plan).toMatch(/Nothing was changed\.$/);
      expect(plan).not.toMatch(/scrypt\$|hearth-demo-secret/);
      const isPlain = !before.has("platform_data_key");
      expect(plan.includes("-- Encrypted from now on, so that no earlier version can read it")).toBe(isPlain);
      expect(plan.includes("account.user_password")).toBe(isPlain);
      if (version !== "4ebc5197-again") expect(plan).toMatch(/-- Everybody sees these rows.*: .*zone \(\d+\)/);
      if (version === "4ebc5197") {
        expect(plan).toMatch(/-- \d+ rows of iccid point to what is not there by link_id/);
        expect(plan).toMatch(/-- \d+ rows of device_log from before .* are older than the 365 days/);
      }
      if (version === "62aa6b44") expect(plan).toContain("-- The sums of order are built anew");
    });

    it("is backed up by this version, and comes back as it was", async () => {
      if (!found) return;
      const [place, empty] = [found.place(), found.place()];
      await copyOldStore(version, name, place);
      const file = join(folder, `${name}-${version}.tar.gz`);
      const keptAt = ({ dataDir, databaseUrl }: StorePlace) => {
        const masters = readMasterKeys({ dataDir, SECRETS_KEY, SECRETS_KEY_FILE: null });
        return {
          dataDir,
          databaseUrl: databaseUrl ?? null,
          files: null,
          masters,
          version: "today",
          restored: async () => undefined,
        };
      };
      await backUp(keptAt(place), file);
      await restoreBackup(keptAt(empty), file);
      expect(await contentOf(empty)).toEqual(await contentOf(place));
    });
  });

  describe.skipIf(found === null)(`what rows break, on ${name}`, () => {
    it("is in the plan: what is unique from now on, and values that an enumeration no longer has", async () => {
      if (!found) return;
      const place = found.place();
      const { made } = await copyOldStore("62aa6b44", name, place);
      const store = await openStoreWithKeys(place, true);
      const stricter = {
        ...model,
        resources: model.resources.map((one) =>
          one.name === "device"
            ? {
                ...one,
                unique: [...one.unique, { fields: ["pk"], together: ["pk"] }],
                fields: one.fields.map((field) =>
                  field.name === "zone" || field.name === "online"
                    ? { ...field, options: { ...field.options, values: [7] } }
                    : field,
                ),
              }
            : one,
        ),
      };
      const trial = { retention: { days: 0, now: made }, isTrial: true };
      const { broken } = await migrate(store, tablesOf(stricter, store.keys).values(), async () => undefined, trial);
      const lines = broken
        .filter(({ table }) => table === "device")
        .map(({ kind, fields }) => `${kind} ${fields.join()}`);
      expect(lines).toEqual(expect.arrayContaining(["unique pk", "value online"]));
      await store.close();
    });
  });

  describe.skipIf(found === null)(`definitions that say \`shared\` on ${name}`, () => {
    it("are in the plan with the number of rows that everybody will see", async () => {
      if (!found) return;
      const place = found.place();
      await copyOldStore("62aa6b44", name, place);
      const store = await openStoreWithKeys(place, true);
      const retention = { days: 0, now: Date.now() / 1000 };
      const run = (of: typeof model) =>
        migrate(store, tablesOf(of, store.keys).values(), async () => undefined, { retention });
      expect((await run(model)).widened.map(({ isKnown }) => isKnown)).not.toContain(true);
      expect((await run(model)).widened).toEqual([]);
      const scope = { is: "shared", reason: "for a test", write: "platform" } as const;
      const wider = {
        ...model,
        resources: model.resources.map((one) => (one.name === "device_log" ? { ...one, scope } : one)),
      };
      expect((await run(wider)).widened).toEqual([{ table: "device_log", rows: expect.any(Number), isKnown: true }]);
      await store.close();
    });
  });
}
