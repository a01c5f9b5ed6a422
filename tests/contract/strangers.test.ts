// Indirect ways to learn about rows out of reach: references that prevent a deletion, rows of a file that already
// exist, the accounts with a role, and answers about another company.
import { newName } from "./newName";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, isRecord, recordOf, rowsOf } from "./Client";
import type { JsonRecord, Reply } from "./Client";
import { uniqueName, EscalationWorld } from "./escalation";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { StorePlace } from "./hosts";
import type { TestHost } from "./Host";

const model = readModel(20);
const TOP = 1;
const OWN = 2;
const OTHER = 3;
const NONE = 987_654_321;
const PASSWORD = "quiet-otter-71";
const LANGUAGES = {
  en: "Delete failed: it is used elsewhere",
  "zh-CN": "其他地方正在使用，删除失败",
  "zh-TW": "其他地方正在使用，刪除失敗",
} as const;

const answerOf = ({ code, data, msg, count }: Reply) => ({ code, data, msg, count });
const resultsOf = (reply: Reply): readonly JsonRecord[] => {
  const { results } = recordOf(reply);
  return Array.isArray(results) ? results.filter(isRecord) : [];
};

let cards = 0;
const iccid = (): string => {
  cards += 1;
  return `898606${String(Date.now()).slice(-9)}${String(cards).padStart(5, "0")}`;
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`strangers' rows on ${name}`, () => {
    let host: TestHost;
    let place: StorePlace;
    let world: EscalationWorld;
    let vendor: string;
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, model);
      world = await EscalationWorld.read(host.client);
      vendor = await host.client.token("ruishi");
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const signIn = async (comp_id: number, ...wanted: readonly string[]) => {
      const menus = world.menus.filter(({ menu_key }) => wanted.includes(String(menu_key)));
      const role = await world.addRole({ comp_id, menu_ids: menus.map(({ menu_id }) => menu_id) });
      const account = await world.addAccount({ comp_id, role_id: role.id });
      return { account, role, token: await host.client.token(String(account.user_id), PASSWORD) };
    };
    const legacy = (path: string, params: JsonRecord, token: string) =>
      host.client.call(path, params, { token, style: "legacy" });

    describe("a record that is in use", () => {
      const goods = (path: string, params: JsonRecord, token = world.admin, language = "en") =>
        host.client.call(`/v2/mall/admin/product/${path}`, params, { token, language });
      const made = async (path: string, params: JsonRecord): Promise<JsonRecord> => {
        const reply = await goods(path, params);
        expect(reply, JSON.stringify(reply)).toMatchObject({ code: 200 });
        return recordOf(reply);
      };
      const newGoods = (): Promise<JsonRecord> => {
        const price = { price: "1.00", fact_price: "1.00" };
        return made("add", {
          name: uniqueName("Used"),
          comp_id: OWN,
          category_id: 2,
          type: 1,
          month: 1,
          state: 1,
          ...price,
        });
      };
      const productsOf = async (comp_id: number) =>
        rowsOf(await legacy("/user/product/get", { comp_id, page_size: 100 }, world.admin)).map(({ pk }) => pk);
      /** Adds this number of offers of the goods for products of a company. */
      const offer = async ({ id }: JsonRecord, comp_id: number, times = 1): Promise<readonly JsonRecord[]> => {
        const products = (await productsOf(comp_id)).slice(0, times);
        expect(products).toHaveLength(times);
        return Promise.all(products.map((pk) => made("pkrela/set", { pk, goods_id: id, state: 1 })));
      };
      const ELSEWHERE = { context: "elsewhere" };

      it("is used elsewhere, and no more, where only strangers' rows use it", async () => {
        const one = await newGoods();
        await offer(one, OTHER);
        for (const [language, msg] of Object.entries(LANGUAGES)) {
          const refused = await goods("del", { id: one.id }, vendor, language);
          expect(answerOf(refused)).toEqual({ code: 1024, data: ELSEWHERE, msg, count: 0 });
        }
        await offer(one, OTHER, 3);
        expect((await goods("del", { id: one.id }, vendor)).data).toEqual(ELSEWHERE);
        expect((await goods("del", { id: (await newGoods()).id }, vendor)).code).toBe(200);
      });

      it("says of one's own rows what they are and how many, the others not counted", async () => {
        const one = await newGoods();
        await offer(one, OTHER);
        await offer(one, OWN);
        const own = await goods("del", { id: one.id }, vendor);
        expect(own).toMatchObject({ code: 1024, data: { context: "used", resource: "product_goods", count: 1 } });
        expect(own.msg).toMatch(/: 1 “.+” record /);
        expect(await goods("del", { id: one.id })).toMatchObject({ data: { context: "used", count: 2 } });
      });

      it("says nothing of rows that one may not list", async () => {
        const one = await newGoods();
        await offer(one, OWN);
        const { token } = await signIn(OWN, "operate.good");
        expect(await goods("del", { id: one.id }, token)).toMatchObject({ code: 1024, data: ELSEWHERE });
      });

      it("says nothing of strangers' roles that it keeps restricted", async () => {
        const category = (path: string, params: JsonRecord, token: string) =>
          legacy(`/mall/category/${path}`, params, token);
        const made = recordOf(await category("add", { name: uniqueName("Only") }, world.admin));
        await world.addRole({ comp_id: OTHER, menu_ids: [], category_ids: [made.id] });
        // Categories belong to the platform, and only accounts of the top company can delete them. This account reaches
        // no other company.
        const { token } = await signIn(TOP, "operate.shop", "system.role");
        expect(await category("delete", { id: made.id }, token)).toMatchObject({
          code: 1024,
          data: ELSEWHERE,
        });
        await world.addRole({ comp_id: TOP, menu_ids: [], category_ids: [made.id] });
        const refused = await category("delete", { id: made.id }, token);
        expect(refused).toMatchObject({ code: 1024, data: { context: "used", resource: "role", count: 1 } });
      });
    });

    describe("a row of a file", () => {
      const send = async (token: string, rows: readonly JsonRecord[]) =>
        resultsOf(await legacy("/mall/iccid/import/add", { rows }, token));
      const card = () => ({ iccid: iccid(), network_type: 1, brand_id: 1 });
      let mine: string;
      let theirs: string;
      beforeAll(async () => {
        mine = (await signIn(OWN, "product.iccid", "product.iccid.import")).token;
        theirs = (await signIn(OTHER, "product.iccid", "product.iccid.import")).token;
      });

      it("is there already only where the caller reaches it, and taken where a stranger has its key", async () => {
        const row = card();
        expect(await send(theirs, [row])).toMatchObject([{ state: "created" }]);
        expect(await send(theirs, [row])).toMatchObject([{ state: "exists" }]);
        const [refused] = await send(mine, [row]);
        expect(refused).toMatchObject({ state: "refused", code: 409, fields: { iccid: "invalid.taken" } });
        expect(refused).toMatchObject({ msg: "Already in use. Choose another." });
        expect(await send(world.admin, [row])).toMatchObject([{ state: "exists" }]);
      });

      it("is there already for nobody but its owner when two companies send it in the same moment", async () => {
        const rows = Array.from({ length: 20 }, card);
        const both = await Promise.all([send(mine, rows), send(theirs, rows)]);
        for (const [at] of rows.entries())
          expect(both.map((results) => results[at]?.state).sort()).toEqual(["created", "refused"]);
        for (const token of [mine, theirs])
          expect((await send(token, rows)).filter(({ state }) => state === "exists").length).toBe(
            both[token === mine ? 0 : 1]?.filter(({ state }) => state === "created").length,
          );
      });

      it("finds no record of another company, as if it did not exist", async () => {
        const foreign = { company: String(OTHER), none: String(NONE) };
        const rows = Object.values(foreign).map((link_id) => ({ ...card(), link_type: 1, link_id }));
        for (const one of await send(mine, rows))
          expect(one).toMatchObject({ state: "refused", fields: { link_id: "invalid.reference" } });
        expect(await send(mine, [{ ...card(), link_type: 1, link_id: String(OWN) }])).toMatchObject([
          { state: "created" },
        ]);
      });
    });

    it("says of a public value that it is taken, and of a record only if it is the caller's own", async () => {
      const role_id = 8;
      const stranger = await world.addAccount({ comp_id: OTHER, role_id });
      const own = await world.addAccount({ comp_id: OWN, role_id });
      const again = ({ user_id }: JsonRecord) => {
        const plain = {
          get user_name() {
            return newName("Again");
          },
          user_password: PASSWORD,
          user_type: 1,
          scope: 1,
          state: 1,
        };
        return world.call("account/add", { ...plain, user_id, comp_id: OWN, role_id }, vendor);
      };
      const codes = [await again(stranger), await again(own)].map((one) => [one.code, fieldsOf(one)]);
      expect(codes).toEqual([
        [1101, { user_id: "invalid.taken" }],
        [1101, { user_id: "invalid.exists" }],
      ]);
    });

    it("names who has a role, and nothing else to accounts that may not list accounts", async () => {
      const { token, role, account } = await signIn(OWN, "system.role");
      const related = recordOf(await world.call("role/rela/list", { id: role.id }, token));
      expect(related.accounts).toEqual([{ id: account.id, user_name: account.user_name, name_only: 1 }]);
      const listing = recordOf(await world.call("role/rela/list", { id: role.id }, vendor));
      expect(listing.accounts).toMatchObject([{ id: account.id, user_name: account.user_name, comp_id: OWN }]);
    });

    it("answers for another company as for one that does not exist: wallet, recharge, withdrawal, apps", async () => {
      const money = "/v2/mall/comp/money/set";
      const moving = { money: "1.00", money_type: "rmb", remark: "To them" };
      const asked: readonly ((comp_id: number) => Promise<Reply>)[] = [
        (comp_id) => host.client.call("/v2/mall/comp/money/get", { comp_id }, { token: vendor }),
        (comp_id) =>
          host.client.call(money, { ...moving, type: 1, comp_id, request_id: uniqueName("r") }, { token: vendor }),
        (comp_id) =>
          host.client.call(money, { ...moving, type: 3, comp_id, request_id: uniqueName("w") }, { token: vendor }),
        (comp_id) => host.client.call("/user/appid/get", { comp_id }, { token: vendor }),
        (comp_id) => legacy("/user/appid/get", { comp_id }, vendor),
      ];
      for (const ask of asked) {
        const foreign = answerOf(await ask(OTHER));
        expect(foreign.code).toBe(513);
        expect(foreign).toEqual(answerOf(await ask(NONE)));
      }
    });

    it("shows a line of the services' log to the company it is about, and one about nobody to who sees them all", async () => {
      const read = async (token: string) =>
        rowsOf(await host.client.call("/v2/kls/admin/log/list", { page_size: 1000 }, { token }));
      const { token } = await signIn(OWN, "applist.log_list");
      const all = await read(world.admin);
      expect(all.some(({ comp_id }) => comp_id === 0)).toBe(true);
      const own = all.filter(({ comp_id }) => comp_id === OWN);
      expect(own.length).toBeGreaterThan(0);
      expect((await read(token)).map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
    });
  });
}
