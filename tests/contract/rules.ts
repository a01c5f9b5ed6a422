import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord } from "./Client";
import type { TestHost } from "./Host";

export const recordRuleContract = (open: () => TestHost): void => {
  describe("rules", () => {
    let client: Client;
    let admin: string;
    let vendor: string;
    const call = (path: string, params: JsonRecord, token = admin) => client.call(path, params, { token });
    beforeAll(async () => {
      ({ client } = open());
      [admin, vendor] = [await client.token("admin"), await client.token("ruishi")];
    });

    const company = async (parent: unknown) =>
      recordOf(
        await call("/v2/user/company/add", {
          comp_name: `Rule ${Date.now()} ${Math.random()}`,
          comp_type: 6,
          comp_parent_id: parent,
        }),
      );

    it("lets a company move, but never below itself", async () => {
      const [upper, other] = [await company(1), await company(1)];
      const lower = await company(upper.comp_id);
      expect(lower).toMatchObject({ comp_top_id: 1 });
      const refused = await call("/v2/user/company/set", {
        comp_id: upper.comp_id,
        comp_parent_id: lower.comp_id,
      });
      expect(refused.code).toBe(406);
      expect(fieldsOf(refused)).toEqual({ comp_parent_id: "invalid.cycle" });
      expect((await call("/v2/user/company/set", { comp_id: lower.comp_id, comp_parent_id: other.comp_id })).code).toBe(
        200,
      );
    });

    it("places no row of any tree below itself, and leaves it where it was", async () => {
      const add = async (parent: unknown) =>
        recordOf(
          await call("/mall/category/add", {
            name: `Category ${Date.now()} ${String(parent)}`,
            parent_category_id: parent,
          }),
        );
      const upper = await add(0);
      const lower = await add(upper.id);
      const refused = await call("/mall/category/set", {
        id: upper.id,
        parent_category_id: lower.id,
      });
      expect(refused.code).toBe(406);
      expect(fieldsOf(refused)).toEqual({ parent_category_id: "invalid.cycle" });
    });

    it("keeps a company that something belongs to, and says what", async () => {
      const refused = await call("/v2/user/company/del", { comp_id: 2 });
      expect(refused).toMatchObject({ code: 1024 });
      expect(refused.msg).toMatch(/\d+/);
    });

    it("places a record without an order last among its siblings", async () => {
      const parent = await company(1);
      const [first, second] = [await company(parent.comp_id), await company(parent.comp_id)];
      expect([first.sort, second.sort]).toEqual([1, 2]);
    });

    it("gives no submenu to a menu that is a last child", async () => {
      const action = rowsOf(await call("/v2/user/menu/list", { type: "action", page_size: 1 }))[0] ?? {};
      const refused = await call("/v2/user/menu/add", {
        menu_name: "Below",
        menu_cn_name: "下级",
        menu_key: `below.${Date.now()}`,
        menu_parent_id: action.menu_id,
        type: "screen",
      });
      expect(fieldsOf(refused)).toEqual({ menu_parent_id: "invalid.lastMenu" });
      expect(refused).toMatchObject({ code: 406, data: { context: "last_menu" } });
    });

    it("names the menus directly below a menu, in their order", async () => {
      const add = async (menu_name: string, values: JsonRecord) =>
        recordOf(
          await call("/v2/user/menu/add", {
            menu_name,
            menu_cn_name: "层级",
            menu_key: `${menu_name}.${Date.now()}`.toLowerCase(),
            type: "screen",
            ...values,
          }),
        );
      const above = await add("above", {});
      expect(above.sub_menus).toEqual([]);
      const later = await add("later", { menu_parent_id: above.menu_id, sort: 9 });
      const sooner = await add("sooner", { menu_parent_id: above.menu_id, sort: 3 });
      await add("deeper", { menu_parent_id: sooner.menu_id });
      const [listed] = rowsOf(await call("/v2/user/menu/list", { menu_id: above.menu_id }));
      expect(listed?.sub_menus).toEqual([sooner.menu_id, later.menu_id]);
    });

    it("takes a deleted menu out of the roles that held it", async () => {
      const menu = recordOf(
        await call("/v2/user/menu/add", {
          menu_name: "Short-lived",
          menu_cn_name: "临时",
          menu_key: `short.${Date.now()}`,
          type: "screen",
        }),
      );
      const role = recordOf(
        await call("/v2/user/role/add", {
          name: `Holder ${Date.now()}`,
          cn_name: "持有",
          menu_ids: [menu.menu_id],
          comp_id: 1,
        }),
      );
      expect(role.menu_ids).toEqual([menu.menu_id]);
      expect((await call("/v2/user/menu/del", { menu_id: menu.menu_id })).code).toBe(200);
      expect(recordOf(await call("/v2/user/role/get", { id: role.id })).menu_ids).toEqual([]);
    });

    it("leaves system roles to the super admin", async () => {
      expect((await call("/v2/user/role/set", { id: 4, remark: "changed" }, vendor)).code).toBe(404);
      expect((await call("/v2/user/role/set", { id: 4, remark: "changed" })).code).toBe(200);
      const operator = await client.session("operator");
      expect((await call("/v2/user/role/set", { id: 4, remark: "changed" }, operator)).code).toBe(513);
      expect((await call("/v2/user/role/set", { id: 1, remark: "Everything" })).code).toBe(200);
      const disabled = await call("/v2/user/role/set", { id: 1, state: 2 });
      expect(disabled).toMatchObject({ code: 519, data: { context: "super" } });
      expect(fieldsOf(disabled)).toEqual({ state: "invalid.transition" });
      expect((await call("/v2/user/role/del", { id: 1 })).code).toBe(513);
    });

    it("grants no menu that the giver lacks", async () => {
      const menus = rowsOf(await call("/v2/user/menu/list", { menu_key: "system.menu" }));
      const refused = await call(
        "/v2/user/role/add",
        { name: `Sly ${Date.now()}`, cn_name: "越权", menu_ids: menus.map((menu) => menu.menu_id) },
        vendor,
      );
      expect(refused.code).toBe(513);
    });

    it("lists no role that is disabled among those that a role may assign, but keeps one that was listed before", async () => {
      const add = (values: JsonRecord, token: string) =>
        call(
          "/v2/user/role/add",
          { name: `Listed ${Date.now()} ${Math.random()}`, cn_name: "可分配", ...values },
          token,
        );
      const listed = recordOf(await add({ comp_id: 2 }, vendor));
      const lists = { comp_id: 2, role_ids: [listed.id] };
      const listing = recordOf(await add(lists, vendor));
      expect(listing.role_ids).toEqual([listed.id]);
      expect((await call("/v2/user/role/set", { id: listed.id, state: 2 })).code).toBe(200);
      const refused = await add(lists, vendor);
      expect([refused.code, fieldsOf(refused)]).toEqual([513, { role_ids: "invalid.beyond" }]);
      const changed = await call("/v2/user/role/set", { id: listing.id, remark: "Still lists it" }, vendor);
      expect(recordOf(changed)).toMatchObject({ role_ids: [listed.id], remark: "Still lists it" });
    });

    it("answers whom a role may assign and who holds it", async () => {
      const related = recordOf(await call("/v2/user/role/rela/list", { id: 3 }));
      expect(related.roles).toHaveLength(4);
      expect(Array.isArray(related.accounts) && related.accounts.length).toBeGreaterThan(0);
    });

    it("runs a released task and records when, and refuses a delisted one", async () => {
      const before = Math.floor(Date.now() / 1000);
      const ran = recordOf(await call("/v2/user/admin/cron/run", { id: 1 }));
      expect(Number(ran.gmt_run)).toBeGreaterThanOrEqual(before);
      expect((await call("/v2/user/admin/cron/run", { id: 5 })).code).toBe(519);
      const task = recordOf(
        await call("/v2/user/admin/cron/add", {
          name: `Purge ${Date.now()}`,
          type: 2,
          state: 1,
          spec: "0 3 * * *",
          param: '{"task":"purge_sessions"}',
        }),
      );
      const purged = recordOf(await call("/v2/user/admin/cron/run", { id: task.id }));
      expect(purged).toMatchObject({ result: 1, affected: expect.any(Number) });
    });

    it("refunds a paid order once", async () => {
      const paid = rowsOf(await call("/v2/mall/admin/order/list", { order_state: [2, 3], page_size: 60 })).find(
        (row) => row.refund_state === 0 && row.price !== "0.00",
      );
      const refund = (token = admin) =>
        call("/v2/mall/admin/order/refund/add", { order_id: paid?.order_id, refund_reason: "买错了" }, token);
      expect(recordOf(await refund())).toMatchObject({ refund_state: 1, refund_reason: "买错了" });
      expect((await refund()).code).toBe(519);
    });

    it("offers no refund of what cost nothing, and refuses one", async () => {
      const free = rowsOf(
        await call("/v2/mall/admin/order/list", { order_state: [2, 3], pay_type: [0, 5], page_size: 60 }),
      ).find((row) => row.refund_state === 0 && row.price === "0.00");
      expect(free?.row_refused).toEqual({ refund: "519.free" });
      const refused = await call("/v2/mall/admin/order/refund/add", { order_id: free?.order_id });
      expect(refused).toMatchObject({ code: 519, data: { context: "free" } });
      const [paid] = rowsOf(await call("/v2/mall/admin/order/list", { order_state: [2, 3], pay_type: 1 }));
      expect(paid?.row_refused).toEqual({});
      // Orders that are not paid, or that already have a refund, never offer a refund.
      const rows = rowsOf(await call("/v2/mall/admin/order/list", { page_size: 5000 }));
      const others = rows.filter((row) => ![2, 3].includes(Number(row.order_state)) || row.refund_state !== 0);
      expect(others.some(({ price }) => price === "0.00")).toBe(true);
      expect(others.filter((row) => JSON.stringify(row.row_refused) !== "{}")).toEqual([]);
    });

    it("places nothing below itself in a tree, by whatever way", async () => {
      const category = (name: string, values: JsonRecord) =>
        client.call(`/mall/category/${name}`, values, { token: admin, style: "legacy" });
      const made = async (parent_category_id: unknown) =>
        recordOf(await category("add", { name: `Tree ${Date.now()}${Math.random()}`, parent_category_id })).id;
      const top = await made(0);
      const middle = await made(top);
      const low = await made(middle);
      for (const parent_category_id of [top, middle, low])
        expect(fieldsOf(await category("set", { id: top, parent_category_id }))).toEqual({
          parent_category_id: "invalid.cycle",
        });
      expect((await category("set", { id: low, parent_category_id: top })).code).toBe(200);
      expect((await category("set", { id: middle, parent_category_id: low })).code).toBe(200);
    });

    it("lets a task be disabled and enabled again", async () => {
      expect((await call("/v2/user/admin/cron/set", { id: 1, state: 2 })).code).toBe(200);
      expect((await call("/v2/user/admin/cron/set", { id: 1, state: 1 })).code).toBe(200);
    });

    it("stores nothing of several names of one language", async () => {
      const lang = { lang: "en", title: "Notes" };
      const refused = await call("/v2/ota/admin/product/ver/add", {
        pk: "pkSolar4G",
        ver: "9.9.9",
        ver_num: 99_999,
        type: 1,
        level: 1,
        state: 2,
        details: [lang, lang],
      });
      expect(refused.code).toBe(406);
      expect(Object.keys(fieldsOf(refused))[0]).toMatch(/^details/);
    });
  });
};
