// A console without `factors` refuses a store that relied on them, and opens any other store.
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { business } from "../../../platform/business";
import { callRestPath } from "../../../tests/contract/callRestPath";
import { recordOf, rowsOf } from "../../../tests/contract/Client";
import { callRest } from "../../../tests/contract/restCalls";
import { openHost, openWithKeys, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";
import { STEP_SECONDS, totpCode } from "../platform/totp";

const model = readModel(5);
const LEFT_OUT = new Set(["factors", "passkeys"]);
const without = {
  model: { ...model, features: model.features.filter(({ name }) => !LEFT_OUT.has(name)) },
  business: { ...business, features: (business.features ?? []).filter(({ name }) => !LEFT_OUT.has(name)) },
};

const turnsOneOn = async ({ client }: TestHost): Promise<void> => {
  const token = await client.token("branch");
  const password = client.transformed("branch", "pilothouse");
  const { secret } = (await callRestPath(client, token, "/factors", "POST", { password })).body;
  const code = totpCode(String(secret), Math.floor(Date.now() / 1000 / STEP_SECONDS));
  expect((await callRestPath(client, token, "/factors/totp", "PUT", { on: true, code })).status).toBe(200);
};

const proves = async ({ client }: TestHost): Promise<void> => {
  const password = client.transformed("branch", "pilothouse");
  const proven = await callRestPath(client, await client.token("branch"), "/confirmations", "POST", { password });
  expect(proven.status).toBe(200);
};

/** The role of `distributor` in its company. */
const isDemanded = async ({ client }: TestHost): Promise<void> => {
  const token = await client.session("admin");
  expect((await client.call("/v2/user/company/set", { comp_id: 11, factor_role_ids: [6] }, { token })).code).toBe(200);
  const own = await client.call("/v2/user/account/get", {}, { token: await client.token("distributor") });
  expect(recordOf(own)).toMatchObject({ lacks_factor: 1 });
};

describe.each(storeNames)("a console without factors, on %s", (name) => {
  it.each([
    ["an account has one", turnsOneOn],
    ["somebody proved again who they are", proves],
    ["a company demands one", isDemanded],
  ])(
    "refuses a store where %s",
    async (_, use) => {
      const found = await placesForStores(name);
      if (!found) return;
      const place = found.place();
      const host = await openHost(place, model);
      await use(host);
      await host.close();
      await expect(openHost(place, without.model, [], {}, without.business)).rejects.toThrow(
        /protected by the feature factors.*Add factors to .features.*--drop factors/,
      );
      found.close();
    },
    60_000,
  );

  it("opens another store, signs people in by password alone, asks for no proof, and lets no API key do what would need one", async () => {
    const found = await placesForStores(name);
    if (!found) return;
    const place = found.place();
    await (await openHost(place, model)).close();
    const host = await openHost(place, without.model, [], { CONFIRMED_FOR: 1 }, without.business);
    const token = await host.client.token("admin");
    host.later(60);
    const { code } = await host.client.call("/v2/user/role/set", { id: 5, menu_ids: [] }, { token });
    expect(code).not.toBe(428);
    for (const path of ["/factors", "/confirmations"])
      expect([path, (await callRestPath(host.client, token, path)).status]).toEqual([path, 404]);
    expect((await callRestPath(host.client, null, "/sessions", "POST", { challenge: "x", code: "1" })).status).toBe(
      401,
    );
    const menus = rowsOf(await host.client.call("/v2/user/menu/list", { page_size: 1000 }, { token }));
    const menu_ids = menus
      .filter((menu) => String(menu.menu_key).startsWith("user.bills"))
      .map(({ menu_id }) => menu_id);
    const given = { name: "payouts", menu_ids, minute_limit: 1000 };
    const made = await callRest(host.client, { key: "id" }, { verb: "add", path: "/access_keys" }, given, { token });
    const payout = { type: 3, money_type: "rmb", money: "0.01", remark: "6222 0000", request_id: "payout-1" };
    const apiKey = { token: String(recordOf(made).access_key) };
    expect(await host.client.call("/v2/mall/comp/money/set", payout, apiKey)).toMatchObject({
      code: 513,
      data: { context: "api_key" },
    });
    await host.close();
    found.close();
  }, 60_000);
});

describe.each(storeNames)("the feature, on %s", (name) => {
  it("does not keep people from reading an account that lacks a demanded factor where that cannot be noted", async () => {
    const found = await placesForStores(name);
    if (!found) return;
    const place = found.place();
    const host = await openHost(place, model);
    const store = await openWithKeys(place);
    await sql`alter table platform_factor_use rename to platform_factor_used`.execute(store.db);
    await store.close();
    await isDemanded(host);
    await host.close();
    found.close();
  }, 60_000);
});
