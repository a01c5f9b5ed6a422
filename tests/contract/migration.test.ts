// After a change of a definition, entered data is still there.
import { afterAll, describe, expect, it } from "vitest";
import type { FieldModel, Model, ResourceModel } from "../../generator";
import { recordOf, rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const withCron = (model: Model, change: (cron: ResourceModel) => Partial<ResourceModel>): Model => ({
  ...model,
  resources: model.resources.map((resource) =>
    resource.name === "cron" ? { ...resource, ...change(resource) } : resource,
  ),
});

const model = readModel(12);
const [template] =
  model.resources.find(({ name }) => name === "cron")?.fields.filter(({ name }) => name === "param") ?? [];
const field = (changes: Partial<FieldModel>): FieldModel => {
  if (!template) throw new Error("cron has no param");
  return { ...template, options: {}, ...changes };
};

const owner = field({
  name: "owner",
  source: "owner",
  kind: "text",
  options: { max: 32 },
  default: "nobody",
  filter: "equals",
  sortable: true,
});
const limit = field({ name: "limit", source: "limit", kind: "integer" });

/** Reads without the time of the next run, because every change computes it again. */
const list = async ({ client }: TestHost) => {
  const token = await client.token("admin");
  const answer = await client.call("/v2/user/admin/cron/list", { page_size: 100, sort_field: "id" }, { token });
  return rowsOf(answer).map(({ gmt_next: _, ...row }) => row);
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a changed definition on ${name}`, () => {
    afterAll(() => found?.close());

    it("gains a field with its default, keeps every row, and keeps what a removed field held", async () => {
      if (!found) return;
      const place = found.place();
      const before = await openHost(place, model);
      const rows = await list(before);
      await before.close();

      const gained = withCron(model, ({ fields, views }) => ({
        fields: [...fields, owner, limit],
        views: { ...views, list: { ...views.list, columns: [...views.list.columns, "owner"] } },
      }));
      const host = await openHost(place, gained);
      expect(await list(host)).toEqual(rows.map((row) => ({ ...row, owner: "nobody", limit: 0 })));
      const token = await host.client.token("admin");
      const set = await host.client.call("/v2/user/admin/cron/set", { id: 1, owner: "Ada", limit: 7 }, { token });
      expect(recordOf(set)).toMatchObject({ owner: "Ada", limit: 7 });
      expect((await host.client.call("/v2/user/admin/cron/list", { owner: "Ada" }, { token })).count).toBe(1);

      await host.platform?.reload(model);
      // The earlier change of the removed field still counts in the row's version.
      expect(await list(host)).toEqual(rows.map((row) => (row.id === 1 ? { ...row, row_version: 2 } : row)));
      await host.platform?.reload(gained);
      expect((await list(host)).filter((row) => row.owner === "Ada")).toHaveLength(1);
      await host.close();
    });

    it("carries values over when a field becomes a number, and refuses while a value is no number", async () => {
      if (!found) return;
      const place = found.place();
      const asText = withCron(model, ({ fields }) => ({
        fields: [...fields, field({ name: "limit", source: "limit", kind: "text", default: "", sample: [] })],
      }));
      const before = await openHost(place, asText);
      const token = await before.client.token("admin");
      for (const [id, value] of [
        [1, "42"],
        [2, "many"],
      ] as const)
        expect((await before.client.call("/v2/user/admin/cron/set", { id, limit: value }, { token })).code).toBe(200);
      await before.close();

      const asNumber = withCron(model, ({ fields }) => ({ fields: [...fields, limit] }));
      await expect(openHost(place, asNumber)).rejects.toThrow(
        'cron.limit becomes a whole number, and 1 rows do not fit: 2 ("many")',
      );
      const again = await openHost(place, asText);
      const signedIn = { token: await again.client.token("admin") };
      const kept = (await list(again)).map((row) => row.limit).slice(0, 2);
      expect(kept).toEqual(["42", "many"]);
      await again.client.call("/v2/user/admin/cron/set", { id: 2, limit: "-7" }, signedIn);
      await again.close();
      const host = await openHost(place, asNumber);
      const rows = await list(host);
      expect(rows.map((row) => row.limit).slice(0, 3)).toEqual([42, -7, 0]);
      await host.close();
    });

    it("counts an amount in cents wherever it comes from, and gives it back as it was", async () => {
      if (!found) return;
      const place = found.place();
      const price = { name: "price", source: "price", filter: "range" as const, sortable: true };
      const kinds = [
        [field({ ...price, kind: "number" }), 19.9],
        [field({ ...price, kind: "money" }), "19.90"],
        [field({ ...price, kind: "number" }), 19.9],
        [field({ ...price, kind: "money" }), "19.90"],
        [field({ ...price, kind: "text" }), name === "SQLite" ? "19.9" : "19.90"],
        [field({ ...price, kind: "money" }), "19.90"],
      ] as const;
      for (const [index, [given, expected]] of kinds.entries()) {
        const host = await openHost(
          place,
          withCron(model, ({ fields }) => ({ fields: [...fields, given] })),
        );
        const token = await host.client.token("admin");
        const options = { token };
        if (index === 0)
          expect((await host.client.call("/v2/user/admin/cron/set", { id: 1, price: 19.9 }, options)).code).toBe(200);
        expect((await list(host))[0]).toMatchObject({ price: expected });
        if (given.kind === "money") {
          const within = { price_begin: "19.90", price_end: "19.9" };
          expect((await host.client.call("/v2/user/admin/cron/list", within, options)).count).toBe(1);
        }
        await host.close();
      }
    });

    it("serves a resource that was not there before, with its demo rows and its menu", async () => {
      if (!found) return;
      const place = found.place();
      const without: Model = {
        ...model,
        resources: model.resources.filter(({ name: one }) => one !== "cron"),
        menus: model.menus.filter(({ key }) => !key.startsWith("operate.time_plan")),
      };
      const before = await openHost(place, without);
      const token = await before.client.token("admin");
      expect((await before.client.call("/v2/user/admin/cron/list", {}, { token })).code).toBe(404);
      await before.platform?.reload(model);
      expect((await list(before)).length).toBe(model.resources.find(({ name: one }) => one === "cron")?.demo.rows);
      const menus = await before.client.call("/v2/user/menu/list", { menu_key: "operate.time_plan" }, { token });
      expect(menus.count).toBe(2);
      await before.close();
    });
  });
}
