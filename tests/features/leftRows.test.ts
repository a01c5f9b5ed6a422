// Rows of a feature that the console later leaves out. A new store has no table for the feature. An older store keeps
// the rows, `npm run migrate` names them, and only `--drop` deletes them.
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { business } from "../../platform/business";
import type { PlatformFeature } from "../../platform/framework/Feature";
import { dropLeftOut, type ConsoleParts, leftOutLines } from "../../platform/framework/server/leftOut";
import { migrateWith } from "../../platform/framework/server/migrateCommand";
import { withDefaults } from "../../platform/framework/settings/settings";
import { tablesOf } from "../../platform/framework/storage/Table";
import { callRestPath } from "../contract/callRestPath";
import { SECRETS_KEY } from "../contract/Host";
import { openHost, openWithKeys, placesForStores, readModel, storeNames } from "../contract/hosts";

const visits: PlatformFeature = {
  name: "visits",
  tables: [
    {
      table: "console_visit",
      ensure: async (_, db) => {
        await sql`create table if not exists console_visit (day text not null primary key)`.execute(db);
      },
    },
  ],
};

const whole = readModel(2);
const without = (...names: readonly string[]) => ({
  ...whole,
  features: whole.features.filter(({ name }) => !names.includes(name)),
});
const having = (...names: readonly string[]): ConsoleParts => ({
  model: without(...names),
  tables: tablesOf(whole),
  features: own(...names).features ?? [],
});
const own = (...left: readonly string[]): typeof business => ({
  ...business,
  features: (business.features ?? []).filter(({ name }) => !left.includes(name)),
});
const visited: typeof business = { ...business, features: [...(business.features ?? []), visits] };

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a feature that is left out, on ${name}`, () => {
    afterAll(() => found?.close());

    it("keeps its rows, which a plan names and only `--drop` deletes", async () => {
      if (!found) return;
      const place = found.place();
      const before = await openHost(place, whole, [], {}, visited);
      const token = await before.client.token("admin");
      const view = { of: "order", name: "Unpaid", value: { filter: {}, density: "compact" } };
      expect((await callRestPath(before.client, token, "/views", "POST", view)).status).toBe(200);
      await before.close();
      const opened = await openWithKeys(place);
      await sql`insert into console_visit (day) values ('monday'), ('tuesday')`.execute(opened.db);
      await opened.close();

      const after = await openHost(place, without("views"), [], {}, own("views"));
      expect((await callRestPath(after.client, await after.client.token("admin"), "/views")).status).toBe(404);
      await after.close();

      const store = await openWithKeys(place);
      const lines = await leftOutLines(store, having("views"));
      expect(lines).toEqual([
        "1 rows of platform_view belong to the feature views, which this console leaves out. They stay. To delete them: npm run migrate -- --drop views",
        "2 rows of console_visit belong to the feature visits, which this console leaves out. They stay. To delete them: npm run migrate -- --drop visits",
      ]);
      await expect(dropLeftOut(store, having(), "views")).rejects.toThrow(/has the feature views/);
      await expect(dropLeftOut(store, having(), "vieuws")).rejects.toThrow(/no table of a feature vieuws/);
      expect(await dropLeftOut(store, having("views"), "views")).toEqual(["Dropped: platform_view (1 rows)"]);
      expect(await leftOutLines(store, having("views"))).toEqual(lines.slice(1));
      await store.close();

      const settings = withDefaults({
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl ?? null,
        SECRETS_KEY,
        DEMO: true,
      });
      const migrate = (...args: readonly string[]) => migrateWith(business)(process.cwd(), settings, args);
      expect(await migrate("--plan")).toContain(`-- ${lines[1]}`);
      expect(await migrate("--drop", "visits")).toBe("Dropped: console_visit (2 rows)");
      expect(await migrate("--plan")).not.toContain("console_visit");
      await expect(migrate("--drop")).rejects.toThrow(/--drop <feature>/);
    });

    it("has no table in a new store", async () => {
      if (!found) return;
      const left = ["bulk", "import", "passkeys", "providers", "views"];
      const place = found.place();
      await (await openHost(place, without(...left), [], {}, own(...left))).close();
      const store = await openWithKeys(place);
      const tables = (await store.db.introspection.getTables()).map((table) => table.name);
      expect(tables.filter((table) => /^platform_(view|bulk|import|passkey|provider)/.test(table))).toEqual([]);
      await store.close();
    });
  });
}
