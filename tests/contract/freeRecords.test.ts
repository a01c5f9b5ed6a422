// Rooms that have an owner are not offered to another one (issue 29, point 12).
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Model } from "../../generator";
import { recordOf, rowsOf, type JsonRecord } from "./Client";
import { uniqueName, EscalationWorld } from "./escalation";
import { importTargetOf } from "./handing";
import type { TestHost } from "./Host";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";

const read = readModel(12);
/** The roles of accounts, which a separate call offers (`pick: rela`), can also be limited to free ones (`free_of`). */
const model: Model = {
  ...read,
  resources: read.resources.map((resource) => ({
    ...resource,
    fields: resource.fields.map((field) =>
      resource.name === "account" && field.name === "role_id"
        ? { ...field, options: { ...field.options, free: "account.role_id" } }
        : field,
    ),
  })),
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`rooms that have an owner, on ${name}`, () => {
    let host: TestHost;
    let token = "";
    let floor_id: unknown;
    const garden = uniqueName("Garden");
    const call = async (path: string, params: JsonRecord, as = token) =>
      host.client.call(`/v2/property/${path}`, params, { token: as });
    const add = async (what: string, params: JsonRecord) => {
      const reply = await call(`${what}/add`, params);
      expect([what, reply.code]).toEqual([what, 200]);
      return recordOf(reply).id;
    };
    const offered = async (as = token) => {
      const reply = await call("room/list", { floor_id, free_of: "owner.room_id", page_size: 100 }, as);
      return [
        reply.count,
        rowsOf(reply)
          .map((row) => String(row.name))
          .sort(),
      ] as const;
    };
    const person = { name: "Zhou Min", phone: "13590556611", phone_area: "+86" };

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      token = await host.client.token("admin");
      const community_id = await add("community", { name: garden, comp_id: 18 });
      const building_id = await add("building", { name: "Tower A", community_id, type: 1 });
      floor_id = await add("floor", { name: "Standard", number: 1, building_id });
    }, 120_000);
    afterAll(async () => {
      await host.close();
      found?.close();
    });

    it("are not offered to another owner until they have no owner any more", async () => {
      const room = await add("room", { name: "101", floor_id, state: 1 });
      await add("room", { name: "102", floor_id, state: 1 });
      expect(await offered()).toEqual([2, ["101", "102"]]);
      const id = await add("owner", { ...person, room_id: room });
      expect(await offered()).toEqual([1, ["102"]]);
      expect((await call("owner/del", { id })).code).toBe(200);
      expect(await offered()).toEqual([2, ["101", "102"]]);
    });

    it("are not offered by a call that offers records of a field (`pick`) either", async () => {
      const rela = async (params: JsonRecord) => {
        const reply = await host.client.call("/v2/user/role/rela/list", { page_size: 1000, ...params }, { token });
        expect(reply.code).toBe(200);
        return rowsOf(reply).map(({ id }) => id);
      };
      const accounts = await host.client.call("/v2/user/account/list", { page_size: 1000 }, { token });
      const held = new Set(rowsOf(accounts).map(({ role_id }) => role_id));
      const all = await rela({});
      const free = await rela({ free_of: "account.role_id" });
      expect(free).toEqual(all.filter((id) => !held.has(id)));
      expect(free.length).toBeLessThan(all.length);
    });

    it("are refused in words, by a call and at the row of a file", async () => {
      const room_id = await add("room", { name: "201", floor_id, state: 1 });
      await add("owner", { ...person, room_id });
      const other = { name: "Xu Lei", phone: "13702556677", room_id };
      const refused = await call("owner/add", other);
      expect([refused.code, refused.msg]).toEqual([515, "The room already has an owner"]);
      const { path, said, style } = importTargetOf("owner");
      const { data } = await host.client.call(path, { ...said, check: [other] }, { token, style, language: "en" });
      expect(data).toMatchObject({ checked: [{ state: "exists", msg: "The room already has an owner" }] });
    });

    it("are not distinguished for accounts without owners, nor for other fields", async () => {
      const world = await EscalationWorld.read(host.client);
      const menus = world.menus.filter(({ menu_key }) => menu_key === "property.room");
      const role = await world.addRole({ menu_ids: menus.map(({ menu_id }) => menu_id), role_ids: [], comp_id: 18 });
      const account = await world.addAccount({ comp_id: 18, role_id: role.id });
      const clerk = await host.client.token(String(account.user_id), "quiet-otter-71");
      expect((await call("room/list", {}, clerk)).code).toBe(200);
      for (const [free_of, as] of [["owner.room_id", clerk], ["owner.remark"], ["app_config.app_id"], ["nothing"]])
        expect([free_of, (await call("room/list", { free_of }, as)).code]).toEqual([free_of, 406]);
    });
  });
}
