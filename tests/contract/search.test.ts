// On both stores, a search finds exactly the rows whose names, or whose fields under `search`, contain the text, in
// every form in which people type it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FieldModel, kindOf, type ResourceModel } from "../../generator";
import { matchesSearch, type SearchForm } from "../../shared/schema/searched";
import { rowsOf, type JsonRecord, type Reply } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const model = readModel();
const searched = model.resources.filter(({ search }) => search.length > 0);

const resourceNamed = (of: string): ResourceModel => {
  const resource = model.resources.find((one) => one.name === of);
  if (resource === undefined) throw new Error(`no ${of}`);
  return resource;
};
const asOf = (field: FieldModel): SearchForm => kindOf(field.kind).searched?.(field.options) ?? "text";

/** Texts that people type for a stored value. */
const written: Readonly<Record<Exclude<SearchForm, "record">, (value: string) => readonly string[]>> = {
  text: (value) => [value, value.toUpperCase()],
  code: (value) => [value, value.slice(-6).toLowerCase(), (value.match(/.{1,4}/g) ?? []).join(" ")],
  mac: (value) => {
    const bare = value.replaceAll(":", "").toLowerCase();
    return [value, bare, bare.slice(3, 10), value.replaceAll(":", "-"), (bare.match(/..../g) ?? []).join(".")];
  },
  phone: (value) => [
    value,
    value.replace("+", ""),
    value.replace("+", "00"),
    `${value.slice(-8, -4)} ${value.slice(-4)}`,
  ],
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a search on ${name}`, () => {
    let host: TestHost;
    let token = "";
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      token = await host.client.token("admin");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const list = (of: string, params: JsonRecord, by = token): Promise<Reply> => {
      const resource = resourceNamed(of);
      const call = resource.calls.find((one) => one.name === "list");
      if (call === undefined) throw new Error(`${of} has no list`);
      const style = call.style === "legacy" ? "legacy" : "bearer";
      return host.client.call(call.path, { ...call.constants, page_size: 1000, ...params }, { token: by, style });
    };
    const keysOf = (of: string, rows: readonly JsonRecord[]) =>
      rows.map((row) => String(row[resourceNamed(of).key])).sort();

    /** Whether a row contains the text, computed from its values. */
    const isFound = (resource: ResourceModel, row: JsonRecord, text: string): boolean =>
      [resource.title, ...Object.values(resource.titles), ...resource.search].some((source) => {
        const field = resource.fields.find((one) => one.name === source);
        if (field === undefined || asOf(field) === "record") return false;
        const { area } = field.options;
        return matchesSearch(asOf(field), `${typeof area === "string" ? row[area] : ""}${row[source]}`, text);
      });

    it.each(searched.map((resource) => ({ resource, of: resource.name })))(
      "finds a $of by its own texts",
      async ({ resource, of }) => {
        const rows = rowsOf(await list(of, {}));
        const others = resource.fields.some(
          (field) => resource.search.includes(field.name) && asOf(field) === "record",
        );
        for (const source of resource.search) {
          const field = resource.fields.find((one) => one.name === source);
          const row = rows.find((one) => String(one[source] ?? "") !== "");
          if (field === undefined || row === undefined) continue;
          const as = asOf(field);
          if (as === "record") continue;
          const { area } = field.options;
          for (const q of written[as](`${typeof area === "string" ? row[area] : ""}${row[source]}`)) {
            const expected = keysOf(
              of,
              rows.filter((one) => isFound(resource, one, q)),
            );
            expect([q, expected]).toEqual([q, expect.arrayContaining([String(row[resource.key])])]);
            const found = keysOf(of, rowsOf(await list(of, { q })));
            expect([source, q, found]).toEqual([source, q, others ? expect.arrayContaining(expected) : expected]);
          }
        }
      },
    );

    it("finds an order by its buyer: name, phone, mail", async () => {
      const orders = rowsOf(await list("order", {}));
      const [buyer] = rowsOf(await list("app_user", { user_id: orders[0]?.user_id }));
      const own = keysOf(
        "order",
        orders.filter(({ user_id }) => user_id === buyer?.user_id),
      );
      const { user_name, user_phone, user_phone_area, user_email } = buyer ?? {};
      for (const q of [`${user_phone_area} ${user_phone}`, user_email])
        expect([q, keysOf("order", rowsOf(await list("order", { q })))]).toEqual([q, own]);
      const named = rowsOf(await list("app_user", { user_name })).map(({ user_id }) => user_id);
      expect(keysOf("order", rowsOf(await list("order", { q: user_name })))).toEqual(
        keysOf(
          "order",
          orders.filter(({ user_id }) => named.includes(user_id)),
        ),
      );
    });

    it("finds nothing beyond the reach of an account", async () => {
      const clerk = await host.client.token("subagent");
      const own = new Set(keysOf("device", rowsOf(await list("device", {}, clerk))));
      const foreign = rowsOf(await list("device", {})).find(({ uid, mac }) => !own.has(String(uid)) && mac !== "");
      const q = String(foreign?.mac).replaceAll(":", "");
      expect((await list("device", { q })).count).toBe(1);
      expect((await list("device", { q }, clerk)).count).toBe(0);
    });

    it.each(["%", "_", "' or 1=1 --", "\\", "0", "+", "86", "8c:1", ":"])("takes %s as it is", async (q) => {
      for (const of of ["device", "order", "account"]) expect([of, (await list(of, { q })).code]).toEqual([of, 200]);
    });
  });
}
