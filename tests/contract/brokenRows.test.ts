// A store that is older than a rule. All rows stay, rows that violate the rule are reported with their keys, and the
// rule applies to all other rows. Once the violations are corrected, it applies to all rows.
import { sql } from "kysely";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import type { FieldModel, Model, ResourceModel } from "../../generator";
import { openStore } from "../../platform/framework/storage/open";
import { storeRefusalOf } from "../../platform/framework/storage/StoreRefusal";
import type { Row, Store } from "../../platform/framework/storage/Store";
import { tablesOf } from "../../platform/framework/storage/Table";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { StorePlace } from "./hosts";

const model = readModel(12);
const tables = tablesOf(model);

const changed = (before: Model, name: string, change: (resource: ResourceModel) => Partial<ResourceModel>): Model => ({
  ...before,
  resources: before.resources.map((resource) =>
    resource.name === name ? { ...resource, ...change(resource) } : resource,
  ),
});
const loose = (fields: readonly FieldModel[], names: Readonly<Record<string, string>>): readonly FieldModel[] =>
  fields.map((field) => {
    const kind = names[field.name];
    return kind === undefined ? field : { ...field, kind, options: {} };
  });

/** The same definition without references, limits and unique values. */
const before = [
  ["wiki", { category_id: "integer", state: "integer" }],
  ["role", { menu_ids: "text" }],
  ["datacenter", {}],
].reduce(
  (all, [name, kinds]) =>
    changed(all, String(name), ({ fields, unique }) => ({
      fields: loose(fields, Object(kinds)),
      unique: name === "datacenter" ? [] : unique,
    })),
  model,
);

const NOWHERE = 987_654;

const inStore = async (place: StorePlace, work: (store: Store) => Promise<void>): Promise<void> => {
  const store = await openStore(place);
  await work(store).finally(() => store.close());
};

const reported = async ({ db }: Store) => {
  const { rows } =
    await sql<Row>`select place, fields, kind, row_keys from platform_migration order by place, fields`.execute(db);
  return rows.map((row) => [row.place, row.fields, row.kind, row.row_keys]);
};

const messageOf = async (work: Promise<unknown>) =>
  storeRefusalOf(
    tables,
    await work.then(
      () => null,
      (error: unknown) => error,
    ),
  );

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`rows that break a rule on ${name}`, () => {
    afterAll(() => found?.close());
    afterEach(() => void vi.restoreAllMocks());

    it("stay, are reported, and keep nobody from writing other rows", { timeout: 120_000 }, async () => {
      if (!found) return;
      const place = found.place();
      await (await openHost(place, before)).close();
      const count: Record<string, unknown> = {};
      await inStore(place, async ({ db }) => {
        await sql`update wiki set category_id = ${NOWHERE} where id = 2`.execute(db);
        await sql`update wiki set state = 99 where id in (3, 4)`.execute(db);
        await sql`update role set menu_ids = ${JSON.stringify([1, NOWHERE, 2])} where id = 3`.execute(db);
        await sql`update datacenter set name = 'same', domain_prefix = 'same' where id in (2, 3, 5)`.execute(db);
        for (const table of ["wiki", "role", "datacenter"]) {
          const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
          count[table] = Number(rows[0]?.n);
        }
      });

      const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
      const host = await openHost(place, model);
      const said = warned.mock.calls.map(([line]) => String(line)).join("\n");
      expect(said).toContain("1 rows of wiki point to what is not there by category_id");
      expect(said).toContain("Their keys: 3, 4");
      const token = await host.client.session("admin");
      const role = await host.client.call("/v2/user/role/list", { id: [3] }, { token });
      expect(role.data).toMatchObject([{ id: 3, menu_ids: [1, 2] }]);
      await host.close();

      const wrong = [
        ["datacenter", "domain_prefix", "unique", "[3,5]"],
        ["datacenter", "name", "unique", "[3,5]"],
        ["role", "menu_ids", "list", "[3]"],
        ["wiki", "category_id", "reference", "[2]"],
        ["wiki", "state", "value", "[3,4]"],
      ];
      await inStore(place, async (store) => {
        const { db } = store;
        expect(await reported(store)).toEqual(wrong);
        for (const [table, rows] of Object.entries(count)) {
          const after = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
          expect([table, Number(after.rows[0]?.n)]).toEqual([table, rows]);
        }
        const kept = await sql<Row>`select id, category_id, state from wiki where id in (2, 3) order by id`.execute(db);
        expect(kept.rows).toMatchObject([{ category_id: NOWHERE }, { state: 99 }]);
        // These rows can be changed, but no other row may violate the rule.
        await sql`update wiki set title = 'changed' where id in (2, 3)`.execute(db);
        await sql`update datacenter set host = 'changed' where id in (2, 3)`.execute(db);
        expect(await messageOf(sql`update wiki set category_id = ${NOWHERE} where id = 1`.execute(db))).toMatchObject({
          kind: "reference",
        });
        expect(await messageOf(sql`update wiki set state = 98 where id = 1`.execute(db))).toMatchObject({
          kind: "value",
        });
        expect(await messageOf(sql`update datacenter set name = 'same' where id = 1`.execute(db))).toMatchObject({
          kind: "unique",
        });
      });

      await (await openHost(place, model)).close();
      await inStore(place, async (store) => {
        const { db } = store;
        expect(await reported(store)).toEqual(wrong);
        await sql`update wiki set category_id = 1 where id = 2`.execute(db);
        await sql`update wiki set state = 1 where id in (3, 4)`.execute(db);
        await sql`update datacenter set name = 'other', domain_prefix = 'other' where id = 3`.execute(db);
        await sql`update datacenter set name = 'third', domain_prefix = 'third' where id = 5`.execute(db);
      });
      warned.mockClear();
      await (await openHost(place, model)).close();
      expect(warned).not.toHaveBeenCalled();
      await inStore(place, async (store) => {
        expect(await reported(store)).toEqual(wrong.filter(([, , kind]) => kind === "list"));
        const { db } = store;
        expect(await messageOf(sql`update wiki set state = 99 where id = 3`.execute(db))).toMatchObject({
          kind: "value",
        });
        expect(await messageOf(sql`update datacenter set name = 'other' where id = 5`.execute(db))).toMatchObject({
          kind: "unique",
        });
      });
    });
  });
}
