import { newName } from "./newName";
import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, recordOf, rowsOf } from "./Client";
import type { Client, JsonRecord } from "./Client";
import type { TestHost } from "./Host";
import { NEEDS_CLOCK } from "./live";

let made = 0;
const draft = (more: JsonRecord = {}): JsonRecord => {
  made += 1;
  const mark = `${Date.now()}${made}`;
  return {
    user_id: `t${mark}`,
    user_password: "secret-1",
    get user_name() {
      return newName("Test");
    },
    user_type: 1,
    comp_id: 2,
    role_id: 11,
    scope: 1,
    state: 1,
    user_email: `t${mark}@example.com`,
    ...more,
  };
};

export const accountContract = (open: () => TestHost): void => {
  describe("accounts", () => {
    let client: Client;
    let admin: string;
    const add = async (more: JsonRecord = {}) =>
      recordOf(await client.call("/v2/user/account/add", draft(more), { token: admin }));
    const set = (params: JsonRecord, token = admin) => client.call("/v2/user/account/set", params, { token });
    beforeAll(async () => {
      ({ client } = open());
      admin = await client.token("admin");
    });

    it("can be signed in to with the password they were given, plain or transformed", async () => {
      const plain = await add();
      expect((await client.signIn(String(plain.user_id), "secret-1")).code).toBe(200);
      const given = draft();
      const transformed = client.transformed(String(given.user_id), "secret-1");
      expect(
        (await client.call("/v2/user/account/add", { ...given, user_password: transformed }, { token: admin })).code,
      ).toBe(200);
      expect((await client.signIn(String(given.user_id), "secret-1")).code).toBe(200);
    });

    it("keep the password that a change leaves empty, and end sessions when it is replaced", async () => {
      const account = await add();
      const token = await client.token(String(account.user_id), "secret-1");
      expect((await set({ id: account.id, user_password: "", user_name: "Renamed" })).code).toBe(200);
      expect((await client.call("/v2/user/account/get", {}, { token })).code).toBe(200);
      expect((await set({ id: account.id, user_password: "secret-2" })).code).toBe(200);
      expect((await client.call("/v2/user/account/get", {}, { token })).code).toBe(401);
      expect((await client.signIn(String(account.user_id), "secret-1")).code).toBe(514);
      expect((await client.signIn(String(account.user_id), "secret-2")).code).toBe(200);
    });

    it("name the value that exists already by its own code", async () => {
      const account = await add({ user_phone: `138${String(Date.now()).slice(-8)}` });
      const again = (name: string) =>
        client.call("/v2/user/account/add", draft({ [name]: account[name] }), { token: admin });
      expect(await again("user_id")).toMatchObject({ code: 1101, data: { fields: { user_id: "invalid.exists" } } });
      expect(await again("user_email")).toMatchObject({ code: 1102 });
      expect(await again("user_phone")).toMatchObject({ code: 1103 });
    });

    it("are found by what they sign in with, but not by accounts that may read only names", async () => {
      const { user_id, user_name } = await add({ user_name: `Found ${Date.now()}` });
      const found = async (q: unknown, token: string) =>
        rowsOf(await client.call("/v2/user/account/list", { q, page_size: 10 }, { token })).map((row) => row.user_name);
      expect(await found(user_id, admin)).toEqual([user_name]);
      expect(await found(user_name, admin)).toEqual([user_name]);
      const clerk = await client.token("clerk");
      // No record within the clerk's reach refers to these accounts.
      expect(await found("周敏", clerk)).toEqual([]);
      expect(await found("clerk", clerk)).toEqual([]);
    });

    it("cannot change the user id, only repeat it", async () => {
      const account = await add();
      expect(fieldsOf(await set({ id: account.id, user_id: "somebody" }))).toEqual({ user_id: "invalid.immutable" });
      expect((await set({ id: account.id, user_id: account.user_id })).code).toBe(200);
    });

    it("lose their session when disabled, and say why at the next sign-in", async () => {
      const account = await add();
      const token = await client.token(String(account.user_id), "secret-1");
      expect((await set({ id: account.id, state: 2 })).code).toBe(200);
      expect((await client.call("/v2/user/account/get", {}, { token })).code).toBe(401);
      expect((await client.signIn(String(account.user_id), "secret-1")).code).toBe(517);
      // Sessions that began before the account was disabled stay ended after it is enabled again, even without a call
      // in between.
      expect((await set({ id: account.id, state: 1 })).code).toBe(200);
      expect((await client.call("/v2/user/account/get", {}, { token })).code).toBe(401);
      const other = await client.token(String(account.user_id), "secret-1");
      expect((await set({ id: account.id, state: 2 })).code).toBe(200);
      expect((await set({ id: account.id, state: 1 })).code).toBe(200);
      expect((await client.call("/v2/user/account/get", {}, { token: other })).code).toBe(401);
    });

    it("that expired and are prolonged keep nobody signed in", async ({ skip }) => {
      const { platform, later } = open();
      if (!platform) return skip(NEEDS_CLOCK);
      const account = await add({ gmt_validity: Math.floor(Date.now() / 1000) + 60 });
      const token = await client.token(String(account.user_id), "secret-1");
      later(120);
      const longer = await set({ id: account.id, gmt_validity: Math.floor(Date.now() / 1000) + 90_000 });
      later(-120);
      expect(longer.code).toBe(200);
      expect((await client.call("/v2/user/account/get", {}, { token })).code).toBe(401);
    });

    it.each(["1234567", "password", "12345678", "Qwerty123", "abcdefgh", "11111111"])(
      "are given no password that is short or guessed first: %s",
      async (password) => {
        const given = draft({ user_password: password });
        const reply = await client.call("/v2/user/account/add", given, { token: admin });
        expect(reply.code).toBe(406);
        expect(Object.keys(fieldsOf(reply))).toEqual(["user_password"]);
        const account = await add();
        expect((await set({ id: account.id, user_password: password })).code).toBe(406);
        if (password.length < 8) return;
        const hidden = client.transformed(String(given.user_id), password);
        expect(
          fieldsOf(await client.call("/v2/user/account/add", { ...given, user_password: hidden }, { token: admin })),
        ).toEqual({ user_password: "invalid.guessable" });
      },
    );

    it("have their own password changed where the former one is asked for, and nowhere else", async () => {
      const own = recordOf(await client.call("/v2/user/account/get", {}, { token: admin }));
      expect(fieldsOf(await set({ id: own.id, user_password: "river and stone 9" }))).toEqual({
        user_password: "invalid.another",
      });
    });

    it("change their own password with the former one only", async () => {
      const account = await add();
      const user_id = String(account.user_id);
      const token = await client.token(user_id, "secret-1");
      const modify = (old_password: string, new_password: string) =>
        client.call(
          "/user/password/modify",
          {
            user_id,
            old_password: client.transformed(user_id, old_password),
            new_password: client.transformed(user_id, new_password),
          },
          { token, style: "legacy" },
        );
      expect((await modify("wrong", "secret-3")).code).toBe(512);
      expect(fieldsOf(await modify("secret-1", "123456"))).toEqual({ new_password: "invalid.guessable" });
      expect((await modify("secret-1", "secret-3")).code).toBe(200);
      expect((await client.signIn(user_id, "secret-3")).code).toBe(200);
    });

    it("are asked for a picture after three wrong passwords of a session, and keep their owner out of nothing else", async () => {
      const account = await add();
      const user_id = String(account.user_id);
      const token = await client.token(user_id, "secret-1");
      const modify = (old_password: string, more: JsonRecord = {}) =>
        client.call(
          "/user/password/modify",
          { user_id, old_password, new_password: "river and stone 9", ...more },
          { token, style: "legacy" },
        );
      for (const verify of [false, false, true])
        expect(await modify("wrong-one")).toMatchObject({ code: 512, data: { verify } });
      expect(await modify("secret-1")).toMatchObject({
        code: 406,
        data: { verify: true, fields: { verify_code: "invalid.required" } },
      });
      expect((await client.signIn(user_id, "secret-1")).code).toBe(200);
      expect((await modify("secret-1", await client.verification())).code).toBe(200);
    });

    it("cannot give themselves or others more than they have", async () => {
      const vendor = await client.token("ruishi");
      const own = recordOf(await client.call("/v2/user/account/get", {}, { token: vendor }));
      expect((await set({ id: own.id, role_id: 1 }, vendor)).code).toBe(513);
      expect((await client.call("/v2/user/account/add", draft({ role_id: 1 }), { token: vendor })).code).toBe(513);
      expect((await client.call("/v2/user/account/add", draft({ role_id: 4 }), { token: vendor })).code).toBe(200);
      expect((await set({ id: 1, user_password: "stolen-1" }, vendor)).code).toBe(404);
    });

    it("change their own name without the menu of accounts, as of the version they saw, and of nobody else", async () => {
      const branch = await client.token("branch");
      const own = recordOf(await client.call("/v2/user/account/get", {}, { token: branch }));
      const seen = own.row_version === undefined ? {} : { row_version: own.row_version };
      const renamed = await set({ id: own.id, user_name: String(own.user_name), ...seen }, branch);
      expect(renamed.code).toBe(200);
      expect((await set({ id: 9, user_name: "somebody else", ...seen }, branch)).code).toBe(513);
      expect((await set({ id: own.id, scope: 2, ...seen }, branch)).code).toBe(513);
    });

    it("cannot delete themselves", async () => {
      const refused = await client.call("/v2/user/account/del", { id: 1 }, { token: admin });
      expect(refused).toMatchObject({ code: 1024, data: { context: "self" } });
      expect(rowsOf(await client.call("/v2/user/account/list", { id: [1] }, { token: admin })).length).toBe(1);
    });

    it("sign out for good", async () => {
      const token = await client.token("operator");
      expect((await client.call("/user/logout", {}, { token, style: "legacy" })).code).toBe(200);
      expect((await client.call("/v2/user/account/get", {}, { token })).code).toBe(401);
    });
  });
};
