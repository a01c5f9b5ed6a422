// Rules of the platform, tested on both stores: a wrong value is refused at its field, and an empty field gets its
// default.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findMismatches } from "../../src/framework/wire/compareResponse";
import { integer, jsonText, money, number, rowOf } from "pilothouse/schema";
import { validate } from "../../shared/schema/validate";
import * as z from "zod/mini";
import { fieldsOf, type JsonRecord, recordOf, type Reply, rowsOf } from "../contract/Client";
import { openHost, placesForStores, readModel, storeNames } from "../contract/hosts";
import type { TestHost } from "../contract/Host";
import { newMark } from "../contract/Person";

const DAY = 86_400;
const [SCREEN, ACTION] = ["screen", "action"];

describe.each(storeNames)("on %s", (store) => {
  let host: TestHost;
  let close = (): void => undefined;
  let token = "";
  beforeAll(async () => {
    const found = await placesForStores(store);
    if (!found) throw new Error(`${store} is missing`);
    ({ close } = found);
    host = await openHost(found.place(), readModel(20));
    token = await host.client.token("admin");
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    close();
  });
  const call = (path: string, params: JsonRecord, version = "1.0.1"): Promise<Reply> =>
    host.client.call(path, params, {
      token,
      style: path.startsWith("/v2/") ? "bearer" : "legacy",
      apiVersion: version,
    });

  const SORTED: readonly (readonly [name: string, path: string, get: string, given: JsonRecord])[] = [
    ["goods categories", "/mall/category", "query", { parent_category_id: 0, comp_id: 1 }],
    ["articles' categories", "/user/feedback/bot/wiki/category", "get", { lang: "en", comp_id: 1, detail_id: 1 }],
    ["menus", "/v2/user/menu", "list", { menu_parent_id: 0, type: SCREEN }],
  ];
  it.each(SORTED)(
    '5. "Sort number must be numeric; default places the item last.": %s without a number come last, also when it is taken away',
    async (_name, path, get, given) => {
      const own = {
        ...given,
        name: `Sorted ${newMark()}`,
        menu_name: "Sorted",
        menu_cn_name: "Sorted",
        menu_key: `s${newMark()}`,
      };
      const add = await call(`${path}/add`, { ...own, sort: 0 });
      expect([add.code, fieldsOf(add)]).toEqual([200, {}]);
      const made = recordOf(add);
      const key = path.includes("menu") ? "menu_id" : "id";
      const rows = async () => rowsOf(await call(`${path}/${get}`, { page_size: 5000 }));
      const siblings = async () =>
        (await rows()).filter(
          (row) =>
            row[key] !== made[key] &&
            ["comp_id", "menu_parent_id", "parent_category_id"].every((name) => row[name] === made[name]),
        );
      const last = Math.max(0, ...(await siblings()).map((row) => Number(row.sort)));
      expect(Number(made.sort)).toBeGreaterThan(last);
      await call(`${path}/set`, { [key]: made[key], sort: 1 });
      const emptied = recordOf(await call(`${path}/set`, { [key]: made[key], sort: 0 }));
      expect(Number(emptied.sort)).toBeGreaterThan(last);
      expect(fieldsOf(await call(`${path}/set`, { [key]: made[key], sort: "first" }))).toEqual({
        sort: "invalid.sort",
      });
    },
  );

  it('5. "Money amounts are rounded to two decimals.": on the way in, half away from zero', async () => {
    const goods = recordOf(
      await call("/v2/mall/admin/product/add", {
        name: `Rounded ${newMark()}`,
        category_id: 2,
        type: 2,
        state: 1,
        comp_id: 1,
        month: 1,
        price: "1.005",
        fact_price: "0.994",
        rmb: "19.8999",
        usd: "2.0",
        inr: "0.00",
        jpy: "0.00",
      }),
    );
    expect(goods).toMatchObject({ price: "1.01", fact_price: "0.99", rmb: "19.90", usd: "2.00" });
  });

  it('3. "**User account**: id, user_id, user_password, user_name, user_email, user_phone, user_phone_area (default +86), validity_time, gmt_validity, remark, comp_id, company_id, state, user_type, role_id.": days of validity that change set the last day, and the last day can be set by itself', async () => {
    const name = newMark();
    const given = {
      user_id: `v${name}`,
      user_password: "safe-enough-42",
      user_name: `V ${name}`,
      user_type: 1,
      comp_id: 1,
      role_id: 3,
      scope: 1,
      state: 1,
    };
    const made = recordOf(await call("/v2/user/account/add", given));
    expect(made.gmt_validity).toBe(0);
    const set = async (values: JsonRecord) => recordOf(await call("/v2/user/account/set", { id: made.id, ...values }));
    const now = Math.floor(Date.now() / 1000);
    const thirty = await set({ validity_time: 30 });
    expect(Math.abs(Number(thirty.gmt_validity) - now - 30 * DAY)).toBeLessThan(120);
    // A console that sends whole records sends both values.
    const ten = await set({ validity_time: 10, gmt_validity: thirty.gmt_validity });
    expect(Math.abs(Number(ten.gmt_validity) - now - 10 * DAY)).toBeLessThan(120);
    expect((await set({ gmt_validity: now + DAY })).gmt_validity).toBe(now + DAY);
    expect((await set({ user_name: `W ${name}` })).gmt_validity).toBe(now + DAY);
    expect((await set({ validity_time: 0 })).gmt_validity).toBe(0);
  });

  it('8. "409 ID already added, or user name exists, or user ID, email or phone exists.": a user name is taken only once in a company', async () => {
    const name = newMark();
    const account = (user_id: string) => ({
      user_id,
      user_password: "safe-enough-42",
      user_name: `Twin ${name}`,
      user_type: 1,
      comp_id: 1,
      role_id: 3,
      scope: 1,
      state: 1,
    });
    expect((await call("/v2/user/account/add", account(`a${name}`))).code).toBe(200);
    const second = await call("/v2/user/account/add", account(`b${name}`));
    expect([second.code, fieldsOf(second), recordOf(second).context]).toEqual([
      409,
      { user_name: "invalid.exists" },
      "user_name",
    ]);
  });

  it('5. "A menu that is a last child cannot take submenus.": a menu with submenus does not become one', async () => {
    const menu = (more: JsonRecord) => ({
      menu_name: "Last",
      menu_cn_name: "末",
      menu_key: `k${newMark()}`,
      menu_parent_id: 0,
      type: SCREEN,
      ...more,
    });
    const above = recordOf(await call("/v2/user/menu/add", menu({})));
    const below = recordOf(await call("/v2/user/menu/add", menu({ menu_parent_id: above.menu_id, type: ACTION })));
    const refused = await call("/v2/user/menu/set", { menu_id: above.menu_id, type: ACTION });
    expect([refused.code, fieldsOf(refused)]).toEqual([406, { type: "invalid.hasSubmenus" }]);
    expect((await call("/v2/user/menu/del", { menu_id: below.menu_id })).code).toBe(200);
    expect((await call("/v2/user/menu/set", { menu_id: above.menu_id, type: ACTION })).code).toBe(200);
    const taken = await call("/v2/user/menu/add", menu({ menu_parent_id: above.menu_id, type: ACTION }));
    expect(fieldsOf(taken)).toEqual({ menu_parent_id: "invalid.lastMenu" });
  });

  it('5. "Version code must be a valid number.": the highest version that a firmware upgrades is not below the lowest', async () => {
    const [product] = rowsOf(await call("/user/product/get", { page_size: 1 }));
    const version = (more: JsonRecord) => ({
      pk: product?.pk,
      ver: "9.0.0",
      ver_num: (Number(newMark().slice(-6)) % 900_000) + 1,
      type: 1,
      level: 1,
      state: 2,
      ...more,
    });
    const path = "/v2/ota/admin/product/ver";
    const refused = await call(`${path}/add`, version({ min_ver_num: 200, max_ver_num: 100 }));
    expect([refused.code, fieldsOf(refused)]).toEqual([406, { max_ver_num: "invalid.belowLower" }]);
    const made = recordOf(await call(`${path}/add`, version({ min_ver_num: 100, max_ver_num: 200 })));
    expect(fieldsOf(await call(`${path}/set`, { id: made.id, min_ver_num: 300 }))).toEqual({
      max_ver_num: "invalid.belowLower",
    });
    expect((await call(`${path}/set`, { id: made.id, min_ver_num: 300, max_ver_num: 0 })).code).toBe(200);
  });

  it('3. "**Zone binding**: sys, src_area, dest_area, src_type, dest_type, state, type, remark.": nothing is bound to itself', async () => {
    const path = "/v2/user/srv/resource";
    const binding = { type: "zonebind", sys: 1, state: 1, dest_type: 3, dest_area: "eu" };
    const refused = await call(`${path}/add`, { ...binding, src_type: 3, src_area: "EU" });
    expect([refused.code, fieldsOf(refused)]).toEqual([406, { dest_area: "invalid.toItself" }]);
    const made = recordOf(await call(`${path}/add`, { ...binding, src_type: 1, src_area: `E${newMark().slice(-6)}` }));
    expect(fieldsOf(await call(`${path}/set`, { type: "zonebind", id: made.id, src_type: 3, src_area: "eu" }))).toEqual(
      {
        dest_area: "invalid.toItself",
      },
    );
  });

  it('5. "A date must be chosen.": a batch of activation codes ends in the time to come, and takes no code after its end', async () => {
    const now = Math.floor(Date.now() / 1000);
    const batch = (gmt_expire: number) => ({ spec_id: 5, number: 1, public: 0, comp_id: 1, gmt_expire });
    const refused = await call("/mall/cdk/order/add", batch(now - DAY));
    expect([refused.code, fieldsOf(refused)]).toEqual([406, { gmt_expire: "invalid.past" }]);
    const made = recordOf(await call("/mall/cdk/order/add", batch(now + DAY)));
    expect(fieldsOf(await call("/mall/cdk/order/set", { id: made.id, gmt_expire: now - DAY }))).toEqual({
      gmt_expire: "invalid.past",
    });
  });

  it('8. "515 account ID not unique (on send: balance insufficient; on a room: room already has an owner).": a room that has an owner', async () => {
    const owners = rowsOf(await call("/v2/property/owner/list", { page_size: 1 }));
    const [owner] = owners;
    const second = await call("/v2/property/owner/add", { ...owner, id: undefined, name: "Second" });
    expect([second.code, fieldsOf(second)]).toEqual([515, { room_id: "invalid.exists" }]);
  });
});

