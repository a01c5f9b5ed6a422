// Managing accounts and roles: nobody can manage accounts that have more rights than they have.
import { newName } from "./newName";
import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, recordOf, rowsOf } from "./Client";
import type { JsonRecord } from "./Client";
import { uniqueName, EscalationWorld } from "./escalation";
import type { TestHost } from "./Host";
import { NEEDS_CLOCK } from "./live";

const PASSWORD = "quiet-otter-71";
const COMPANY = 2;

export const managingContract = (open: () => TestHost): void => {
  describe("the rules of managing", () => {
    let world: EscalationWorld;
    let plain: JsonRecord;
    let managing: JsonRecord;
    let stronger: JsonRecord;
    const menusBelow = (...wanted: readonly string[]) =>
      world.menus
        .filter(({ menu_key }) => wanted.some((one) => `${String(menu_key)}.`.startsWith(`${one}.`)))
        .map(({ menu_id }) => menu_id);
    beforeAll(async () => {
      world = await EscalationWorld.read(open().client);
      const role = (...menus: readonly string[]) => world.addRole({ comp_id: COMPANY, menu_ids: menusBelow(...menus) });
      plain = await role();
      managing = await role("operate.user", "system.role");
      stronger = await role("operate.user", "system.role", "operate.company");
    }, 60_000);

    const account = (role: JsonRecord, more: JsonRecord = {}) =>
      world.addAccount({ comp_id: COMPANY, role_id: role.id, ...more });
    const tokenOf = (one: JsonRecord, password = PASSWORD) => world.client.token(String(one.user_id), password);
    const asManager = async (more: JsonRecord = {}) => tokenOf(await account(managing, more));
    const stored = async (path: string, { id }: JsonRecord) => recordOf(await world.call(`${path}/get`, { id }));

    describe("an account", () => {
      it("with more rights is not changed, restricted or deleted", async () => {
        const manager = await asManager();
        for (const victim of [await account(stronger), await account(plain, { scope: 2 })]) {
          const before = await stored("account", victim);
          const made = [
            {
              get user_name() {
                return newName("Renamed");
              },
            },
            { user_password: "quiet-otter-99" },
            { role_id: plain.id },
            { role_id: plain.id, scope: 1, user_password: "quiet-otter-99" },
          ];
          for (const change of made) {
            const reply = await world.call("account/set", { id: victim.id, ...change }, manager);
            expect([change, reply.code]).toEqual([change, 513]);
          }
          expect((await world.call("account/del", { id: victim.id }, manager)).code).toBe(513);
          expect(await stored("account", victim)).toEqual(before);
        }
      });

      it("without more rights can be changed, keeps its session then, and loses it when it is deleted", async () => {
        const manager = await asManager();
        const victim = await account(plain);
        const token = await tokenOf(victim);
        const isSignedIn = async () => (await world.call("account/get", {}, token)).code;
        expect(
          (
            await world.call(
              "account/set",
              {
                id: victim.id,
                get user_name() {
                  return newName("Renamed");
                },
              },
              manager,
            )
          ).code,
        ).toBe(200);
        expect(await isSignedIn()).toBe(200);
        expect((await world.call("account/del", { id: victim.id }, manager)).code).toBe(200);
        expect(await isSignedIn()).toBe(401);
      });

      it("is not deleted together with one that has more rights", async () => {
        const manager = await asManager();
        const [victim, other] = [await account(plain), await account(stronger)];
        expect((await world.call("account/del", { id: [victim.id, other.id] }, manager)).code).toBe(513);
        expect((await stored("account", victim)).id).toBe(victim.id);
      });

      it("keeps a disabled role while something else is changed, though nobody is given that role", async () => {
        const manager = await asManager();
        const role = await world.addRole({ comp_id: COMPANY, menu_ids: [] });
        const victim = await account(role);
        expect((await world.call("role/set", { id: role.id, state: 2 })).code).toBe(200);
        const kept = {
          id: victim.id,
          role_id: role.id,
          get user_name() {
            return newName("Renamed");
          },
        };
        expect((await world.call("account/set", kept, manager)).code).toBe(200);
        const given = { id: (await account(plain)).id, role_id: role.id };
        expect(fieldsOf(await world.call("account/set", given, manager))).toEqual({ role_id: "invalid.beyond" });
      });

      it("has no password made of its own name or its company's", async () => {
        const comp_name = `Marblefountain${uniqueName("")}`;
        const names = { comp_name, comp_short_name: "Oaky" };
        const { comp_id } = await world.made("company/add", { ...names, comp_type: 6, comp_parent_id: 1 });
        const named = {
          user_id: uniqueName("walnut"),
          user_name: "Oleander Brightwater",
          user_email: `${uniqueName("larkspur")}@example.com`,
          user_phone_area: "+44",
          user_phone: String(Date.now()).slice(-10),
        };
        const given = { ...named, user_type: 1, scope: 1, state: 1, comp_id, role_id: plain.id };
        const guesses = [...Object.values(named).filter((text) => text.length >= 8), comp_name, "oaky1907"];
        expect(guesses).toHaveLength(6);
        for (const user_password of guesses) {
          const reply = await world.call("account/add", { ...given, user_password });
          expect([user_password, fieldsOf(reply)]).toEqual([user_password, { user_password: "invalid.guessable" }]);
        }
        const made = recordOf(await world.call("account/add", { ...given, user_password: PASSWORD }));
        for (const user_password of guesses) {
          const reply = await world.call("account/set", { id: made.id, user_password });
          expect([user_password, fieldsOf(reply)]).toEqual([user_password, { user_password: "invalid.guessable" }]);
        }
        // Another account already has this name.
        const other = await account(plain);
        expect((await world.call("account/set", { id: other.id, user_password: comp_name })).code).toBe(200);
        expect(await tokenOf(other, comp_name)).not.toBe("");
      });

      it("is not created without a password, and the refusal says the least length", async () => {
        const given = {
          user_id: uniqueName("n"),
          get user_name() {
            return newName("N");
          },
          user_type: 1,
          comp_id: COMPANY,
          role_id: plain.id,
        };
        for (const user_password of ["", undefined]) {
          const reply = await world.call("account/add", { ...given, user_password });
          expect([reply.code, fieldsOf(reply)]).toEqual([406, { user_password: "invalid.required" }]);
        }
        const short = await world.call("account/add", { ...given, user_password: "otter71" });
        expect(fieldsOf(short)).toEqual({ user_password: "invalid.tooShort" });
        expect(short.data).toMatchObject({ args: { user_password: { min: 8 } } });
      });

      it("ends no later than the account that creates it, and keeps a later end that nobody touches", async () => {
        const until = Math.floor(Date.now() / 1000) + 86_400;
        const manager = await asManager({ gmt_validity: until });
        const victim = await account(plain, { gmt_validity: until + 1000 });
        const set = (params: JsonRecord) => world.call("account/set", { id: victim.id, ...params }, manager);
        expect(
          (
            await set({
              get user_name() {
                return newName("Renamed");
              },
            })
          ).code,
        ).toBe(200);
        expect((await set({ gmt_validity: until + 1000 })).code).toBe(200);
        for (const gmt_validity of [until + 1, until + 999, 0, null])
          expect(fieldsOf(await set({ gmt_validity }))).toEqual({ gmt_validity: "invalid.beyond" });
        for (const gmt_validity of [until, until - 1]) expect((await set({ gmt_validity })).code).toBe(200);
        expect((await stored("account", victim)).gmt_validity).toBe(until - 1);
      });
    });

    it("an account ends at its moment, during a session and at sign-in", async ({ skip }) => {
      const { platform, later } = open();
      if (!platform) return skip(NEEDS_CLOCK);
      const one = await account(plain, { gmt_validity: Math.floor(Date.now() / 1000) + 60 });
      const [token, other] = [await tokenOf(one), await tokenOf(one)];
      expect((await world.call("account/get", {}, other)).code).toBe(200);
      later(61);
      const called = await world.call("account/get", {}, token);
      const signedIn = await world.client.signIn(String(one.user_id), PASSWORD);
      later(-61);
      expect([called.code, signedIn.code]).toEqual([401, 518]);
    });

    describe("a role", () => {
      it("cannot be disabled by an account that has it, but by others that may give it", async () => {
        const [mine, other] = [await account(managing), await account(stronger)];
        const disable = async (one: JsonRecord, role: JsonRecord) =>
          (await world.call("role/set", { id: role.id, state: 2 }, await tokenOf(one))).code;
        expect(await disable(mine, managing)).toBe(513);
        const free = await world.addRole({ comp_id: COMPANY, menu_ids: menusBelow("operate.user") });
        expect(await disable(other, free)).toBe(200);
        expect(recordOf(await world.call("role/get", { id: free.id })).state).toBe(2);
        expect(recordOf(await world.call("role/get", { id: managing.id })).state).toBe(1);
      });

      it("cannot be changed while an account with more rights has it", async () => {
        const manager = await asManager();
        const change = async (role: JsonRecord) =>
          (await world.call("role/set", { id: role.id, remark: "changed" }, manager)).code;
        const role = () => world.addRole({ comp_id: COMPANY, menu_ids: [] });
        const [free, wide, far] = [await role(), await role(), await role()];
        await account(free);
        await account(wide, { scope: 2 });
        await account(far, { comp_id: 1 });
        expect([await change(free), await change(wide), await change(far)]).toEqual([200, 513, 513]);
        for (const one of [wide, far]) expect((await world.call("role/del", { id: one.id }, manager)).code).toBe(513);
      });
    });

    it("menus: cannot be moved below an action, but below other menus", async () => {
      const add = async (type: string, menu_parent_id: unknown = 0) => {
        const names = { menu_name: uniqueName("Menu"), menu_cn_name: "菜单", menu_key: uniqueName("moved.") };
        return recordOf(await world.call("menu/add", { ...names, type, menu_parent_id }));
      };
      const screen = await add("screen");
      const [action, moved] = [await add("action", screen.menu_id), await add("screen")];
      const move = (menu_parent_id: unknown) => world.call("menu/set", { menu_id: moved.menu_id, menu_parent_id });
      expect(fieldsOf(await move(action.menu_id))).toEqual({ menu_parent_id: "invalid.lastMenu" });
      expect((await move(screen.menu_id)).code).toBe(200);
      expect((await move(0)).code).toBe(200);
      const found = rowsOf(await world.call("menu/list", { menu_id: moved.menu_id }));
      expect(found[0]?.menu_parent_id ?? 0).toBe(0);
    });
  });
};
