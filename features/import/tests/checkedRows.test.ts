// Rows that are only checked: the answers are those of an import, and nothing is stored.
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../../platform/framework/storage/Store";
import { isRecord, type JsonRecord, recordOf, rowsOf } from "../../../tests/contract/Client";
import { EscalationWorld } from "../../../tests/contract/escalation";
import {
  CARD_IMPORT,
  makeCards,
  makeCommunities,
  sendImport,
  type ImportTarget,
  importTargetOf,
} from "../../../tests/contract/handing";
import type { TestHost } from "../../../tests/contract/Host";
import { openHost, openWithKeys, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { callRest } from "../../../tests/contract/restCalls";

const PASSWORD = "quiet-otter-71";
const CODES: ImportTarget = { path: "/mall/cdk/import/add", style: "legacy", said: {} };
const [COMMUNITIES, APPS, ACCOUNTS] = [importTargetOf("community"), importTargetOf("app"), importTargetOf("account")];

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`rows that are only checked on ${name}`, () => {
    let host: TestHost;
    let store: Store;
    let token = "";
    beforeAll(async () => {
      if (!found) return;
      const place = found.place();
      host = await openHost(place, readModel());
      token = await host.client.token("admin");
      store = await openWithKeys(place);
    }, 60_000);
    afterAll(async () => {
      await store?.close();
      await host?.close();
      found?.close();
    });

    const call = ({ path, said, style }: ImportTarget, params: JsonRecord, as = token) =>
      host.client.call(path, { ...said, ...params }, { token: as, style, language: "en" });
    const check = async (to: ImportTarget, rows: readonly JsonRecord[], as = token): Promise<readonly JsonRecord[]> => {
      const reply = await call(to, { check: rows }, as);
      if (reply.code !== 200) throw new Error(`they were not checked: ${JSON.stringify(reply)}`);
      const { checked } = recordOf(reply);
      return Array.isArray(checked) ? checked.filter(isRecord) : [];
    };
    const statesOf = (checked: readonly JsonRecord[]) => checked.map(({ state }) => state);

    /**
     * The number of rows of every table, except tables that change with each request (sessions, rate limits) and kept
     * sums, which the store fills by itself.
     */
    const counted = async (): Promise<Readonly<Record<string, number>>> => {
      const tables = (await store.db.introspection.getTables()).filter(
        ({ name }) => !/session|rate|attempt|platform_sums_(?!new)/.test(name),
      );
      const counts: Record<string, number> = {};
      for (const { name } of tables) {
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(store.db);
        counts[name] = Number(rows[0]?.n);
      }
      return counts;
    };

    it("are judged as an import judges them, beside each other, and are nowhere afterwards", async () => {
      const [one, two, three] = makeCommunities("checked-20", 3).map(({ record }) => record);
      await sendImport(
        host.client,
        token,
        { task: "checked-21", good: makeCommunities("checked-20", 1), wrong: [] },
        COMMUNITIES,
      );
      await host.platform?.queue.idle();
      const before = await counted();
      const rows = [one, two, { ...three, comp_id: 999_999 }, { ...three, type: 77 }, two, three];
      const checked = await check(
        COMMUNITIES,
        rows.map((row) => row ?? {}),
      );
      expect(statesOf(checked)).toEqual(["exists", "created", "refused", "refused", "exists", "created"]);
      expect(checked[2]?.reason).toMatch(/^Property company: /);
      expect(await counted()).toEqual(before);
      const alone = await call({ ...COMMUNITIES, path: "/v2/property/community/add", said: {} }, rows[2] ?? {});
      expect(checked[2]).toMatchObject({ code: alone.code, fields: recordOf(alone).fields });
    });

    it("hear the rules of a console: a code that its batch does not take, and one twice", async () => {
      const code = "PARTNER-CHECKED";
      const rows = [`${code}-1`, "no code!", `${code}-1`].map((cdk) => ({ cdk, batch_id: 1 }));
      const batches = async (params: JsonRecord) =>
        rowsOf(await call({ ...CODES, path: "/mall/cdk/order/get" }, params));
      const sizeOf = async () => (await batches({ id: 1 }))[0]?.number;
      const before = [await counted(), await sizeOf()];
      const checked = await check(CODES, [...rows, { cdk: `${code}-2`, batch_id: 999_999 }]);
      expect(statesOf(checked)).toEqual(["created", "refused", "exists", "refused"]);
      expect(checked[1]?.reason).toMatch(/^Activation code: /);
      expect(checked[3]?.reason).toMatch(/^Batch: /);
      expect([await counted(), await sizeOf()]).toEqual(before);
    });

    it("use up no number, and leave no row that belongs to a record", async () => {
      const add = async (app: string) =>
        recordOf(await call({ ...APPS, path: "/v2/user/app/add", said: {} }, { name: app, comp_id: 1 }));
      const first = await add("Checked A");
      const before = await counted();
      const rows = ["Checked B", "Checked C"].map((app) => ({ name: app, comp_id: 1 }));
      expect(statesOf(await check(APPS, rows))).toEqual(["created", "created"]);
      expect(await counted()).toEqual(before);
      expect(Number((await add("Checked B")).id)).toBe(Number(first.id) + 1);
    });

    it("with secrets are checked too, although they are handed in one by one", async () => {
      const world = await EscalationWorld.read(host.client);
      const [role] = world.presets;
      const account = { user_name: "Checked", user_type: 1, scope: 1, state: 1, comp_id: 1, role_id: role?.id };
      const before = await counted();
      const checked = await check(ACCOUNTS, [
        { ...account, user_id: "checked_a", user_password: PASSWORD },
        { ...account, user_id: "checked_b", user_password: "12345678" },
        { ...account, user_id: "admin", user_password: PASSWORD },
      ]);
      expect(statesOf(checked)).toEqual(["created", "refused", "exists"]);
      expect(checked[1]?.reason).toMatch(/^Password: /);
      expect(await counted()).toEqual(before);
      expect(await call(ACCOUNTS, { rows: [account], later: 1 })).toMatchObject({ code: 406 });
    });

    it("are refused to an API key, which so learns nothing about existing records", async () => {
      const world = await EscalationWorld.read(host.client);
      const scopes = world.menus.filter(({ menu_key }) =>
        /^(operate\.user|property\.community)$/.test(String(menu_key)),
      );
      const session = await host.client.session("admin");
      const given = { name: "checked-60", menu_ids: scopes.map(({ menu_id }) => menu_id), minute_limit: 1000 };
      const how = { verb: "add", path: "/access_keys" } as const;
      const { access_key } = recordOf(await callRest(host.client, { key: "id" }, how, given, { token: session }));
      expect(String(access_key)).toMatch(/^ph_/);
      for (const to of [ACCOUNTS, COMMUNITIES])
        expect((await call(to, { check: [{ user_id: "admin" }] }, String(access_key))).code).toBe(513);
    });

    it("need the right to import, reach only what it reaches, and are a hundred at most", async () => {
      const world = await EscalationWorld.read(host.client);
      const keysOf = (key: string) => world.menus.filter((one) => one.menu_key === key).map(({ menu_id }) => menu_id);
      const role = await world.addRole({ comp_id: 2, menu_ids: keysOf("property.community") });
      const account = await world.addAccount({ comp_id: 2, role_id: role.id });
      const own = await host.client.token(String(account.user_id), PASSWORD);
      const [elsewhere] = makeCommunities("checked-40", 1, 1).map(({ record }) => record);
      expect(statesOf(await check(COMMUNITIES, [elsewhere ?? {}], own))).toEqual(["refused"]);
      expect((await call(APPS, { check: [{ name: "Checked D", comp_id: 2 }] }, own)).code).toBe(513);
      const [card] = makeCards("checked-41", 1).map(({ record }) => record);
      expect((await call(CARD_IMPORT, { check: [card] }, own)).code).toBe(513);
      expect((await call(COMMUNITIES, { check: Array.from({ length: 101 }, () => ({})) })).code).toBe(413);
    });
  });
}
