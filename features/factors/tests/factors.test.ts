// The second factor of accounts: an authenticator app with recovery codes (/rest/factors), and the second step of
// signing in (POST /rest/sessions).
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRestPath } from "../../../tests/contract/callRestPath";
import { STEP_SECONDS, totpCode } from "../platform/totp";
import { business } from "../../../platform/business";
import { signInOfFeatures } from "../../../platform/framework/Feature";
import { keyIdIn } from "../../../platform/framework/secrets/envelope";
import { readMasterKeys } from "../../../platform/framework/secrets/MasterKeys";
import { resetPassword } from "../../password/platform/resetPassword";
import { readEncrypted } from "../../../platform/framework/storage/encryption";
import { openStore } from "../../../platform/framework/storage/open";
import { isRecord, type JsonRecord, recordOf, rowsOf } from "../../../tests/contract/Client";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { type TestHost, SECRETS_KEY } from "../../../tests/contract/Host";

const model = readModel(5);
/** The keys of accounts, by their names. */
const KEYS: Readonly<Record<string, string>> = {
  operator: "2",
  ruishi: "3",
  subagent: "5",
  distributor: "6",
  developer: "8",
  branch: "10",
};
const FACTOR_EVENTS: ReadonlySet<string> = new Set(["enroll", "unenroll", "recover", "renew"]);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`second factors on ${name}`, () => {
    let host: TestHost;
    let place: StorePlace;
    let moved = 0;
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, model);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    /** Each code is valid only once, so the clock moves one step forward before the next code is computed. */
    const codeOf = (secret: string): string => {
      moved += STEP_SECONDS;
      host.later(STEP_SECONDS);
      return totpCode(secret, Math.floor((Date.now() / 1000 + moved) / STEP_SECONDS));
    };
    const asked = (token: string | null, path: string, method?: string, body?: JsonRecord) =>
      callRestPath(host.client, token, path, method, body);
    const password = (user: string) => host.client.transformed(user, "pilothouse");
    /** The time comes from the platform's clock. */
    const signIn = (user: string) => {
      const user_password = host.client.encrypted(user, "pilothouse", Date.now() + moved * 1000);
      return host.client.signIn(user, "pilothouse", { user_password });
    };
    const tokenOf = async (user: string) => String(recordOf(await signIn(user)).acc_token);
    const turnedOn = async (user: string) => {
      const token = await tokenOf(user);
      const begun = await asked(token, "/factors", "POST", { password: password(user) });
      const secret = String(begun.body.secret);
      const on = await asked(token, "/factors/totp", "PUT", { on: true, code: codeOf(secret) });
      const codes = Array.isArray(on.body.codes) ? on.body.codes.map(String) : [];
      return { token, secret, codes, begun, on };
    };
    const challengeFor = async (user: string): Promise<unknown> => {
      const reply = await signIn(user);
      expect(reply.code).toBe(428);
      return recordOf(reply).challenge;
    };
    const step = (challenge: unknown, code: string, device_id = "contract") =>
      asked(null, "/sessions", "POST", { challenge, code, device_id, device_model: "vitest" });

    /**
     * The messages of the trail about an account's factor, sorted by name, because PostgreSQL keeps no order of keys.
     */
    const messagesTo = async (user: string): Promise<readonly unknown[]> => {
      const query = new URLSearchParams({
        filter: JSON.stringify({ record_key: KEYS[user], record_of: "account" }),
        range: "[0,49]",
      });
      const response = await host.client.fetch(`/rest/audit?${query.toString()}`, {
        headers: { authorization: `Bearer ${await tokenOf("admin")}` },
      });
      const rows: unknown = await response.json();
      return (Array.isArray(rows) ? rows : [])
        .filter(isRecord)
        .filter(({ event }) => FACTOR_EVENTS.has(String(event)))
        .map(({ event, account_name, call }) => `${String(event)} by ${String(account_name)}, ${String(call)}`)
        .toSorted();
    };

    it("are turned on by the password and a first code, and answer ten recovery codes once", async () => {
      const token = await tokenOf("ruishi");
      const wrong = await asked(token, "/factors", "POST", { password: "not mine" });
      expect([wrong.status, wrong.body.code]).toEqual([403, 512]);
      expect((await asked(token, "/factors/totp", "PUT", { on: true, code: "123456" })).status).toBe(409);
      const begun = await asked(token, "/factors", "POST", { password: password("ruishi") });
      expect(String(begun.body.address)).toMatch(/^otpauth:\/\/totp\/.+:ruishi\?secret=[A-Z2-7]{32}&/);
      // Until the first code was accepted, signing in asks for no code.
      expect((await signIn("ruishi")).code).toBe(200);
      const refused = await asked(token, "/factors/totp", "PUT", { on: true, code: "000000" });
      expect(refused.body).toMatchObject({ code: 406, data: { fields: { code: "invalid.factor" } } });
      const { secret } = begun.body;
      const on = await asked(token, "/factors/totp", "PUT", { on: true, code: codeOf(String(secret)) });
      expect(on.body).toMatchObject({ on: true, left: 10 });
      expect(new Set(Array.isArray(on.body.codes) ? on.body.codes : []).size).toBe(10);
      const seen = await asked(token, "/factors/totp");
      expect(seen.body).toEqual({ id: "totp", on: true, left: 10, password: true });
      expect((await asked(token, "/factors", "POST", { password: password("ruishi") })).status).toBe(409);
      expect(await messagesTo("ruishi")).toEqual(["enroll by ruishi, factors"]);
    });

    it("are turned on once, though two requests send the code at the same moment", async () => {
      const token = await tokenOf("subagent");
      const begun = await asked(token, "/factors", "POST", { password: password("subagent") });
      const code = codeOf(String(begun.body.secret));
      const answers = await Promise.all([1, 2, 3].map(() => asked(token, "/factors/totp", "PUT", { on: true, code })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await messagesTo("subagent")).toEqual(["enroll by subagent, factors"]);
    });

    it("are requested after the password, and each code is accepted once, even if sent twice at the same moment", async () => {
      const { secret } = await turnedOn("agent");
      const reply = await signIn("agent");
      expect([reply.code, recordOf(reply).acc_token, recordOf(reply).token]).toEqual([428, undefined, undefined]);
      const code = codeOf(secret);
      const challenges = [await challengeFor("agent"), await challengeFor("agent"), await challengeFor("agent")];
      const answers = await Promise.all(challenges.map((challenge) => step(challenge, code)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 406, 406]);
      const entered = answers.find(({ status }) => status === 200)?.body;
      expect(entered).toMatchObject({ account: { user_id: "agent" } });
      expect((await asked(String(entered?.acc_token), "/factors/totp")).status).toBe(200);
      expect((await step(await challengeFor("agent"), code)).body.code).toBe(406);
    });

    it("end a sign-in after five wrong codes or five minutes, or in another browser", async () => {
      const { secret } = await turnedOn("property");
      const challenge = await challengeFor("property");
      for (let turn = 0; turn < 4; turn += 1) {
        const refused = await step(challenge, "000000");
        expect(refused.body.code).toBe(406);
      }
      moved += 10;
      host.later(10);
      expect((await step(challenge, "000000")).body).toMatchObject({ code: 428, data: { context: "factor_over" } });
      expect((await step(challenge, codeOf(secret))).body.code).toBe(428);
      await host.platform?.queue.idle();
      const messages = rowsOf(
        await host.client.call(
          "/v2/push/outbox/list",
          { receiver: "feng@jinxiu.example", page_index: 1, page_size: 50 },
          { token: await tokenOf("admin") },
        ),
      );
      expect(messages.filter(({ title }) => title === "Somebody knows the password of property")).toHaveLength(1);
      const late = await challengeFor("property");
      moved += 301;
      host.later(301);
      expect((await step(late, codeOf(secret))).body.code).toBe(428);
    });

    it("accept each recovery code once, and new codes replace the earlier ones", async () => {
      const { token, secret, codes } = await turnedOn("developer");
      const challenges = [await challengeFor("developer"), await challengeFor("developer")];
      const both = await Promise.all(challenges.map((challenge) => step(challenge, codes[0] ?? "")));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 406]);
      expect((await step(await challengeFor("developer"), codes[0] ?? "")).status).toBe(406);
      expect((await asked(token, "/factors/totp")).body.left).toBe(9);
      const renewed = await asked(token, "/factors/codes", "PUT", {
        password: password("developer"),
        code: codeOf(secret),
      });
      expect([renewed.status, (await asked(token, "/factors/totp")).body.left]).toEqual([200, 10]);
      expect((await step(await challengeFor("developer"), codes[1] ?? "")).status).toBe(406);
      const off = { on: false, password: password("developer") };
      expect((await asked(token, "/factors/totp", "PUT", { ...off, code: "000000" })).status).toBe(406);
      expect((await asked(token, "/factors/totp", "PUT", { ...off, code: codeOf(secret) })).body.on).toBe(false);
      expect((await signIn("developer")).code).toBe(200);
      expect(await messagesTo("developer")).toEqual([
        "enroll by developer, factors",
        "recover by developer, sessions",
        "renew by developer, factors",
        "unenroll by developer, factors",
      ]);
    });

    it("cannot be turned off by guessing: a right password does not reset the count of wrong codes, and the refusal does not say which was wrong", async () => {
      const { token, secret, codes } = await turnedOn("operator");
      const off = (secretWord: string, code: string) =>
        asked(token, "/factors/totp", "PUT", { on: false, password: secretWord, code });
      const code = codeOf(secret);
      const [wrongPassword, wrongCode] = [await off("not mine", code), await off(password("operator"), "000000")];
      expect(wrongPassword).toEqual(wrongCode);
      expect(wrongCode.body).toMatchObject({ code: 406, data: { fields: { code: "invalid.proof" } } });
      for (let turn = 0; turn < 8; turn += 1) await off(password("operator"), "000000");
      expect((await off(password("operator"), code)).body).toMatchObject({ code: 514 });
      moved += 3600;
      host.later(3600);
      // The wrong password did not use up the code. A recovery code is also accepted.
      expect((await off(password("operator"), codes[3] ?? "")).body.on).toBe(false);
      expect(await messagesTo("operator")).toEqual([
        "enroll by operator, factors",
        "recover by operator, factors",
        "unenroll by operator, factors",
      ]);
    });

    it("can be reset by accounts that may set the password, and the owner gets a message", async () => {
      await turnedOn("branch");
      const [admin, clerk] = [await tokenOf("admin"), await tokenOf("clerk")];
      expect((await asked(clerk, "/factors/10", "DELETE")).status).toBe(404);
      expect((await asked(admin, "/factors/1")).body).toEqual({ id: "1", on: null });
      expect((await asked(admin, "/factors/10")).body).toEqual({ id: "10", on: true });
      expect((await asked(admin, "/factors/10", "DELETE")).status).toBe(200);
      expect((await asked(admin, "/factors/10", "DELETE")).status).toBe(404);
      expect((await asked(admin, "/factors/1", "DELETE")).status).toBe(403);
      expect((await signIn("branch")).code).toBe(200);
      expect(await messagesTo("branch")).toEqual(["enroll by branch, factors", "unenroll by admin, factors"]);
    });

    it("go with a reset password, from the command line", async () => {
      await turnedOn("distributor");
      if (!found || !host.platform) return;
      const masters = readMasterKeys({ ...place, SECRETS_KEY, SECRETS_KEY_FILE: null });
      const where = {
        dataDir: place.dataDir,
        databaseUrl: place.databaseUrl ?? null,
        masters,
        cost: 10,
        ...signInOfFeatures(business.features),
      };
      const said = await resetPassword(model, where, "distributor");
      expect(said).toContain("Two-step sign-in is off.");
      expect(await messagesTo("distributor")).toContain("unenroll by , password");
    });

    it("leave neither a secret, a recovery code nor a challenge in the store", async () => {
      const { codes, secret } = await turnedOn("customer");
      const challenge = String(await challengeFor("customer"));
      const store = await openStore(place).catch(() => null);
      if (store === null) return;
      const { rows } = await sql<JsonRecord>`select * from platform_recovery_code`.execute(store.db);
      const { rows: factors } = await sql<JsonRecord>`select * from platform_factor`.execute(store.db);
      const columns = await readEncrypted(store.db);
      const { rows: notes } = await sql<JsonRecord>`select * from platform_note`.execute(store.db);
      await store.close();
      const text = JSON.stringify([rows, factors, notes]);
      for (const hidden of [secret, ...codes, ...codes.map((one) => one.replaceAll("-", "")), challenge])
        expect(text).not.toContain(hidden);
      expect(factors.map(({ secret: stored }) => keyIdIn(String(stored)))).not.toContain(null);
      // A rotation of the data keys includes this column.
      expect(columns).toContainEqual({ of: "platform_factor", field: "secret", own: "account" });
    });
  });
}
