// "This company and all below it": filters and conditions by a record of a tree, on both stores. They also find records
// that were added below it, or moved there, in the meantime.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRestPath } from "./callRestPath";
import { type JsonRecord, recordOf, rowsOf } from "./Client";
import { EscalationWorld } from "./escalation";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { newName } from "./newName";

const model = readModel(12);
const COMMUNITY = "/v2/property/community";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a record of a tree and all below it, on ${name}`, () => {
    let host: TestHost;
    let world: EscalationWorld;
    const stem = newName("Quay");
    const api = async (path: string, params: JsonRecord) => {
      const reply = await host.client.call(path, params, { token: world.admin });
      expect(reply, path).toMatchObject({ code: 200 });
      return reply;
    };
    const company = async (at: string, comp_parent_id: unknown): Promise<unknown> =>
      recordOf(
        await api("/v2/user/company/add", {
          comp_name: `${stem} ${at}`,
          comp_type: 6,
          comp_parent_id,
          comp_person: "Jo",
          comp_phone: "13800138021",
        }),
      ).comp_id;
    const community = (at: string, comp_id: unknown) =>
      api(`${COMMUNITY}/add`, { name: `${stem} ${at}`, type: 1, comp_id });
    const asked = async (filters: JsonRecord): Promise<readonly unknown[]> => {
      const reply = await api(`${COMMUNITY}/list`, { ...filters, page_size: 100 });
      const named = rowsOf(reply).map((row) => String(row.name));
      expect(reply.count).toBe(named.length);
      return named
        .filter((one) => one.startsWith(stem))
        .map((one) => one.slice(stem.length + 1))
        .toSorted();
    };
    /** Finds the rows both by a condition and by a plain filter, which must give the same. */
    const within = async (...keys: readonly unknown[]) => {
      const plain = await asked({ comp_id_within: keys });
      expect(await asked({ where: `comp_id within ${keys.join(" ")}` })).toEqual(plain);
      expect(await asked({ where: `name empty or comp_id within ${keys.join(" ")}` })).toEqual(plain);
      return plain;
    };

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      world = await EscalationWorld.read(host.client);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    it("has what is there now, whatever came or was moved", async () => {
      const top = await company("top", 2);
      const [left, right] = [await company("left", top), await company("right", top)];
      await community("a", top);
      await community("b", left);
      expect([await within(top), await within(left), await within(right)]).toEqual([["a", "b"], ["b"], []]);
      const deep = await company("deep", left);
      await community("c", deep);
      expect([await within(top), await within(left)]).toEqual([
        ["a", "b", "c"],
        ["b", "c"],
      ]);
      await api("/v2/user/company/set", { comp_id: deep, comp_parent_id: right });
      // The number of rows is cached, but the old number must not be used.
      expect([await within(left), await within(right), await within(left, right)]).toEqual([["b"], ["c"], ["b", "c"]]);
      expect(await within(987_654)).toEqual([]);
      expect(await asked({ comp_id_within: top, name: `${stem} c` })).toEqual(["c"]);
      // The companies below, by the reference to the parent company.
      const below = await api("/v2/user/company/list", {
        where: `comp_parent_id within ${String(top)}`,
        page_size: 100,
      });
      expect(rowsOf(below).map(({ comp_id }) => comp_id)).toEqual(expect.arrayContaining([left, right, deep]));
      expect(below.count).toBe(3);
    });

    it("stays so in a saved view and in a bulk task", async () => {
      const top = await company("kept", 2);
      await community("first", top);
      const filter = { comp_id_within: [top] };
      const view = { of: "community", name: newName("View"), value: { filter } };
      const { body } = await callRestPath(host.client, world.admin, "/views", "POST", view);
      expect(body).toMatchObject({ value: { filter }, left_out: [] });
      await community("second", await company("later", top));
      expect(await asked(filter)).toEqual(["first", "second"]);
      const order = { resource: "community", call: "set", values: { city: "Ramsey" }, filters: filter, expected: 2 };
      const task = (await callRestPath(host.client, world.admin, "/bulk", "POST", order)).body;
      await host.platform?.queue.idle();
      const over = (await callRestPath(host.client, world.admin, `/bulk/${String(task.id)}`)).body;
      expect(over).toMatchObject({ state: "done", counts: { changed: 2 } });
    });

    it("is found in lists of references, too", async () => {
      const [section] = world.menus.filter(({ menu_key }) => menu_key === "property");
      const [screen] = world.menus.filter(({ menu_key }) => menu_key === "property.community");
      const role = await world.addRole({ menu_ids: [screen?.menu_id] });
      const roles = async (where: string) =>
        rowsOf(await api("/v2/user/role/list", { where, page_size: 1000 })).map(({ id }) => id);
      expect(await roles(`menu_ids within ${String(section?.menu_id)}`)).toContain(role.id);
      expect(await roles(`menu_ids within ${String(screen?.menu_id)}`)).toContain(role.id);
      const [other] = world.menus.filter(({ menu_key }) => menu_key === "system");
      expect(await roles(`menu_ids within ${String(other?.menu_id)}`)).not.toContain(role.id);
    });

    it("is asked only of references to trees", async () => {
      const refused = await host.client.call(
        "/v2/property/building/list",
        { where: "community_id within 1" },
        { token: world.admin },
      );
      expect(refused.code).toBe(406);
      const other = await host.client.call(
        "/v2/property/building/list",
        { community_id_within: 1 },
        { token: world.admin },
      );
      expect(other.code).toBe(200);
    });
  });
}
