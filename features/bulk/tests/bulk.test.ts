// One call for all records that match, as a task of the platform (/rest/bulk).
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../../platform/framework/storage/Store";
import { readWorkbook } from "../../sheets/book/readWorkbook";
import { createBulkTestTools, countsOf, FOREIGN_COMMUNITY, isTaskOver, model } from "./bulkTasks";
import { type JsonRecord, recordOf } from "../../../tests/contract/Client";
import type { TestHost } from "../../../tests/contract/Host";
import { EscalationWorld } from "../../../tests/contract/escalation";
import { newName } from "../../../tests/contract/newName";
import { openHost, openWithKeys, type StorePlace, placesForStores, storeNames } from "../../../tests/contract/hosts";
import { runUntilKilled } from "../../../tests/contract/killed";

const COMPANY = 18;
const CONFIRMED_FOR = 3600;
const MANY = 300;
const KILLED = 800;

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`bulk tasks on ${name}`, () => {
    let place: StorePlace;
    let host: TestHost;
    let store: Store;
    let admin: string;
    let tasks: ReturnType<typeof createBulkTestTools>;
    let world: EscalationWorld;
    const start = async () => {
      host = await openHost(place, model, [], { CONFIRMED_FOR });
      admin = await host.client.token("admin");
      tasks = createBulkTestTools(host.client, store);
    };
    const api = (path: string, params: JsonRecord, token = admin) => host.client.call(path, params, { token });
    const menus = () =>
      world.menus
        .filter(({ menu_key }) => `${String(menu_key)}.`.startsWith("property.notice."))
        .map(({ menu_id }) => menu_id);
    /** An account that may only maintain notices, in the company of the first community. */
    const hire = async () => {
      const role = await world.addRole({ comp_id: COMPANY, menu_ids: menus() });
      const account = await world.addAccount({ comp_id: COMPANY, role_id: role.id });
      return { role: role.id, token: await host.client.token(String(account.user_id), "quiet-otter-71") };
    };

    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      await (await openHost(place, model)).close();
      store = await openWithKeys(place);
      await start();
      world = await EscalationWorld.read(host.client);
    }, 120_000);
    afterAll(async () => {
      await store?.close();
      await host?.close();
      found?.close();
    }, 60_000);

    it("process every record, and list each refused one with its reason", { timeout: 60_000 }, async () => {
      const stem = await tasks.write(MANY);
      const keys = await tasks.keysOf(stem);
      const { token } = await hire();
      await sql`update notice set type = 2 where id = ${keys[0]}`.execute(store.db);
      const started = await tasks.setAll(admin, stem, MANY);
      expect(started).toMatchObject({ status: 200, body: { resource: "notice", call: "set", expected: MANY } });
      const { id } = started.body;
      await tasks.until(admin, id, ({ done }) => Number(done) > 0);
      // While the task runs, somebody else changes one of these records, and another one no longer matches.
      expect((await api("/v2/property/notice/set", { id: keys.at(-1), content: "Mine" }, token)).code).toBe(200);
      expect((await api("/v2/property/notice/set", { id: keys.at(-2), title: "Elsewhere" }, token)).code).toBe(200);
      const task = await tasks.until(admin, id, isTaskOver);
      expect(task).toMatchObject({
        state: "done",
        done: MANY,
        total: MANY,
        counts: { changed: MANY - 3, same: 1, refused: 2, waiting: 0 },
        reasons: [
          { count: 1, reason: expect.stringMatching(/no longer/) },
          { count: 1, reason: expect.stringMatching(/has just changed/) },
        ],
      });
      expect([task.fields, task.left, Number(task.rate) > 0]).toEqual([["type"], null, true]);
      expect(await tasks.notifiedOf(keys.slice(1, -2))).toEqual(new Set([1]));
      const filter = encodeURIComponent(JSON.stringify({ task: id, state: "refused" }));
      const rows = (await tasks.ask(admin, `?filter=${filter}`)).body.rows;
      expect(rows).toMatchObject([
        { record: String(keys.at(-2)), name: "Elsewhere" },
        { record: String(keys.at(-1)), name: `${stem} ${MANY - 1}`, reason: expect.stringMatching(/has just changed/) },
      ]);
      // Only the account of the task gets the file.
      const file = (by: string) =>
        host.client.fetch(String(task.url), { headers: { authorization: `Bearer ${by}`, "accept-language": "en" } });
      const sheet: unknown[] = [];
      for await (const row of readWorkbook(await (await file(admin)).blob())) sheet.push(row);
      expect(JSON.stringify(sheet)).toContain(`${stem} ${MANY - 1}`);
      expect((await (await file(token)).json()).code).toBe(404);
      expect((await tasks.ask(token, `/${String(id)}`)).status).toBe(404);
      expect((await tasks.ask(token)).body.rows).toEqual([]);
      expect((await tasks.ask(token, `/${String(id)}`, "PUT", { again: true })).status).toBe(404);
      // The refused records are tried again only once, even if two requests ask for it.
      const again = async () => (await tasks.ask(admin, `/${String(id)}`, "PUT", { again: true })).body;
      const [first, second] = await Promise.all([again(), again()]);
      expect(first.id).toBe(second.id);
      expect(await tasks.until(admin, first.id, isTaskOver)).toMatchObject({
        state: "done",
        counts: { changed: 1, refused: 1 },
      });
      expect(await tasks.follow(admin, id)).toMatchObject({ isRepeated: true });
    });

    it("ask before anything is done when another number of records match", { timeout: 60_000 }, async () => {
      const stem = await tasks.write(5);
      const { id } = (await tasks.setAll(admin, stem, 4)).body;
      expect(await tasks.until(admin, id, isTaskOver)).toMatchObject({ state: "asks", asks: 5, expected: 4, done: 0 });
      expect(await tasks.countOf(stem, sql`type = 2`)).toBe(0);
      const go = (count: number) => tasks.ask(admin, `/${String(id)}`, "PUT", { go: true, count });
      expect((await go(4)).body.code).toBe(409);
      expect((await go(5)).status).toBe(200);
      expect(await tasks.until(admin, id, isTaskOver)).toMatchObject({ state: "done", counts: { changed: 5 } });
      expect((await go(5)).body.code).not.toBe(200);
      expect(await tasks.countOf(stem, sql`type = 2`)).toBe(5);
    });

    it(
      "concern only rows that their account reaches at that time, and stop if it loses the right",
      { timeout: 60_000 },
      async () => {
        const { token, role } = await hire();
        const stem = await tasks.write(MANY);
        const keys = await tasks.keysOf(stem);
        await sql`update notice set community_id = ${FOREIGN_COMMUNITY} where id = ${keys[0]}`.execute(store.db);
        const { id } = (await tasks.setAll(token, stem, MANY - 1)).body;
        await tasks.until(token, id, ({ done }) => Number(done) > 0);
        expect((await api("/v2/user/role/set", { id: role, menu_ids: [] })).code).toBe(200);
        const { state, counts } = (await tasks.until(admin, id, () => true).catch(() => null)) ?? {};
        expect([state, counts]).toEqual([undefined, undefined]);
        const stopped = await tasks.until(token, id, isTaskOver);
        expect(stopped).toMatchObject({ state: "stopped", reason: expect.stringMatching(/permission|right/i) });
        expect(Number(countsOf(stopped).waiting)).toBeGreaterThan(0);
        expect((await tasks.ask(token, `/${String(id)}`, "PUT", { go: true })).body.code).toBe(513);
        await api("/v2/user/role/set", { id: role, menu_ids: menus() });
        expect((await tasks.ask(token, `/${String(id)}`, "PUT", { go: true })).status).toBe(200);
        expect(await tasks.until(token, id, isTaskOver)).toMatchObject({ state: "done", done: MANY - 1 });
        expect(await tasks.countOf(stem, sql`type = 2`)).toBe(MANY - 1);
        expect(await tasks.notifiedOf(keys.slice(1))).toEqual(new Set([1]));
      },
    );

    it("keep their finished records when they are cancelled, and can continue", { timeout: 60_000 }, async () => {
      const stem = await tasks.write(MANY);
      const { id } = (await tasks.setAll(admin, stem, MANY)).body;
      await tasks.until(admin, id, ({ done }) => Number(done) > 0);
      expect((await tasks.ask(admin, `/${String(id)}`, "PUT", { cancel: true })).status).toBe(200);
      const stopped = await tasks.follow(admin, id);
      expect(stopped.state).toBe("cancelled");
      expect(await tasks.countOf(stem, sql`type = 2`)).toBe(countsOf(stopped).changed);
      expect(Number(countsOf(stopped).waiting)).toBeGreaterThan(0);
      await tasks.ask(admin, `/${String(id)}`, "PUT", { go: true });
      expect(await tasks.until(admin, id, isTaskOver)).toMatchObject({ state: "done", counts: { changed: MANY } });
      expect(await tasks.notifiedOf(await tasks.keysOf(stem))).toEqual(new Set([1]));
    });

    it("carry out transitions, deletions, and actions with code of their own", { timeout: 60_000 }, async () => {
      const stem = await tasks.write(4);
      const [first] = await tasks.keysOf(stem);
      await sql`update notice set state = 2 where id = ${first}`.execute(store.db);
      const all = { resource: "notice", filters: { title: stem }, expected: 4 };
      const publish = await tasks.ask(admin, "", "POST", { ...all, call: "set", values: { state: 2 } });
      expect(await tasks.until(admin, publish.body.id, isTaskOver)).toMatchObject({ counts: { changed: 3, same: 1 } });
      const remove = await tasks.ask(admin, "", "POST", { ...all, call: "del" });
      expect(await tasks.until(admin, remove.body.id, isTaskOver)).toMatchObject({ counts: { changed: 4 } });
      expect(await tasks.countOf(stem)).toBe(0);
      const { rows } = await sql<{ id: number }>`select id from outbox where state in (3, 4) limit 1`.execute(store.db);
      const [message] = rows;
      expect(message).toBeDefined();
      await sql`update outbox set state = 2 where id <> ${message?.id} and state in (3, 4)`.execute(store.db);
      const { rows: sent } = await sql<{ id: number }>`select id from outbox where state = 2 limit 1`.execute(store.db);
      const filters = { id: [Number(message?.id), Number(sent[0]?.id)] };
      const resend = await tasks.ask(admin, "", "POST", { resource: "outbox", call: "resend", filters, expected: 2 });
      const over = await tasks.until(admin, resend.body.id, isTaskOver);
      expect(over).toMatchObject({ counts: { changed: 1, refused: 1 }, fields: ["state"] });
    });

    it("set a value only on records without one, if the request says so", { timeout: 60_000 }, async () => {
      const stem = await tasks.write(4);
      const [first, second] = await tasks.keysOf(stem);
      await sql`update notice set content = '' where id in (${first}, ${second})`.execute(store.db);
      const all = { resource: "notice", call: "set", filters: { title: stem }, expected: 4, onlyEmpty: true };
      const fill = await tasks.ask(admin, "", "POST", { ...all, values: { content: "Filled in" } });
      const { counts } = await tasks.until(admin, fill.body.id, isTaskOver);
      expect(counts).toEqual({ changed: 2, same: 2, refused: 0, waiting: 0 });
      expect(await tasks.countOf(stem, sql`content = 'Filled in'`)).toBe(2);
      expect(await tasks.notifiedOf([Number(first), Number(second)])).toEqual(new Set([1]));
      // A number is never empty: 0 is a value.
      const numbers = {
        resource: "goods",
        call: "set",
        filters: {},
        expected: 1,
        onlyEmpty: true,
        values: { sort: 3 },
      };
      const refused = await tasks.ask(admin, "", "POST", numbers);
      expect(refused.body).toMatchObject({ code: 406, data: { fields: { sort: "invalid.never_empty" } } });
    });

    it("delete a record before the one of the same kind to which it refers", { timeout: 60_000 }, async () => {
      const stem = newName("Category");
      const style = { token: admin, style: "legacy" } as const;
      const add = async (at: number, parent_category_id: unknown) =>
        recordOf(await host.client.call("/mall/category/add", { name: `${stem} ${at}`, parent_category_id }, style)).id;
      const top = await add(1, 0);
      const middle = await add(2, top);
      await add(3, middle);
      await add(4, top);
      const all = { resource: "goods_category", call: "del", filters: { name: stem }, expected: 4 };
      const remove = await tasks.ask(admin, "", "POST", all);
      const { counts } = await tasks.until(admin, remove.body.id, isTaskOver);
      expect(counts).toEqual({ changed: 4, same: 0, refused: 0, waiting: 0 });
    });

    it("are refused for calls that cannot run for many records, and without the right to the call", async () => {
      const refused = async (body: JsonRecord, token = admin) =>
        (await tasks.ask(token, "", "POST", { filters: {}, expected: 1, ...body })).body;
      const set = { resource: "notice", call: "set" };
      for (const values of [{ id: 7 }, { nothing: 1 }, {}]) expect((await refused({ ...set, values })).code).toBe(406);
      const secret = await refused({ resource: "payment", call: "set", values: { app_secret: "s", name: "n" } });
      expect(secret).toMatchObject({ code: 406, data: { fields: { app_secret: expect.anything() } } });
      for (const call of ["list", "add"]) expect((await refused({ resource: "notice", call })).code).toBe(405);
      expect((await refused({ ...set, values: { type: 2 }, filters: { where: "title ~~" } })).code).toBe(406);
      expect((await refused({ ...set, values: { type: 2 }, expected: 0 })).code).toBe(406);
      const { token } = await hire();
      expect((await refused({ resource: "room", call: "del" }, token)).code).toBe(513);
      const personal = { resource: "owner", call: "set", values: { members: 1 } };
      expect((await refused({ ...personal, filters: { phone: "138" } }, token)).code).toBe(513);
    });

    it(
      "of one account are at most three, even if they are started at the same moment",
      { timeout: 60_000 },
      async () => {
        const stem = await tasks.write(MANY);
        const { token } = await hire();
        const all = await Promise.all(Array.from({ length: 5 }, () => tasks.setAll(token, stem, MANY)));
        expect(all.filter(({ body }) => body.code === 409)).toHaveLength(2);
        for (const { body, status } of all)
          if (status === 200) await tasks.ask(token, `/${String(body.id)}`, "PUT", { cancel: true });
      },
    );

    it(
      "need a proof of identity to begin, to continue and to retry, if their call needs one",
      { timeout: 60_000 },
      async () => {
        const filters = { user_id: "admin" };
        const body = { resource: "account", call: "set", values: { comp_id: 987_654 }, filters };
        const token = await host.client.token("admin");
        const begin = async (expected: number) => (await tasks.ask(token, "", "POST", { ...body, expected })).body;
        const asking = await tasks.until(token, (await begin(2)).id, isTaskOver);
        const refused = await tasks.until(token, (await begin(1)).id, isTaskOver);
        expect([asking.state, countsOf(refused).refused]).toEqual(["asks", 1]);
        host.later(2 * CONFIRMED_FOR);
        const put = async (id: unknown, change: JsonRecord) =>
          (await tasks.ask(token, `/${String(id)}`, "PUT", change)).body.code;
        expect((await begin(1)).code).toBe(428);
        expect(await put(asking.id, { go: true, count: 1 })).toBe(428);
        expect(await put(refused.id, { again: true })).toBe(428);
        host.later(-2 * CONFIRMED_FOR);
      },
    );

    it("go on after kill -9, without doing a record twice", { timeout: 120_000 }, async () => {
      const stem = await tasks.write(KILLED);
      await host.close();
      const lines = await runUntilKilled(
        "features/bulk/tests/bulkKilled",
        place,
        [stem, String(KILLED)],
        (line) => Number(line.split(" ")[0]) >= 50,
      );
      const id = lines.at(-1)?.split(" ")[1] ?? "";
      await store.close();
      store = await openWithKeys(place);
      const there = await createBulkTestTools(host.client, store).countOf(stem, sql`type = 2`);
      expect(there).toBeGreaterThanOrEqual(50);
      expect(there).toBeLessThan(KILLED);
      await start();
      // Another process might still have the lease, so the platform waits until the lease ends. If two processes share
      // a store, both wait.
      const other = name === "PostgreSQL" ? await openHost(place, model) : null;
      for (const one of [host, other]) {
        one?.later(16);
        one?.platform?.queue.wake();
      }
      expect(await tasks.until(admin, id, isTaskOver)).toMatchObject({ state: "done", counts: { changed: KILLED } });
      expect(await tasks.notifiedOf(await tasks.keysOf(stem))).toEqual(new Set([1]));
      await other?.close();
    });
  });
}
