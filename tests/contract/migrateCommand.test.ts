// `npm run migrate` shows its plan, carries it out, and then has nothing left to do.
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { Model } from "../../generator";
import { business } from "../../platform/business";
import { migrateWith } from "../../platform/framework/server/migrateCommand";
import { withDefaults } from "../../platform/framework/settings/settings";
import { SECRETS_KEY } from "./Host";
import { openHost, openWithKeys, type StorePlace, placesForStores, readModel, storeNames } from "./hosts";

const model = readModel(12);
const less: Model = {
  ...model,
  resources: model.resources.map((one) =>
    one.name === "cron"
      ? {
          ...one,
          fields: one.fields.filter(({ name }) => name !== "affected"),
          views: {
            ...one.views,
            list: { ...one.views.list, columns: one.views.list.columns.filter((name) => name !== "affected") },
          },
        }
      : one,
  ),
};

const migrate = migrateWith(business);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`npm run migrate on ${name}`, () => {
    afterAll(() => found?.close());

    it("makes a new store, and never prints the password that a setting gave", async () => {
      if (!found) return;
      const [given, made] = [found.place(), found.place()];
      const run = ({ dataDir, databaseUrl }: StorePlace, own: { readonly ADMIN_PASSWORD?: string }) => {
        const at = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? null };
        const settings = withDefaults({ ...at, SECRETS_KEY, DEMO: false, PASSWORD_COST: 14, ...own });
        return migrate(process.cwd(), settings, []);
      };
      const said = await run(given, { ADMIN_PASSWORD: "tall-heron-and-7" });
      expect(said).toContain("Sign in as admin, with the password of ADMIN_PASSWORD");
      expect(said).not.toContain("tall-heron-and-7");
      expect(await run(made, {})).toMatch(/^Sign in as admin \/ \S{8,} {3}\(shown only this once\)$/m);
    });

    it("shows its SQL without running it, and has nothing to do once it was run", async () => {
      if (!found) return;
      const place = found.place();
      const host = await openHost(place, less);
      await host.close();
      const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = null } = place;
      const settings = withDefaults({ DATA_DIR, DATABASE_URL, SECRETS_KEY, DEMO: true });
      const run = (...args: readonly string[]) => migrate(process.cwd(), settings, args);
      for (const _ of [1, 2]) {
        const plan = await run("--plan");
        expect(plan).toContain('alter table "cron" add column "affected"');
        expect(plan).not.toMatch(/^(select|begin|commit)/im);
        expect(plan).toMatch(/Nothing was changed\.$/);
      }
      await expect(run("contract")).rejects.toThrow("run npm run migrate first");
      expect(await run()).toContain("The store is as these definitions need it.");
      expect(await run("--plan")).toContain("-- The store is as these definitions need it.");
      expect(await run("contract")).toBe("There was nothing to drop.");
      await expect(run("expand")).rejects.toThrow("Say one of: npm run migrate");
    });

    it("names the seller of older orders, and says in its plan which sums are built again", async () => {
      if (!found) return;
      const place = found.place();
      await (await openHost(place, model)).close();
      const store = await openWithKeys(place);
      await sql`update "order" set seller_id = null`.execute(store.db);
      await sql`update platform_aggregate set id = 'older ' || id`.execute(store.db);
      await store.close();
      const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = null } = place;
      const settings = withDefaults({ DATA_DIR, DATABASE_URL, SECRETS_KEY, DEMO: true });
      const plan = await migrate(process.cwd(), settings, ["--plan"]);
      expect(plan).toContain('update "order" set "seller_id" = "comp_id"');
      expect(plan).toContain("-- The sums of order are built anew, by seller_id, comp_id, app_id");
      expect(plan).toContain("-- The sums of refund are built anew, by seller_id");
      await migrate(process.cwd(), settings, []);
      const after = await openWithKeys(place);
      const { rows } = await sql<{ nameless: unknown }>`
        select count(*) as nameless from "order" where comp_id > 0 and (seller_id is null or seller_id <> comp_id)`.execute(
        after.db,
      );
      expect(Number(rows[0]?.nameless)).toBe(0);
      await after.close();
      expect(await migrate(process.cwd(), settings, ["--plan"])).not.toContain("built anew");
    });
  });
}
