// Before money leaves or rights are given, people must prove their identity again (/rest/confirmations).
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRestPath, type RestAnswer } from "../../../tests/contract/callRestPath";
import { needsStepUp } from "../../../platform/framework/calls/stepUp";
import { STEP_SECONDS, totpCode } from "../platform/totp";
import { isRecord, type JsonRecord, recordOf, type Reply, rowsOf } from "../../../tests/contract/Client";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";
import { newName } from "../../../tests/contract/newName";
import { callRest } from "../../../tests/contract/restCalls";

const model = readModel(5);
const CONFIRMED_FOR = 300;
const ASKED = 428;
const FLOW = "/v2/mall/comp/moneyflow/list";
const WALLET = "/v2/mall/comp/money/set";
const ACCOUNT = "/v2/user/account/set";
const HAND_IN = "/v2/user/task/rows/add";
const PASSWORD = "/user/password/modify";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`confirmations on ${name}`, () => {
    let host: TestHost;
    let moved = 0;
    beforeAll(async () => {
      if (found) host = await openHost(found.place(), model, [], { CONFIRMED_FOR });
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    const later = (seconds: number): void => {
      moved += seconds;
      host.later(seconds);
    };
    const codeOf = (secret: string): string => {
      later(STEP_SECONDS);
      return totpCode(secret, Math.floor((Date.now() / 1000 + moved) / STEP_SECONDS));
    };
    const password = (user: string) => host.client.transformed(user, "pilothouse");
    /** A session that began just now, by the platform's clock. */
    const fresh = async (user: string): Promise<string> => {
      const user_password = host.client.encrypted(user, "pilothouse", Date.now() + moved * 1000);
      return String(recordOf(await host.client.signIn(user, "pilothouse", { user_password })).acc_token);
    };
    /** A session whose last proof is too old, so the platform asks again. */
    const stale = async (user: string): Promise<string> => {
      const token = await fresh(user);
      later(CONFIRMED_FOR);
      return token;
    };
    const call = (path: string, params: JsonRecord, token: string, style: "bearer" | "legacy" = "bearer") =>
      host.client.call(path, params, { token, style });
    const asked = (token: string, path: string, method?: string, body?: JsonRecord) =>
      callRestPath(host.client, token, path, method, body);
    const prove = (token: string, body: JsonRecord) => asked(token, "/confirmations", "POST", body);
    const withdraw = (token: string) =>
      call(
        WALLET,
        {
          type: 3,
          money_type: "rmb",
          money: "0.01",
          remark: "6222 0000",
          request_id: newName("once").replaceAll(/\W/g, "-"),
        },
        token,
      );
    const flows = async (token: string) => (await call(FLOW, { page_size: 1 }, token)).count;
    const turnOn = async (user: string): Promise<string> => {
      const token = await fresh(user);
      const begun = await asked(token, "/factors", "POST", { password: password(user) });
      const secret = String(begun.body.secret);
      expect((await asked(token, "/factors/totp", "PUT", { on: true, code: codeOf(secret) })).status).toBe(200);
      return secret;
    };

    it("are not requested soon after signing in, and then only once in five minutes, separately for each session", async () => {
      const [token, other] = [await fresh("ruishi"), await fresh("ruishi")];
      expect((await withdraw(token)).code).not.toBe(ASKED);
      later(CONFIRMED_FOR);
      const before = await flows(token);
      const refused = await withdraw(token);
      expect(refused).toMatchObject({
        code: ASKED,
        data: { context: "confirm", way: "password", account: "ruishi" },
        msg: "Confirm that it is you, then send it again.",
      });
      expect(await flows(token)).toBe(before);
      const said = await prove(token, { password: password("ruishi") });
      expect(said.body).toMatchObject({ id: "session", way: "password" });
      expect((await withdraw(token)).code).not.toBe(ASKED);
      expect((await withdraw(other)).code).toBe(ASKED);
      later(CONFIRMED_FOR - 60);
      expect((await withdraw(token)).code).not.toBe(ASKED);
      later(60);
      expect((await withdraw(token)).code).toBe(ASKED);
    });

    it("are demanded by each declared call that needs one, before anything is stored", async () => {
      const token = await stale("admin");
      const answers: Record<string, number> = {};
      for (const resource of model.resources)
        for (const one of resource.calls.filter(({ stepUp }) => stepUp.length > 0)) {
          const fields = one.stepUp === "always" ? {} : { [String(one.stepUp[0])]: null };
          const params = { ...one.constants, ...fields, [resource.key]: 1 };
          const { verb, path } = one;
          const style = one.style === "legacy" ? "legacy" : "bearer";
          const reply =
            one.style === "rest" && verb !== "action"
              ? await callRest(host.client, { key: resource.key }, { verb, path }, params, { token })
              : await call(path, params, token, style);
          answers[`${resource.name}.${one.name}`] = reply.code;
        }
      expect(Object.keys(answers)).toEqual(
        expect.arrayContaining(["account.add", "account.password", "role.set", "access_key.add", "money.withdraw"]),
      );
      // This call already contains the account's own password.
      const { "account.password": ownPassword, ...others } = answers;
      expect(ownPassword).not.toBe(200);
      expect(new Set(Object.values(others))).toEqual(new Set([ASKED]));
    });

    it("are demanded where fields of rights are sent, and not for others", async () => {
      const token = await stale("subagent");
      const own = recordOf(await call("/v2/user/account/get", {}, token));
      expect((await call(ACCOUNT, { id: own.id, user_name: "Oliver W." }, token)).code).toBe(200);
      const mail = { id: own.id, user_email: "new@harbour.example" };
      expect((await call(ACCOUNT, mail, token)).code).toBe(ASKED);
      expect((await prove(token, { password: password("subagent") })).status).toBe(200);
      expect((await call(ACCOUNT, mail, token)).code).toBe(200);
    });

    it("are not asked of accounts without the right, or before a wrong password is refused", async () => {
      const token = await stale("clerk");
      expect((await call("/v2/user/role/add", { name: "x", cn_name: "x" }, token)).code).toBe(513);
      const change = { user_id: "clerk", old_password: "wrong!", new_password: "a harbour at 6 o'clock" };
      expect((await call(PASSWORD, change, token, "legacy")).code).toBe(512);
    });

    it("are required to set the password of another account, and of the own account if it has a second factor", async () => {
      const secret = await turnOn("developer");
      const admin = await stale("admin");
      const change = { user_id: "clerk", old_password: password("clerk"), new_password: "a harbour at 6 o'clock" };
      expect((await call(PASSWORD, change, admin, "legacy")).code).toBe(ASKED);
      const user_password = host.client.encrypted("developer", "pilothouse", Date.now() + moved * 1000);
      const { challenge } = recordOf(await host.client.signIn("developer", "pilothouse", { user_password }));
      const step = { challenge, code: codeOf(secret), device_id: "contract" };
      const entered: unknown = await (
        await host.client.fetch("/rest/sessions", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(step),
        })
      ).json();
      const token = isRecord(entered) ? String(entered.acc_token) : "";
      later(CONFIRMED_FOR);
      const own = { user_id: "developer", old_password: password("developer"), new_password: "a harbour at 6 o'clock" };
      expect(await call(PASSWORD, own, token, "legacy")).toMatchObject({ code: ASKED, data: { way: "code" } });
      // An account with a second factor needs a code; its password is not enough. Each code is valid once.
      expect((await prove(token, { password: password("developer") })).body.code).toBe(406);
      const code = codeOf(secret);
      const answers = await Promise.all([1, 2, 3].map(() => prove(token, { code })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      later(CONFIRMED_FOR);
      expect((await call(PASSWORD, own, token, "legacy")).code).toBe(ASKED);
    });

    it("are required to remove the second factor of another account, and to begin an import of roles", async () => {
      await turnOn("property");
      const token = await stale("admin");
      const rows = { header: ["name"], rows: [{ name: "x" }], places: [2], cells: [["x"]], total: 1, bad: 0, from: 0 };
      const handed = { of: "role", task: "confirmed-import", later: 1, name: "roles.xlsx", ...rows };
      expect((await call(HAND_IN, handed, token)).code).toBe(ASKED);
      const [account] = rowsOf(await call("/v2/user/account/list", { user_id: "property" }, token));
      expect((await asked(token, `/factors/${String(account?.id)}`, "DELETE")).status).toBe(ASKED);
      await prove(token, { password: password("admin") });
      expect((await asked(token, `/factors/${String(account?.id)}`, "DELETE")).status).toBe(200);
      expect((await call(HAND_IN, handed, token)).code).toBe(200);
      // An import that has begun continues after the confirmation has expired.
      later(CONFIRMED_FOR);
      expect((await call(HAND_IN, handed, token)).code).not.toBe(ASKED);
    });

    it("are delayed after several failures, and failures are recorded in the audit trail", async () => {
      const token = await stale("branch");
      const failures: RestAnswer[] = [];
      for (let turn = 0; turn < 14 && failures.at(-1)?.body.code !== 514; turn += 1)
        failures.push(await prove(token, { password: "wrong" }));
      const codes = failures.map(({ body }) => body.code);
      expect(codes[0]).toBe(512);
      expect(codes.at(-1)).toBe(514);
      // During the waiting time after wrong attempts, even the right password is refused.
      expect((await prove(token, { password: password("branch") })).body.code).toBe(514);
      const filter = JSON.stringify({ event: "refused", account_name: "branch" });
      const response = await host.client.fetch(`/rest/audit?${new URLSearchParams({ filter }).toString()}`, {
        headers: { authorization: `Bearer ${await fresh("admin")}` },
      });
      const rows: unknown = await response.json();
      const records = (Array.isArray(rows) ? rows : []).filter(isRecord);
      expect(records.length).toBeGreaterThan(0);
      expect(JSON.stringify(records)).toContain("confirmations");
      expect(JSON.stringify(records)).not.toContain(password("branch"));
    });

    it("cannot be given by an API key, which is refused", async () => {
      const admin = await fresh("admin");
      const menus = rowsOf(await call("/v2/user/menu/list", { page_size: 1000 }, admin));
      const menu_ids = menus
        .filter(({ menu_key }) => String(menu_key).startsWith("user.bills"))
        .map(({ menu_id }) => menu_id);
      const given = { name: newName("key"), menu_ids, minute_limit: 1000 };
      const path = "/access_keys";
      const made = await callRest(host.client, { key: "id" }, { verb: "add", path }, given, { token: admin });
      const reply: Reply = await withdraw(String(recordOf(made).access_key));
      expect(reply).toMatchObject({ code: 513, data: { context: "api_key" } });
    });
  });
}

it.each([
  ["always", {}, true],
  [[], { role_id: 1 }, false],
  [["role_id"], { role_id: null }, true],
  [["role_id"], { user_name: "x" }, false],
] as const)("are needed where a definition says %j of %j: %s", (stepUp, params, expected) => {
  expect(needsStepUp({ stepUp }, params)).toBe(expected);
});
