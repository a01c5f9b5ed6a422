// API keys: what programs can do with them, and how quickly a key loses its rights.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashToken } from "../../platform/framework/access/sessions";
import { openStore } from "../../platform/framework/storage/open";
import { fieldsOf, isRecord, recordOf, rowsOf, type JsonRecord } from "./Client";
import { openHost, placesForStores, readModel, storeNames, type StorePlace } from "./hosts";
import type { TestHost } from "./Host";
import { newName } from "./newName";
import { callRest, readRest } from "./restCalls";

const model = readModel(12);
const CALL = { id: { key: "id" }, path: "/access_keys" };
const DEVICES = "/v2/iot/web/uid/reg/list";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`API keys on ${name}`, () => {
    let host: TestHost;
    let place: StorePlace;
    const send = (verb: "list" | "get" | "add" | "set" | "del", params: JsonRecord, token: string) =>
      callRest(host.client, CALL.id, { verb, path: CALL.path }, params, { token });
    const api = async (path: string, params: JsonRecord, token: string) => host.client.call(path, params, { token });
    const menusOf = async (...keys: string[]): Promise<readonly unknown[]> => {
      const admin = await host.client.session("admin");
      const rows = rowsOf(await api("/v2/user/menu/list", { page_size: 1000 }, admin));
      return keys.map((key) => rows.find((row) => row.menu_key === key)?.menu_id);
    };
    /** Creates a key as this account. */
    const make = async (by: string, scopes: readonly string[], more: JsonRecord = {}): Promise<JsonRecord> => {
      const token = await host.client.session(by);
      const given = { name: newName("key"), menu_ids: await menusOf(...scopes), minute_limit: 10_000, ...more };
      return recordOf(await send("add", given, token));
    };
    const devices = async (key: unknown) => api(DEVICES, { page_size: 1 }, String(key));
    const admin = () => host.client.session("admin");

    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, model);
    }, 60_000);
    afterAll(async () => {
      await host.close();
      found?.close();
    });

    it("are shown once, and the store keeps no more than a hash and the beginning", async () => {
      const made = await make("admin", ["product.device"]);
      expect(made.access_key).toMatch(/^ph_[0-9a-f]{48}$/);
      expect(made.prefix).toBe(String(made.access_key).slice(0, 11));
      const later = recordOf(await send("get", { id: made.id }, await admin()));
      expect(later).not.toHaveProperty("access_key");
      const store = await openStore(place);
      const { rows } = await sql`select * from platform_api_key where record = ${String(made.id)}`.execute(store.db);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(String(made.access_key).slice(11));
      await store.close();
    });

    it("are not answered again to a repeated request", async () => {
      const given = {
        name: newName("key"),
        menu_ids: await menusOf("product.device"),
        request_id: newName("once").replaceAll(" ", "-"),
      };
      const first = recordOf(await send("add", given, await admin()));
      const again = recordOf(await send("add", given, await admin()));
      expect(first.access_key).toMatch(/^ph_/);
      expect(again).toMatchObject({ id: first.id });
      expect(again).not.toHaveProperty("access_key");
    });

    it("make calls in every style, only within their scopes", async () => {
      const { access_key } = await make("admin", ["product.device", "product.dev_dup", "system.access_key"]);
      const key = String(access_key);
      expect((await devices(key)).code).toBe(200);
      expect((await send("list", {}, key)).code).toBe(200);
      const body = JSON.stringify({
        params: { page_size: 1 },
        tag: "1",
        request: { api_ver: "1.0.1", language: "en" },
      });
      const legacy = await host.client.raw("/iot/uid/duplicate/get", body, { authorization: `Bearer ${key}` });
      expect(await legacy.json()).toMatchObject({ code: 200 });
      for (const path of ["/v2/user/role/list", "/v2/mall/admin/order/list"])
        expect([path, (await api(path, {}, key)).code]).toEqual([path, 513]);
    });

    it("have no more rights than their account, also when it loses some", async () => {
      const { access_key } = await make("ruishi", ["product.device"]);
      const own = await devices(await host.client.session("ruishi"));
      expect((await devices(access_key)).count).toBe(own.count);
      expect(own.count).toBeLessThan((await devices(await admin())).count);
      const [role] = rowsOf(await api("/v2/user/role/list", { name: "Manufacturer" }, await admin()));
      const kept = await menusOf("dashboard");
      await api("/v2/user/role/set", { id: role?.id, menu_ids: kept, role_ids: [] }, await admin());
      expect((await devices(access_key)).code).toBe(513);
      const before = { id: role?.id, menu_ids: role?.menu_ids, role_ids: role?.role_ids };
      expect((await api("/v2/user/role/set", before, await admin())).code).toBe(200);
      expect((await devices(access_key)).code).toBe(200);
    });

    it("are refused at once when disabled, ended or deleted, and when their account is", async () => {
      const token = await admin();
      const first = await make("admin", ["product.device"]);
      expect((await devices(first.access_key)).code).toBe(200);
      expect((await send("set", { id: first.id, state: 2 }, token)).code).toBe(200);
      expect((await devices(first.access_key)).code).toBe(401);
      await send("set", { id: first.id, state: 1 }, token);
      expect((await devices(first.access_key)).code).toBe(200);
      expect((await send("del", { id: first.id }, token)).code).toBe(200);
      expect((await devices(first.access_key)).code).toBe(401);

      const soon = Math.floor(Date.now() / 1000) + 5;
      const second = await make("admin", ["product.device"], { gmt_end: soon });
      expect((await devices(second.access_key)).code).toBe(200);
      host.later(6);
      expect((await devices(second.access_key)).code).toBe(401);

      const account = await serviceAccount();
      const third = await make("admin", ["product.device"], { account_id: account.id });
      expect((await devices(third.access_key)).code).toBe(200);
      await api("/v2/user/account/set", { id: account.id, state: 2 }, token);
      expect((await devices(third.access_key)).code).toBe(401);
      await api("/v2/user/account/set", { id: account.id, state: 1 }, token);
      expect((await devices(third.access_key)).code).toBe(200);
      expect((await api("/v2/user/account/del", { id: account.id }, token)).code).toBe(200);
      expect((await devices(third.access_key)).code).toBe(401);
      expect((await send("get", { id: third.id }, token)).code).toBe(404);
    });

    const serviceAccount = async (more: JsonRecord = {}): Promise<JsonRecord> => {
      const given = { user_id: newName("robot").replaceAll(/\W/g, "."), user_name: newName("Robot"), service: 1 };
      const place = { user_type: 1, comp_id: 1, role_id: 2, scope: 2, state: 1 };
      return recordOf(await api("/v2/user/account/add", { ...given, ...place, ...more }, await admin()));
    };

    it("can only be made by an account for itself, with rights that it has", async () => {
      const operator = await host.client.session("operator");
      const [devicesOnly, menus] = [await menusOf("product.device"), await menusOf("system.menu")];
      const refused = await send("add", { name: newName("key"), menu_ids: menus }, operator);
      expect([refused.code, fieldsOf(refused)]).toEqual([513, { menu_ids: "invalid.beyond" }]);
      const [{ id: person } = {}] = rowsOf(await api("/v2/user/account/list", { user_id: "clerk" }, await admin()));
      const others = { name: newName("key"), menu_ids: devicesOnly, account_id: person };
      const stranger = await send("add", others, await admin());
      expect([stranger.code, fieldsOf(stranger)]).toEqual([406, { account_id: "invalid.service" }]);
      const above = await serviceAccount({ role_id: 1 });
      const beyond = await send("add", { ...others, account_id: above.id }, operator);
      expect([beyond.code, fieldsOf(beyond)]).toEqual([513, { account_id: "invalid.beyond" }]);
      const theirs = await make("admin", ["system.menu"], { account_id: above.id });
      expect((await send("set", { id: theirs.id, state: 2 }, operator)).code).toBe(513);
      const mine = await make("operator", ["product.device"]);
      expect((await send("set", { id: mine.id, menu_ids: menus }, operator)).code).toBe(513);
    });

    it("cannot sign in, or change a password, account, role, key or preference", async () => {
      const { access_key, id } = await make("admin", [
        "system.access_key",
        "system.role",
        "operate.user",
        "system.menu",
      ]);
      const key = String(access_key);
      const account = {
        user_id: newName("made").replaceAll(/\W/g, "."),
        user_name: newName("Made"),
        user_password: "a long Passw0rd!",
      };
      const refused = [
        await api(
          "/v2/user/account/add",
          { ...account, user_type: 1, comp_id: 1, role_id: 2, scope: 1, state: 1 },
          key,
        ),
        await api("/v2/user/account/set", { user_name: "By a key" }, key),
        await api("/v2/user/account/set", { id: 5, state: 2 }, key),
        await api("/v2/user/account/del", { id: 5 }, key),
        await api("/user/password/modify", { user_id: "agent", new_password: "a long Passw0rd!" }, key),
        await api(
          "/v2/user/role/add",
          {
            name: newName("r").replaceAll(/\W/g, ""),
            cn_name: newName("r").replaceAll(/\W/g, ""),
            state: 1,
            comp_id: 1,
          },
          key,
        ),
        await api("/v2/user/menu/set", { menu_id: 1, sort: 7 }, key),
        await api("/user/logout", {}, key),
        await send("add", { name: newName("key"), menu_ids: await menusOf("system.role") }, key),
        await send("set", { id, state: 1 }, key),
        await send("del", { id }, key),
      ];
      expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 513));
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      for (const path of ["preferences/x", "personal/app_user:emma", "seeing/4"]) {
        const given = { method: "PUT", body: JSON.stringify({ value: 1, confirm: "emma" }), headers };
        expect([path, (await host.client.fetch(`/rest/${path}`, given)).status]).toEqual([path, 403]);
      }
      expect((await api("/v2/user/account/list", { page_size: 1 }, key)).code).toBe(200);
      expect(recordOf(await api("/v2/user/account/get", {}, key))).toMatchObject({ super: false });
    });

    it("are the only way to use a service account, which has no sign-in", async () => {
      const account = await serviceAccount();
      const signedIn = await host.client.signIn(String(account.user_id), "a long Passw0rd!");
      expect(signedIn.code).toBe(514);
      const asked = { user_id: account.user_id, new_password: "a long Passw0rd!" };
      expect((await api("/user/password/modify", asked, await admin())).code).toBe(406);

      const person = { user_password: "a long Passw0rd!", service: 0 };
      const other = await serviceAccount(person);
      const token = await host.client.token(String(other.user_id), person.user_password);
      expect((await api("/v2/user/account/set", { id: other.id, service: 1 }, await admin())).code).toBe(200);
      expect((await api(DEVICES, {}, token)).code).toBe(401);
      expect((await host.client.signIn(String(other.user_id), person.user_password)).code).toBe(514);
    });

    it("show when and from where they were used, updated at most once a minute, and have separate rate limits", async () => {
      const { access_key, id } = await make("admin", ["product.device"], { minute_limit: 3 });
      const other = await make("admin", ["product.device"]);
      const ask = async (address: string) => {
        const request = new Request(`http://platform/api${DEVICES}`, {
          method: "POST",
          body: "{}",
          headers: { authorization: `Bearer ${String(access_key)}` },
        });
        const response = await host.platform?.fetch(request, address);
        return readRest(response ?? Response.error(), await response?.json()).code;
      };
      const seen = async () => {
        const { gmt_used, used_ip } = recordOf(await send("get", { id }, await admin()));
        return { gmt_used: Number(gmt_used), used_ip };
      };
      expect(await seen()).toEqual({ gmt_used: 0, used_ip: "" });
      await ask("203.0.113.5");
      const first = await seen();
      expect(first.used_ip).toBe("203.0.113.5");
      await ask("203.0.113.6");
      expect(await seen()).toEqual(first);
      host.later(61);
      await ask("203.0.113.7");
      expect((await seen()).used_ip).toBe("203.0.113.7");
      const codes = [];
      for (let turn = 0; turn < 6; turn += 1) codes.push(await ask("203.0.113.7"));
      expect(codes.filter((code) => code === 429).length).toBeGreaterThan(0);
      expect((await devices(other.access_key)).code).toBe(200);
      host.later(61);
      expect(await ask("203.0.113.7")).toBe(200);
    });

    it("are recorded in the audit trail: who made and ended one, and how it was used, but never the key itself", async () => {
      const entriesWith = async (filter: JsonRecord): Promise<readonly JsonRecord[]> => {
        const call = { verb: "list", path: "/audit" } as const;
        const params = { ...filter, page_size: 100 };
        return rowsOf(await callRest(host.client, CALL.id, call, params, { token: await admin() }));
      };
      const brief = ({ event, call, account_name, code }: JsonRecord) => [event, call, account_name, Number(code)];
      const made = await make("admin", ["property.community", "system.role"]);
      const [key, { prefix, id }] = [String(made.access_key), made];
      const [place = {}] = rowsOf(await api("/v2/property/community/list", { page_size: 1 }, key));
      const change = { id: place.id, remark: newName("By a program") };
      expect((await api("/v2/property/community/set", change, key)).code).toBe(200);
      for (let turn = 0; turn < 2; turn += 1)
        expect((await api("/v2/user/role/set", { id: 3, cn_name: newName("Mine") }, key)).code).toBe(513);
      expect((await send("del", { id }, await admin())).code).toBe(200);

      const byKey = await entriesWith({ by_key: prefix });
      expect(byKey.map(brief).toSorted()).toEqual([
        ["refused", "role.set", "admin", 513],
        ["set", "community.set", "admin", 0],
      ]);
      const history = await host.client.fetch(
        `/rest/history?filter=${encodeURIComponent(JSON.stringify({ of: "community", record: place.id }))}`,
        { headers: { authorization: `Bearer ${await admin()}` } },
      );
      expect(await history.json()).toMatchObject([{ event: "set", name: "admin", key: prefix }]);
      const aboutKey = await entriesWith({ record_of: "access_key", record_key: String(id) });
      expect(aboutKey.map(brief).toSorted()).toEqual([
        ["add", "access_key.add", "admin", 0],
        ["del", "access_key.del", "admin", 0],
      ]);
      expect(aboutKey.map(({ by_key }) => by_key)).toEqual(["", ""]);
      const all = JSON.stringify(await entriesWith({}));
      for (const secret of [key.slice(11), hashToken(key)]) expect(all).not.toContain(secret);
    });

    it("are found by the whole key alone", async () => {
      const { access_key } = await make("admin", ["product.device"]);
      const key = String(access_key);
      for (const wrong of [`${key}0`, key.slice(0, -1), key.toUpperCase(), "ph_", key.replace("ph_", "")])
        expect([wrong.length, (await devices(wrong)).code]).toEqual([wrong.length, 401]);
      expect(isRecord((await devices(key)).data)).toBe(false);
    });
  });
}
