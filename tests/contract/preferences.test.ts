// Preferences on the platform, which are private to an account: /rest/preferences, called with ra-data-simple-rest.
import { newName } from "./newName";
import simpleRestProvider from "ra-data-simple-rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../platform/framework/storage/open";
import { isRecord, recordOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";

const model = readModel(12);
const FEW = { MOST_PREFERENCES: 10, MOST_PREFERENCE: 1024 };

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`preferences on ${name}`, () => {
    let host: TestHost;
    const asked = async (token: string | null, path: string, init: RequestInit = {}) => {
      const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
      const headers = { "content-type": "application/json", ...authorization };
      return host.client.fetch(`/rest/preferences${path}`, { ...init, headers });
    };
    const put = async (token: string, id: string, body: unknown) =>
      asked(token, `/${encodeURIComponent(id)}`, { method: "PUT", body: JSON.stringify(body) });
    const providerOf = (token: string) =>
      simpleRestProvider("/rest", async (url, { method = "GET", body }: RequestInit = {}) => {
        const init = typeof body === "string" ? { method, body } : { method };
        const response = await asked(token, url.replace("/rest/preferences", ""), init);
        const text = await response.text();
        const json: unknown = JSON.parse(text);
        if (!response.ok) throw Object.assign(new Error(text), { status: response.status, body: json });
        return { status: response.status, headers: response.headers, body: text, json };
      });
    const listOf = async (token: string) =>
      providerOf(token).getList("preferences", {
        pagination: { page: 1, perPage: 500 },
        sort: { field: "id", order: "ASC" },
        filter: {},
      });
    const idsOf = async (token: string) => (await listOf(token)).data.map(({ id }) => id);
    const statusOf = (work: Promise<unknown>) =>
      work.then(
        () => 200,
        (error: unknown) => (isRecord(error) ? error.status : error),
      );

    beforeAll(async () => {
      if (found) host = await openHost(found.place(), model, [], FEW);
    }, 60_000);
    afterAll(async () => {
      await host.close();
      found?.close();
    });

    it("are listed, read, made, changed and removed as ra-data-simple-rest does", async () => {
      const own = providerOf(await host.client.session("admin"));
      const value = { order: ["uid", "name"], widths: { uid: 210 } };
      const made = await own.create("preferences", { data: { id: "device.columns", value } });
      expect(made.data).toMatchObject({ id: "device.columns", value });
      const taken = own.create("preferences", { data: { id: "device.columns", value: 1 } });
      await expect(taken).rejects.toMatchObject({ status: 409, body: { data: { fields: { id: "invalid.exists" } } } });
      const changed = await own.update("preferences", {
        id: "density",
        data: { value: "compact" },
        previousData: { id: "density" },
      });
      expect(changed.data).toMatchObject({ id: "density", value: "compact" });
      expect((await own.getOne("preferences", { id: "device.columns" })).data.value).toEqual(value);
      const list = await listOf(await host.client.session("admin"));
      expect([list.total, list.data.map(({ id }) => id)]).toEqual([2, ["density", "device.columns"]]);
      expect((await own.getMany("preferences", { ids: ["density", "none"] })).data.map(({ id }) => id)).toEqual([
        "density",
      ]);
      const second = await own.getList("preferences", {
        pagination: { page: 2, perPage: 1 },
        sort: { field: "id", order: "DESC" },
        filter: {},
      });
      expect([second.total, second.data.map(({ id }) => id)]).toEqual([2, ["density"]]);
      expect((await own.delete("preferences", { id: "density", previousData: { id: "density" } })).data.id).toBe(
        "density",
      );
      expect(await statusOf(own.getOne("preferences", { id: "density" }))).toBe(404);
      expect(await statusOf(own.delete("preferences", { id: "density" }))).toBe(404);
    });

    it("can only be listed, read, changed and removed by their own account", async () => {
      const [admin, other] = [await host.client.session("admin"), await host.client.session("operator")];
      await put(admin, "sidebar.mini", { value: true });
      const theirs = providerOf(other);
      expect(await idsOf(other)).toEqual([]);
      expect(await statusOf(theirs.getOne("preferences", { id: "sidebar.mini" }))).toBe(404);
      expect(await statusOf(theirs.delete("preferences", { id: "sidebar.mini" }))).toBe(404);
      expect((await put(other, "sidebar.mini", { value: false, account: 1, row_version: 0 })).status).toBe(200);
      expect((await providerOf(admin).getOne("preferences", { id: "sidebar.mini" })).data.value).toBe(true);
      expect((await theirs.getOne("preferences", { id: "sidebar.mini" })).data.value).toBe(false);
      for (const token of [null, "nobody"])
        for (const [path, method] of [
          ["", "GET"],
          ["/sidebar.mini", "GET"],
          ["/sidebar.mini", "PUT"],
          ["", "POST"],
          ["/sidebar.mini", "DELETE"],
        ])
          expect([path, method, (await asked(token, path ?? "", { method: method ?? "GET" })).status]).toEqual([
            path,
            method,
            401,
          ]);
    });

    it("refuse the second of two browsers that change one preference", async () => {
      const token = await host.client.session("ruishi");
      const first: unknown = await (await put(token, "order.savedFilters", { value: ["a"], row_version: 0 })).json();
      const seen = isRecord(first) ? first.row_version : null;
      const answers = await Promise.all(
        ["b", "c"].map(async (one) => put(token, "order.savedFilters", { value: ["a", one], row_version: seen })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
      const refused: unknown = await answers.find(({ status }) => status === 412)?.json();
      const stored = (await providerOf(token).getOne("preferences", { id: "order.savedFilters" })).data;
      expect(refused).toMatchObject({ code: 412, data: { record: stored } });
      expect((await put(token, "order.savedFilters", { value: [], row_version: 0 })).status).toBe(412);
      expect((await put(token, "never.there", { value: [], row_version: seen })).status).toBe(412);
      expect((await put(token, "order.savedFilters", { value: ["last"] })).status).toBe(200);
    });

    it("are as many and as large as they may be, and called what they may be", async () => {
      const token = await host.client.session("agent");
      const said = async (response: Response) => {
        const body: unknown = await response.json();
        return [response.status, isRecord(body) ? body.message : body];
      };
      expect(await said(await put(token, "large", { value: "x".repeat(1025) }))).toEqual([
        413,
        "A preference may hold at most 1 KB",
      ]);
      expect((await put(token, "large", { value: "x".repeat(1000) })).status).toBe(200);
      for (const id of ["x".repeat(129), "a b", "a/b", "é", "<b>"])
        expect([id, (await put(token, id, { value: 1 })).status]).toEqual([id, 400]);
      expect((await put(token, "x".repeat(128), { value: 1 })).status).toBe(200);
      for (const body of [
        {},
        { value: 1, row_version: "1" },
        { value: 1, row_version: -1 },
        { value: { __proto__x: 1, toJSON: 1 } },
      ])
        expect([body, (await put(token, "wrong", body)).status]).toEqual([body, 406]);
      for (let at = 2; at < FEW.MOST_PREFERENCES; at += 1)
        expect((await put(token, `filler.${at}`, { value: at })).status).toBe(200);
      expect(await said(await put(token, "one.more", { value: 1 }))).toEqual([
        413,
        "An account can keep at most 10 preferences",
      ]);
      expect((await put(token, "filler.2", { value: "still changed" })).status).toBe(200);
      await providerOf(token).delete("preferences", { id: "filler.2" });
      expect((await put(token, "one.more", { value: 1 })).status).toBe(200);
    });

    it("are asked for in no other way", async () => {
      const token = await host.client.session("admin");
      for (const [path, method] of [
        ["", "PUT"],
        ["", "DELETE"],
        ["/a", "POST"],
        ["/a", "PATCH"],
        ["/a/b", "GET"],
      ])
        expect([path, method, (await asked(token, path ?? "", { method: method ?? "GET" })).status]).toEqual([
          path,
          method,
          404,
        ]);
      for (const query of ['?filter={"account":1}', '?sort=["value","ASC"]', "?range=[0,99999]", "?range=[5,1]"])
        expect([query, (await asked(token, query)).status]).toEqual([query, 406]);
      expect((await asked(token, "?range=[0")).status).toBe(400);
    });

    it("are deleted with their account", async () => {
      if (!found) return;
      const place = found.place();
      const one = await openHost(place, model);
      const token = await one.client.token("admin");
      const user_id = `leaver${Date.now() % 100_000}`;
      const password = "a long Passw0rd!";
      const given = {
        get user_name() {
          return newName("Leaver");
        },
        comp_id: 1,
        role_id: 2,
        scope: 1,
        state: 1,
      };
      const user_password = one.client.transformed(user_id, password);
      const made = recordOf(
        await one.client.call("/v2/user/account/add", { ...given, user_id, user_password }, { token }),
      );
      const prefer = async (whose: string) =>
        one.client.fetch("/rest/preferences/density", {
          method: "PUT",
          body: JSON.stringify({ value: "compact" }),
          headers: { authorization: `Bearer ${whose}` },
        });
      const theirs = await one.client.token(user_id, password);
      expect([(await prefer(theirs)).status, (await prefer(token)).status]).toEqual([200, 200]);
      expect((await one.client.call("/v2/user/account/del", { id: made.id }, { token })).code).toBe(200);
      expect((await prefer(theirs)).status).toBe(401);
      await one.close();
      const store = await openStore(place);
      const { rows } = await sql<{ account: unknown }>`select account from platform_preference`.execute(store.db);
      await store.close();
      expect(rows.map(({ account }) => Number(account))).toEqual([1]);
    });

    it("are not there on a host that does not say so", async () => {
      if (!found || !model.host) return;
      const rest = model.host.rest.filter((name) => name !== "preferences");
      const silent = await openHost(found.place(), { ...model, host: { ...model.host, rest } });
      const token = await silent.client.token("admin");
      const headers = { authorization: `Bearer ${token}` };
      expect((await silent.client.fetch("/rest/preferences", { headers })).status).toBe(404);
      await silent.close();
    });
  });
}