describe("the check of fields", () => {
  const issues = (schema: z.core.$ZodObject, value: unknown) => validate(schema, value).issues.map(({ key }) => key);

  it('5. "Free storage validity must be 1 to 30.": an emptied number is judged as the 0 that is sent', () => {
    const schema = z.object({ free_days: integer({ min: 1, max: 30 }), rate: number({ min: 0.1 }) });
    expect(issues(schema, { free_days: "" })).toEqual(["invalid.range"]);
    expect(issues(schema, { free_days: null })).toEqual(["invalid.range"]);
    expect(issues(schema, { rate: "" })).toEqual(["invalid.min"]);
    expect(issues(schema, { free_days: 30, rate: 1 })).toEqual([]);
    expect(
      issues(z.object({ sort: integer({ min: 0 }), floor: integer({ min: -9 }) }), { sort: "", floor: null }),
    ).toEqual([]);
  });

  it('5. "A generic form check supports the rules required (a falsy value fails), int and number (empty or non-numeric fails), and custom rules.": a required number refuses 0, unless its limits take it', () => {
    expect(issues(z.object({ app_id: integer({ required: true }) }), { app_id: 0 })).toEqual(["invalid.required"]);
    expect(issues(z.object({ rate: number({ required: true }) }), { rate: "0" })).toEqual(["invalid.required"]);
    expect(issues(z.object({ floor: integer({ required: true, min: -9 }) }), { floor: 0 })).toEqual([]);
    expect(issues(z.object({ codes: integer({ required: true, min: 1 }) }), { codes: 0 })).toEqual([
      "invalid.positive",
    ]);
  });

  it('5. "Money amounts are rounded to two decimals.": in forms and files', () => {
    expect(validate(z.object({ price: money() }), { price: "19.995" }).value).toEqual({ price: "20.00" });
    expect(validate(z.object({ price: money() }), { price: -1.005 }).value).toEqual({ price: "-1.01" });
    expect(issues(z.object({ price: money({ max: "5000.00" }) }), { price: "5000.005" })).toEqual(["invalid.max"]);
  });

  it('5. "Optional response checking (enabled by config) compares listed fields of lists and objects by type (string, number, JSON string) and logs mismatches in test mode only.": a text that is no JSON', () => {
    const row = rowOf(z.object({ attr: jsonText(), size: integer() }));
    expect(
      findMismatches(row, [
        { attr: '{"a":1}', size: 1 },
        { attr: "", size: 0 },
      ]),
    ).toEqual([]);
    expect(findMismatches(row, [{ attr: "{a}", size: "1" }])).toEqual([
      { path: "0.attr", key: "invalid.json" },
      { path: "0.size", key: "invalid.number" },
    ]);
    expect(findMismatches(row, { attr: { a: 1 } })).toHaveLength(1);
  });
});
