// Saved views on the platform (ADR 56): who sees a view, who can change it, and which parts of it a reader sees.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAuditEntries } from "../../../tests/contract/readAuditEntries";
import { callRestPath } from "../../../tests/contract/callRestPath";
import { isRecord, type JsonRecord, recordOf } from "../../../tests/contract/Client";
import { callsOfResource } from "../../../tests/contract/drafts";
import { EscalationWorld } from "../../../tests/contract/escalation";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";

const model = readModel(12);
const PASSWORD = "quiet-otter-71";
const FEW = { MOST_VIEWS: 4, MOST_VIEW: 1024 };
const [HOME, ELSEWHERE] = [2, 3];
const value = { filter: { order_state: [1] }, sort: { field: "price", order: "ASC" }, density: "compact" };

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`saved views on ${name}`, () => {
    let host: TestHost;
    let world: EscalationWorld;
    let role: JsonRecord;
    let author: string;
    let colleague: string;
    let stranger: string;
    const ask = (token: string | null, path: string, method = "GET", body?: JsonRecord) =>
      callRestPath(host.client, token, `/views${path}`, method, body);
    const add = async (token: string, given: JsonRecord) => ask(token, "", "POST", { of: "order", value, ...given });
    const made = async (token: string, given: JsonRecord): Promise<JsonRecord> => {
      const { status, body } = await add(token, given);
      expect([status, body.message]).toEqual([200, undefined]);
      return body;
    };
    const listed = async (token: string, of = "order"): Promise<readonly JsonRecord[]> => {
      const { body } = await ask(token, `?filter={"of":"${of}"}&range=[0,99]`);
      return Array.isArray(body.rows) ? body.rows.filter(isRecord) : [];
    };
    const names = async (token: string) => (await listed(token)).map((one) => one.name);
    const menus = (...wanted: readonly string[]) =>
      world.menus
        .filter(({ menu_key }) => wanted.some((one) => `${String(menu_key)}.`.startsWith(`${one}.`)))
        .map(({ menu_id }) => menu_id);
    const signIn = async (comp_id: number, role_id: unknown) => {
      const account = await world.addAccount({ comp_id, role_id });
      return { account, token: await host.client.token(String(account.user_id), PASSWORD) };
    };
    const own = async (token: string) => recordOf(await host.client.call("/v2/user/account/get", {}, { token }));

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model, [], FEW);
      world = await EscalationWorld.read(host.client);
      role = await world.addRole({ comp_id: HOME, menu_ids: menus("vas.order", "property.owner") });
      const other = await world.addRole({ comp_id: ELSEWHERE, menu_ids: menus("vas.order") });
      [author, colleague, stranger] = await Promise.all([
        signIn(HOME, role.id).then(({ token }) => token),
        signIn(HOME, role.id).then(({ token }) => token),
        signIn(ELSEWHERE, other.id).then(({ token }) => token),
      ]);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    it("can only be listed, read, changed and deleted by their own account", async () => {
      const view = await made(author, { name: " Unpaid " });
      expect(view).toMatchObject({ of: "order", name: "Unpaid", whose: "own", changes: true, shares: true, value });
      expect(await names(author)).toContain("Unpaid");
      for (const token of [colleague, stranger, world.admin]) {
        expect(await names(token)).not.toContain("Unpaid");
        expect((await ask(token, `/${view.id}`)).status).toBe(404);
        expect((await ask(token, `/${view.id}`, "PUT", { name: "Mine" })).status).toBe(404);
        expect((await ask(token, `/${view.id}`, "DELETE")).status).toBe(404);
      }
      for (const [path, method] of [
        ["", "GET"],
        [`/${view.id}`, "GET"],
        ["", "POST"],
        [`/${view.id}`, "PUT"],
        [`/${view.id}`, "DELETE"],
      ] as const)
        expect([path, method, (await ask(null, path, method)).status]).toEqual([path, method, 401]);
      expect((await ask(author, `/${view.id}`)).body).toEqual(view);
      expect((await ask(author, `/${view.id}`, "DELETE")).status).toBe(200);
      expect((await ask(author, `/${view.id}`)).status).toBe(404);
    });

    it("can be shared with the own company, and only the author can undo this", async () => {
      const view = await made(author, { name: "Of us all", whose: "owner", owner: ELSEWHERE });
      expect((await ask(colleague, `/${view.id}`)).body).toMatchObject({
        whose: "owner",
        changes: false,
        shares: false,
      });
      expect((await ask(stranger, `/${view.id}`)).status).toBe(404);
      expect(await names(stranger)).toEqual([]);
      for (const change of [{ name: "Stolen" }, { value: {} }, { whose: "own" }])
        expect([change, (await ask(colleague, `/${view.id}`, "PUT", change)).status]).toEqual([change, 403]);
      expect((await ask(colleague, `/${view.id}`, "DELETE")).status).toBe(403);
      expect((await ask(author, `/${view.id}`, "PUT", { whose: "role", role: role.id })).status).toBe(406);
      expect((await ask(author, `/${view.id}`, "PUT", { whose: "own" })).body).toMatchObject({ whose: "own" });
      expect((await ask(colleague, `/${view.id}`)).status).toBe(404);
      expect((await ask(author, `/${view.id}`, "DELETE")).status).toBe(200);
    });

    it("that are shared are managed by people who manage the accounts, and outlive their author", async () => {
      const leaver = await signIn(HOME, role.id);
      const shared = await made(leaver.token, { name: "Left behind", whose: "owner" });
      const mine = await made(leaver.token, { name: "Gone with me" });
      const keeper = await world.addRole({ comp_id: HOME, menu_ids: menus("vas.order", "operate.user") });
      const { token } = await signIn(HOME, keeper.id);
      expect((await ask(token, `/${shared.id}`, "PUT", { name: "Kept" })).status).toBe(200);
      expect((await world.call("account/del", { id: leaver.account.id })).code).toBe(200);
      expect((await ask(token, `/${shared.id}`)).body).toMatchObject({ name: "Kept", author: "", shares: false });
      expect((await ask(token, `/${shared.id}`, "PUT", { whose: "own" })).status).toBe(403);
      expect((await ask(token, `/${shared.id}`, "DELETE")).status).toBe(200);
      expect((await ask(token, `/${mine.id}`)).status).toBe(404);
    });

    it("of a role are set by accounts that may change the role, and its lists open with them", async () => {
      const given = { name: "To deliver", whose: "role", role: role.id };
      for (const token of [author, stranger]) expect((await add(token, given)).status).toBe(403);
      const admin = await signIn(
        HOME,
        (await world.addRole({ comp_id: HOME, menu_ids: menus("vas.order", "system.role", "property.owner") })).id,
      );
      const foreign = await world.addRole({ comp_id: ELSEWHERE, menu_ids: menus("vas.order") });
      const stronger = await world.addRole({ comp_id: HOME, menu_ids: menus("vas.order", "operate.company") });
      expect((await add(admin.token, { ...given, role: foreign.id })).status).toBe(404);
      expect((await add(admin.token, { ...given, role: stronger.id })).status).toBe(403);
      expect((await add(admin.token, { ...given, role: 1 })).status).not.toBe(200);
      const view = await made(admin.token, given);
      expect((await add(admin.token, { ...given, name: "Another" })).status).toBe(409);
      expect(view).toMatchObject({ whose: "role", role: role.id, role_name: role.name, opens: false, changes: true });
      expect((await ask(author, `/${view.id}`)).body).toMatchObject({ opens: true, changes: false, shares: false });
      expect((await ask(stranger, `/${view.id}`)).status).toBe(404);
      expect(await own(author)).toMatchObject({ views: [{ id: view.id, of: "order", value }] });
      expect((await own(admin.token)).views).toEqual([]);
      for (const [method, body] of [
        ["PUT", { name: "Mine" }],
        ["PUT", { whose: "own" }],
        ["DELETE", undefined],
      ] as const)
        expect([method, (await ask(author, `/${view.id}`, method, body)).status]).not.toEqual([method, 200]);
      const { body } = await ask(admin.token, "/roles");
      const keys = Array.isArray(body.roles) ? body.roles.filter(isRecord).map(({ key }) => key) : [];
      expect(keys).toContain(role.id);
      expect(body.roles).toContainEqual({ key: role.id, name: role.name, owner: expect.stringMatching(/./) });
      for (const one of [foreign, stronger]) expect(keys).not.toContain(one.id);
      expect((await ask(author, "/roles")).body.roles).toEqual([]);
      expect((await ask(admin.token, `/${view.id}`, "DELETE")).status).toBe(200);
      expect((await own(author)).views).toEqual([]);
    });

    it("show nobody values or fields that they may not see", async () => {
      const secret = {
        filter: { phone: "13812345678", name: "Chen", review: [1], where: "review one_of 1 and phone contains 138" },
      };
      const { token } = await signIn(
        HOME,
        (await world.addRole({ comp_id: HOME, menu_ids: menus("property.owner", "operate.user.personal") })).id,
      );
      const view = await made(token, {
        of: "owner",
        name: "Chen",
        whose: "owner",
        value: { ...secret, sort: { field: "phone", order: "ASC" } },
      });
      expect(view).toMatchObject({ value: secret, left_out: [] });
      const { body } = await ask(author, `/${view.id}`);
      expect(JSON.stringify(body)).not.toContain("138");
      expect(body).toMatchObject({
        left_out: ["phone", "name"],
        value: { filter: { review: [1], where: "review one_of 1" } },
      });
      const listing = model.resources.find((resource) => resource.name === "owner");
      const { filter } = isRecord(body.value) ? body.value : {};
      if (listing === undefined || !isRecord(filter)) throw new Error("no list of owners");
      expect((await callsOfResource(host.client, author, listing)("list", filter)).code).toBe(200);
      // A caller who may not read the list must not learn that a view exists.
      const { token: blind } = await signIn(
        HOME,
        (await world.addRole({ comp_id: HOME, menu_ids: menus("vas.order") })).id,
      );
      expect((await ask(blind, `/${view.id}`)).status).toBe(404);
      expect((await ask(blind, '?filter={"of":"owner"}')).status).toBe(406);
      expect((await add(blind, { of: "owner", name: "x" })).status).toBe(406);
    });

    it("leave out fields that the list no longer has", async () => {
      const stale = {
        filter: { former: "x", former_begin: 1, order_state: [2], q: "a", gmt_create_begin: 5 },
        sort: { field: "former", order: "DESC" },
      };
      const view = await made(author, { name: "Stale", value: stale });
      const asked = async (where: string) => {
        const { body } = await ask(author, `/${view.id}`, "PUT", { value: { filter: { where } } });
        return [isRecord(body.value) ? body.value.filter : null, body.left_out];
      };
      expect(view).toMatchObject({
        left_out: ["former"],
        value: { filter: { order_state: [2], q: "a", gmt_create_begin: 5 } },
      });
      expect(view.value).not.toHaveProperty("sort");
      // Conditions are reduced in the same way. They contain the names of fields within a text, and may use operators
      // that a field no longer has.
      expect(
        await asked("former is 1 and order_state one_of 1  2 and (former empty or price is 5 or price is 7)"),
      ).toEqual([{ where: "order_state one_of 1 2 and (price is 5 or price is 7)" }, ["former"]]);
      expect(await asked("order_state  is 1")).toEqual([{ where: "order_state  is 1" }, []]);
      expect(await asked("order_state last 7 days or former is 1")).toEqual([{}, ["order_state", "former"]]);
      expect(await asked("((")).toEqual([{}, ["where"]]);
      await ask(author, `/${view.id}`, "DELETE");
    });

    it("are distinguished by name and version, and limited in number and size", async () => {
      const { token } = await signIn(HOME, role.id);
      const view = await made(token, { name: "One" });
      expect(await add(token, { name: "One" })).toMatchObject({
        status: 409,
        body: { data: { fields: { name: "invalid.exists" } } },
      });
      const seen = view.row_version;
      const [first, second] = await Promise.all(
        ["a", "b"].map((one) => ask(token, `/${view.id}`, "PUT", { name: one, row_version: seen })),
      );
      expect([first?.status, second?.status].sort()).toEqual([200, 412]);
      const refused = [first, second].find((one) => one?.status === 412);
      expect(refused?.body.data).toMatchObject({ record: { id: view.id } });
      for (const wrong of [{ name: " " }, { name: "x".repeat(61) }, { whose: "all" }, { of: "nothing" }, { of: 5 }])
        expect([wrong, (await add(token, { name: "Wrong", ...wrong })).status]).toEqual([wrong, 406]);
      for (const wrong of [
        null,
        [],
        "x",
        { more: 1 },
        { filter: [] },
        { sort: { field: 1, order: "ASC" } },
        { sort: { field: "id", order: "up" } },
      ])
        expect([wrong, (await add(token, { name: "Wrong", value: wrong })).status]).toEqual([wrong, 406]);
      expect((await add(token, { name: "Large", value: { filter: { q: "x".repeat(1100) } } })).status).toBe(413);
      for (const one of ["Two", "Three", "Four"]) await made(token, { name: one });
      expect(await add(token, { name: "Five" })).toMatchObject({
        status: 413,
        body: { message: "A list can have at most 4 views. Delete one first" },
      });
    });

    it("are recorded in the audit trail if they are shared, and not if they are private", async () => {
      const readEntries = async () =>
        (await readAuditEntries(host.client, world.admin, { event: "set" })).filter((entry) =>
          JSON.stringify(entry.changes).includes("Told"),
        );
      const mine = await made(author, { name: "Told not" });
      await ask(author, `/${mine.id}`, "DELETE");
      expect(await readEntries()).toEqual([]);
      const view = await made(author, { name: "Told", whose: "owner" });
      await ask(author, `/${view.id}`, "PUT", { name: "Told again" });
      await ask(author, `/${view.id}`, "DELETE");
      const entries = await readEntries();
      expect(entries.map((entry) => [entry.record_of, String(entry.record_key)])).toEqual(
        Array.from({ length: 3 }, () => ["company", String(HOME)]),
      );
      for (const done of ["shared", "changed", "removed"]) expect(JSON.stringify(entries)).toContain(done);
    });

    it("are shown to somebody who views the console as a role as the role sees them, and cannot be changed then", async () => {
      const mine = await made(world.admin, { name: "The admin's" });
      const given = await made(world.admin, { name: "Opens", whose: "role", role: role.id });
      const { body } = await callRestPath(host.client, world.admin, "/seeing", "POST", { role: role.id, from: HOME });
      const token = String(body.token);
      expect(await names(token)).toContain("Opens");
      expect((await ask(token, `/${mine.id}`)).status).toBe(404);
      expect((await ask(token, `/${given.id}`)).body).toMatchObject({ opens: true, changes: false, shares: false });
      expect((await ask(token, `/${given.id}`, "DELETE")).status).toBe(403);
      expect((await add(token, { name: "x" })).status).toBe(403);
      for (const one of [mine, given]) expect((await ask(world.admin, `/${one.id}`, "DELETE")).status).toBe(200);
    });

    it("are part of the data of their person, and go with it", async () => {
      const { account, token } = await signIn(HOME, role.id);
      const mine = await made(token, { name: "About me" });
      const shared = await made(token, { name: "By me", whose: "owner" });
      const person = `account:${String(account.id)}`;
      const file = await callRestPath(host.client, world.admin, `/personal/file:${person}`);
      expect(file.body.saved_views).toEqual([
        { list: "order", name: "About me", value },
        { list: "order", name: "By me", value },
      ]);
      const erasing = { confirm: String(account.id) };
      expect((await callRestPath(host.client, world.admin, `/personal/${person}`, "PUT", erasing)).status).toBe(200);
      expect((await ask(colleague, `/${shared.id}`)).body).toMatchObject({ name: "By me", author: "" });
      expect((await ask(token, `/${mine.id}`)).status).toBe(401);
      const after = await callRestPath(host.client, world.admin, `/personal/file:${person}`);
      expect(after.body.saved_views).toEqual([]);
    });
  });
}
