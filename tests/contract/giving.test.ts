// Tests which rights may be given (escalation.test.ts tests which may not): disabled roles, restricting lists of roles,
// limits of companies, and rights that were just revoked elsewhere.
import { pathToFileURL } from "node:url";
import { newName } from "./newName";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, isRecord, recordOf, rowsOf } from "./Client";
import type { JsonRecord } from "./Client";
import { uniqueName, EscalationWorld } from "./escalation";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { StorePlace } from "./hosts";
import type { TestHost } from "./Host";

const model = readModel(20);
const OWN = 2;
const PASSWORD = "quiet-otter-71";

const keysOf = (rows: readonly JsonRecord[], name = "id") => rows.map((row) => row[name]);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`rights on ${name}`, () => {
    let host: TestHost;
    let place: StorePlace;
    let files = {};
    let world: EscalationWorld;
    let vendor: string;
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      files = { FILES_URL: pathToFileURL(`${place.dataDir}/shared`).href };
      host = await openHost(place, model, [], files);
      world = await EscalationWorld.read(host.client);
      vendor = await host.client.token("ruishi");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const menusOf = (...wanted: readonly string[]) =>
      keysOf(
        world.menus.filter(({ menu_key }) => wanted.includes(String(menu_key))),
        "menu_id",
      );
    const signIn = async (role: JsonRecord, more: JsonRecord = {}) => {
      const account = await world.addAccount({ comp_id: OWN, role_id: role.id, ...more });
      return { account, token: await host.client.token(String(account.user_id), PASSWORD) };
    };
    const goods = (token: string, params: JsonRecord = {}) =>
      host.client.call("/v2/mall/admin/product/list", { page_size: 1000, ...params }, { token });

    it("assigns a disabled role to nobody, nor offers it", async () => {
      const role = await world.addRole({ comp_id: OWN, menu_ids: [] });
      const victim = await world.addAccount({ comp_id: OWN, role_id: role.id });
      const disabled = await world.addRole({ comp_id: OWN, menu_ids: [], state: 2 });
      for (const token of [world.admin, vendor]) {
        const refused = await world.call("account/set", { id: victim.id, role_id: disabled.id }, token);
        expect([refused.code, fieldsOf(refused)]).toEqual([513, { role_id: "invalid.beyond" }]);
      }
      const offered = rowsOf(await world.call("role/rela/list", { page_size: 1000 }, vendor));
      expect(keysOf(offered)).toContain(role.id);
      expect(keysOf(offered)).not.toContain(disabled.id);
    });

    it("marks the roles offered that have no menus, and no others", async () => {
      const empty = await world.addRole({ comp_id: OWN, menu_ids: [] });
      const full = await world.addRole({ comp_id: OWN, menu_ids: menusOf("product.device") });
      const offered = rowsOf(await world.call("role/rela/list", { page_size: 1000 }, vendor));
      const markOf = (id: unknown) => offered.find((one) => one.id === id)?.grants_nothing;
      expect([markOf(empty.id), markOf(full.id)]).toEqual([1, undefined]);
    });

    it("offers for granting the menus that one has", async () => {
      const offered = rowsOf(await world.call("menu/held/list", { page_size: 1000 }, vendor));
      const own = recordOf(await world.call("account/get", {}, vendor));
      expect(keysOf(offered, "menu_id").length).toBe(Array.isArray(own.menus) ? own.menus.length : -1);
      expect(keysOf(offered, "menu_id")).not.toEqual(expect.arrayContaining(menusOf("system.menu")));
    });

    it("offers of company types and data scopes those that it takes, and no others", async () => {
      const types = model.enums.find((one) => one.name === "company_type")?.values.map(({ value }) => value) ?? [];
      const agents = model.enums.find((one) => one.name === "agent_type")?.values.map(({ value }) => value) ?? [];
      const isOffered = (offers: unknown, field: string, value: unknown) => {
        const offer = isRecord(offers) ? offers[field] : undefined;
        return offer === undefined || (Array.isArray(offer) && offer.includes(value));
      };
      const counted = { taken: 0, refused: 0 };
      const judge = (what: readonly unknown[], isWanted: boolean, code: number) => {
        expect([...what, code === 200]).toEqual([...what, isWanted]);
        counted[isWanted ? "taken" : "refused"] += 1;
      };
      for (const preset of world.presets) {
        if (preset.id === 1) continue;
        const { token, company, account } = await world.grantor(preset);
        const { offers } = recordOf(await world.call("account/get", {}, token));
        const of = isRecord(offers) ? offers : {};
        for (const comp_type of types)
          for (const agent_type of comp_type === 2 ? agents : [0]) {
            const add = { comp_name: uniqueName("Offered"), comp_type, agent_type, comp_parent_id: company };
            const isWanted =
              isOffered(of.company, "comp_type", comp_type) &&
              (agent_type === 0 || isOffered(of.company, "agent_type", agent_type));
            const { code } = await world.call("company/add", add, token);
            judge([preset.name, comp_type, agent_type], isWanted, code);
          }
        const role = await world.addRole({ comp_id: company, menu_ids: [] });
        for (const scope of [1, 2]) {
          const add = {
            user_id: uniqueName("o"),
            get user_name() {
              return newName("O");
            },
            user_password: PASSWORD,
            user_type: 1,
            state: 1,
          };
          const more = { comp_id: account.comp_id, role_id: role.id, scope };
          const { code } = await world.call("account/add", { ...add, ...more }, token);
          judge([preset.name, "scope", scope], isOffered(of.account, "scope", scope), code);
        }
      }
      expect(Math.min(counted.taken, counted.refused)).toBeGreaterThan(8);
      expect(recordOf(await world.call("account/get", {})).offers).toEqual({});
    });

    it("name the field that only accounts above may write, and let these write it", async () => {
      const add = { comp_name: uniqueName("Below"), comp_type: 3, comp_parent_id: OWN };
      const below = recordOf(await world.call("company/add", add, vendor));
      expect((await world.call("company/set", { comp_id: below.comp_id, comp_type: 6 }, vendor)).code).toBe(200);
      const refused = await world.call("company/set", { comp_id: OWN, comp_type: 2, agent_type: 1 }, vendor);
      expect([refused.code, fieldsOf(refused)]).toEqual([
        513,
        { comp_type: "invalid.above", agent_type: "invalid.above" },
      ]);
      expect((await world.call("company/set", { comp_id: OWN, comp_person: "陈思远" }, vendor)).code).toBe(200);
      expect((await world.call("company/del", { comp_id: below.comp_id }, vendor)).code).toBe(200);
    });

    it("lets no record take along to its new owner what only those above may write", async () => {
      const below = recordOf(
        await world.call("company/add", { comp_name: uniqueName("Below"), comp_type: 3, comp_parent_id: OWN }, vendor),
      );
      const app = (path: string, params: JsonRecord) =>
        host.client.call(`/v2/user/app/${path}`, params, { token: vendor });
      const later = 4_000_000_000;
      const plain = { name: uniqueName("App"), type: 1, comp_id: below.comp_id };
      const made = recordOf(await app("add", { ...plain, gmt_expire: later }));
      expect(made.gmt_expire).toBe(later);
      expect(fieldsOf(await app("set", { id: made.id, comp_id: OWN }))).toEqual({ gmt_expire: "invalid.above" });
      expect(
        fieldsOf(await app("add", { ...plain, name: uniqueName("App"), comp_id: OWN, gmt_expire: later })),
      ).toEqual({
        gmt_expire: "invalid.above",
      });
      expect((await app("set", { id: made.id, comp_id: OWN, gmt_expire: 0 })).code).toBe(200);
    });

    it("gives no more of a limit than there is", async () => {
      const add = (dk_limit: number, parent: unknown = OWN) =>
        world.call(
          "company/add",
          { comp_name: uniqueName("Limited"), comp_type: 3, comp_parent_id: parent, dk_limit },
          vendor,
        );
      expect(fieldsOf(await add(50_001))).toEqual({ dk_limit: "invalid.max" });
      const first = recordOf(await add(30_000));
      expect(fieldsOf(await add(20_001))).toEqual({ dk_limit: "invalid.max" });
      expect((await add(20_000)).code).toBe(200);
      expect(fieldsOf(await add(30_001, first.comp_id))).toEqual({ dk_limit: "invalid.max" });
      expect((await add(10_000, first.comp_id)).code).toBe(200);
      const shrunk = await world.call("company/set", { comp_id: first.comp_id, dk_limit: 9_999 }, vendor);
      expect(fieldsOf(shrunk)).toEqual({ dk_limit: "invalid.min" });
    });

    it("shows who is restricted to some categories their goods alone, and takes no others from them", async () => {
      const [one] = rowsOf(await goods(vendor));
      const all = rowsOf(await goods(world.admin));
      const category = one?.category_id ?? all[0]?.category_id;
      const menu_ids = menusOf("operate.good", "operate.shop", "operate.user", "system.role");
      const role = await world.addRole({ comp_id: 1, menu_ids, category_ids: [category] });
      const { token } = await signIn(role, { comp_id: 1, scope: 2 });
      const seen = rowsOf(await goods(token));
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.map((row) => row.category_id)).toEqual(seen.map(() => category));
      expect(seen.length).toBe(all.filter((row) => row.category_id === category).length);
      const foreign = all.find((row) => row.category_id !== category);
      const change = (params: JsonRecord) => host.client.call("/v2/mall/admin/product/set", params, { token });
      expect((await change({ id: foreign?.id, name: "Taken" })).code).toBe(404);
      expect([406, 513]).toContain((await change({ id: seen[0]?.id, category_id: foreign?.category_id })).code);
      const categories = await host.client.call("/mall/category/query", { page_size: 99 }, { token, style: "legacy" });
      expect(keysOf(rowsOf(categories))).toEqual([category]);
      const shop = await host.client.call("/v2/mall/admin/product/apprela/list", { page_size: 1000 }, { token });
      const own = new Set(keysOf(seen));
      expect(rowsOf(shop).filter((row) => !own.has(row.goods_id))).toEqual([]);

      const free = { name: uniqueName("Free"), cn_name: "不限", menu_ids: [] };
      expect(fieldsOf(await world.call("role/add", free, token))).toEqual({ category_ids: "invalid.beyond" });
      const other = { ...free, category_ids: [category, foreign?.category_id] };
      expect([406, 513]).toContain((await world.call("role/add", other, token)).code);
      expect((await world.call("role/add", { ...free, category_ids: [category] }, token)).code).toBe(200);
    });

    it("gives some of what a role is restricted to, and nothing beside it", async () => {
      const own = await world.addRole({ comp_id: 1, menu_ids: menusOf("system.role", "operate.user"), cloud_ids: [1] });
      const { token } = await signIn(own, { comp_id: 1, scope: 2 });
      const add = (cloud_ids: readonly number[]) =>
        world.call("role/add", { name: uniqueName("Cloud"), cn_name: "云", menu_ids: [], cloud_ids }, token);
      // Without a restriction, a role may use all records.
      expect(fieldsOf(await add([]))).toEqual({ cloud_ids: "invalid.beyond" });
      for (const beyond of [[1, 2], [2]])
        expect(fieldsOf(await add(beyond))).toEqual({ cloud_ids: "invalid.reference" });
      expect((await add([1])).code).toBe(200);
    });

    it("lets nobody manage an account that looks after a company out of their reach", async () => {
      const role = await world.addRole({ comp_id: OWN, menu_ids: [] });
      const looking = async (company_id: number) => world.addAccount({ comp_id: OWN, role_id: role.id, company_id });
      const [far, near] = [await looking(3), await looking(5)];
      const codeOf = async (path: string, params: JsonRecord) => (await world.call(path, params, vendor)).code;
      expect(await codeOf("account/set", { id: far.id, remark: "Mine now" })).toBe(513);
      expect(await codeOf("account/set", { id: far.id, user_password: "another-otter-72" })).toBe(513);
      expect(await codeOf("account/del", { id: far.id })).toBe(513);
      expect(await codeOf("account/set", { id: near.id, remark: "Looks after an agent" })).toBe(200);
    });

    it("keeps the last record that a role is restricted to", async () => {
      const category = (path: string, params: JsonRecord) =>
        host.client.call(`/mall/category/${path}`, params, { token: world.admin, style: "legacy" });
      const made = recordOf(await category("add", { name: uniqueName("Only") }));
      const role = await world.addRole({ comp_id: OWN, menu_ids: [], category_ids: [made.id] });
      expect((await category("delete", { id: made.id })).code).toBe(1024);
      expect((await world.call("role/set", { id: role.id, category_ids: [] })).code).toBe(200);
      expect((await category("delete", { id: made.id })).code).toBe(200);
    });

    it("limit the expiry of an account to that of the account that gives them", async () => {
      const role = await world.addRole({ comp_id: OWN, menu_ids: menusOf("operate.user") });
      const until = Math.floor(Date.now() / 1000) + 86_400;
      const { token } = await signIn(role, { gmt_validity: until });
      const plain = {
        get user_name() {
          return newName("X");
        },
        user_password: PASSWORD,
        user_type: 1,
        scope: 1,
        state: 1,
        comp_id: OWN,
        role_id: role.id,
      };
      const add = (more: JsonRecord) =>
        world.call("account/add", { ...plain, user_id: uniqueName("v"), ...more }, token);
      expect(fieldsOf(await add({ gmt_validity: until + 1 }))).toEqual({ gmt_validity: "invalid.beyond" });
      expect(recordOf(await add({})).gmt_validity).toBe(until);
    });

    it.skipIf(name === "SQLite")("knows at once what was taken away through another process", async () => {
      const second = await openHost({ ...place, dataDir: `${place.dataDir}-second` }, model, [], files);
      try {
        const role = await world.addRole({ comp_id: OWN, menu_ids: menusOf("operate.user", "vas.order") });
        const given = await world.addRole({ comp_id: OWN, menu_ids: menusOf("vas.order") });
        const { account } = await signIn(role);
        const token = await second.client.token(String(account.user_id), PASSWORD);
        expect((await second.client.call("/v2/user/account/list", {}, { token })).code).toBe(200);
        const less = { id: role.id, menu_ids: menusOf("operate.user") };
        expect((await world.call("role/set", less)).code).toBe(200);
        const added = await second.client.call(
          "/v2/user/account/add",
          {
            user_id: uniqueName("r"),
            get user_name() {
              return newName("X");
            },
            user_password: PASSWORD,
            user_type: 1,
            scope: 1,
            comp_id: OWN,
            role_id: given.id,
          },
          { token },
        );
        expect([added.code, fieldsOf(added)]).toEqual([513, { role_id: "invalid.beyond" }]);
      } finally {
        await second.close();
      }
    });
  });
}
