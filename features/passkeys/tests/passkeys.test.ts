// Passkeys (/rest/passkeys): a second factor of accounts, and a proof of identity.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callRestPath } from "../../../tests/contract/callRestPath";
import { Authenticator } from "../../../tests/contract/Authenticator";
import { isRecord, type JsonRecord, recordOf } from "../../../tests/contract/Client";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { type TestHost, SECRETS_KEY } from "../../../tests/contract/Host";
import { signInOfFeatures } from "../../../platform/framework/Feature";
import { readMasterKeys } from "../../../platform/framework/secrets/MasterKeys";
import { resetPassword } from "../../password/platform/resetPassword";
import { passkeys } from "../platform";

const model = readModel(5);
const CONFIRMED_FOR = 300;
/** The codes of a wrong proof, and of the last wrong proof after which people must wait. */
const WRONG = [406, 514];

const inside = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`passkeys on ${name}`, () => {
    let host: TestHost;
    let moved = 0;
    let place: StorePlace;
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      host = await openHost(place, model, [], { CONFIRMED_FOR });
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });
    const later = (seconds: number): void => {
      moved += seconds;
      host.later(seconds);
    };
    const asked = (token: string | null, path: string, method?: string, body?: JsonRecord) =>
      callRestPath(host.client, token, path, method, body);
    const signIn = (user: string) => {
      const user_password = host.client.encrypted(user, "pilothouse", Date.now() + moved * 1000);
      return host.client.signIn(user, "pilothouse", { user_password });
    };
    const tokenOf = async (user: string) => String(recordOf(await signIn(user)).acc_token);
    const begin = async (token: string, at = "localhost") =>
      inside((await asked(token, "/passkeys", "POST", { host: at })).body.options);
    const add = (token: string, credential: JsonRecord, title = "Laptop", at = "localhost") =>
      asked(token, "/passkeys", "POST", { host: at, name: title, credential });
    /** An account with a passkey, signed in. */
    const registered = async (user: string) => {
      const token = await tokenOf(user);
      const device = new Authenticator();
      const made = await add(token, device.make(await begin(token)));
      expect([made.status, made.body]).toEqual([200, made.body]);
      const codes = Array.isArray(made.body.codes) ? made.body.codes.map(String) : [];
      return { token, device, codes };
    };
    const challengeFor = async (user: string): Promise<unknown> => {
      const reply = await signIn(user);
      expect(reply.code).toBe(428);
      return recordOf(reply).challenge;
    };
    const step = (challenge: unknown, more: JsonRecord = {}) =>
      asked(null, "/sessions", "POST", { challenge, device_id: "contract", device_model: "vitest", ...more });
    const optionsOf = async (challenge: unknown) => inside((await step(challenge)).body.passkey);

    it("are made, named, listed and removed, several of them, and answer recovery codes with the first", async () => {
      const { token, codes } = await registered("ruishi");
      expect(codes).toHaveLength(10);
      const second = new Authenticator();
      const other = await add(token, second.make(await begin(token)), "Phone");
      expect(other.body).toMatchObject({ name: "Phone", codes: [] });
      const id = String(other.body.id);
      expect((await asked(token, `/passkeys/${id}`, "PUT", { name: "Work phone" })).status).toBe(200);
      const rows = (await asked(token, "/passkeys")).body.rows;
      expect(Array.isArray(rows) ? rows.filter(isRecord).map((row) => row.name) : []).toEqual(
        expect.arrayContaining(["Laptop", "Work phone"]),
      );
      expect(JSON.stringify(rows)).not.toContain("public_key");
      expect((await asked(token, `/passkeys/${id}`, "DELETE")).status).toBe(200);
      expect((await asked(token, `/passkeys/${id}`, "DELETE")).status).toBe(404);
      // Accounts see and change only their own passkeys.
      const foreign = await tokenOf("operator");
      const [first] = Array.isArray(rows) ? rows.filter(isRecord).filter((row) => row.name === "Laptop") : [];
      expect((await asked(foreign, `/passkeys/${String(first?.id)}`, "DELETE")).status).toBe(404);
    });

    it("complete a sign-in in place of a code, each challenge once", async () => {
      const { device } = await registered("agent");
      const challenge = await challengeFor("agent");
      const said = await step(challenge);
      expect(said.body).toMatchObject({ app: false, passkey: { rpId: "localhost", userVerification: "required" } });
      const credential = device.use(inside(said.body.passkey));
      const answers = await Promise.all([1, 2, 3].map(() => step(challenge, { credential })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const entered = answers.find(({ status }) => status === 200);
      expect(entered?.body).toMatchObject({ account: { user_id: "agent" } });
      expect((await step(await challengeFor("agent"), { credential })).body.code).toBe(406);
    });

    it("are not taken from another site, unverified, with an old counter, or from another passkey", async () => {
      const { device } = await registered("property");
      const refused = async (credentialOf: (options: JsonRecord) => JsonRecord): Promise<unknown> => {
        // After wrong attempts, people must wait.
        later(3600);
        const challenge = await challengeFor("property");
        return (await step(challenge, { credential: credentialOf(await optionsOf(challenge)) })).body.code;
      };
      const challenge = await challengeFor("property");
      const right = device.use(await optionsOf(challenge), { counter: 9 });
      expect((await step(challenge, { credential: right })).status).toBe(200);
      expect(WRONG).toContain(await refused((options) => device.use(options, { origin: "http://evil.example" })));
      expect(WRONG).toContain(await refused((options) => device.use(options, { isVerified: false })));
      expect(WRONG).toContain(await refused((options) => device.use(options, { counter: 9 })));
      const stranger = new Authenticator();
      expect(WRONG).toContain(
        await refused((options) => ({ ...stranger.use(options), id: right.id, rawId: right.id })),
      );
      expect(WRONG).toContain(await refused(() => device.use({ challenge: "made up" })));
      later(3600);
      const again = await challengeFor("property");
      expect((await step(again, { credential: device.use(await optionsOf(again), { counter: 20 }) })).status).toBe(200);
    });

    it("can prove somebody's identity again, and a challenge is valid for one purpose only", async () => {
      const { token, device } = await registered("subagent");
      later(CONFIRMED_FOR);
      const change = { id: 5, user_email: "p@harbour.example" };
      const ask = () => host.client.call("/v2/user/account/set", change, { token });
      expect(await ask()).toMatchObject({ code: 428, data: { way: "code" } });
      const signing = await optionsOf(await challengeFor("subagent"));
      const wrong = await asked(token, "/confirmations", "POST", { credential: device.use(signing) });
      expect(wrong.body.code).toBe(406);
      const begun = await asked(token, "/confirmations", "POST", { passkey: true });
      const credential = device.use(inside(begun.body.options));
      expect((await asked(token, "/confirmations", "POST", { credential })).status).toBe(200);
      expect((await ask()).code).toBe(200);
    });

    it("use up a challenge by the first answer, even a wrong one", async () => {
      const evil = { origin: "https://evil.example" };
      const making = await begin(await tokenOf("clerk"));
      const { token, device } = await registered("clerk");
      const second = new Authenticator();
      for (const manner of [evil, {}]) expect((await add(token, second.make(making, manner))).body.code).toBe(406);
      const confirm = async (credential: JsonRecord) =>
        (await asked(token, "/confirmations", "POST", { credential })).body.code ?? 200;
      const toConfirm = async () =>
        inside((await asked(token, "/confirmations", "POST", { passkey: true })).body.options);
      const confirming = await toConfirm();
      expect([await confirm(device.use(confirming, evil)), await confirm(device.use(confirming))]).toEqual([406, 406]);
      expect(await confirm(device.use(await toConfirm()))).toBe(200);
      const challenge = await challengeFor("clerk");
      const signing = await optionsOf(challenge);
      const end = async (credential: JsonRecord) => (await step(challenge, { credential })).body.code ?? 200;
      expect([await end(device.use(signing, evil)), await end(device.use(signing))]).toEqual([406, 406]);
      expect(await end(device.use(await optionsOf(challenge)))).toBe(200);
    });

    it("are created only after a proof of identity, and only by the session that requested it", async () => {
      const token = await tokenOf("developer");
      const device = new Authenticator();
      const options = await begin(token);
      const other = await tokenOf("branch");
      expect((await add(other, device.make(options))).body.code).toBe(406);
      expect((await add(token, device.make({ challenge: "made up" }))).body.code).toBe(406);
      expect((await add(token, device.make(await begin(token), { isVerified: false }))).body.code).toBe(406);
      expect((await add(token, device.make(await begin(token), { origin: "https://evil.example" }))).body.code).toBe(
        406,
      );
      later(CONFIRMED_FOR);
      expect((await asked(token, "/passkeys", "POST", { host: "localhost" })).status).toBe(428);
    });

    it("can be replaced by a recovery code, or reset by an account that may set the password", async () => {
      const { codes } = await registered("distributor");
      const entered = await step(await challengeFor("distributor"), { code: codes[0] });
      expect(entered.status).toBe(200);
      const admin = await tokenOf("admin");
      expect((await asked(admin, "/factors/6")).body).toMatchObject({ on: true });
      expect((await asked(admin, "/factors/6", "DELETE")).status).toBe(200);
      expect((await signIn("distributor")).code).toBe(200);
    });

    it("go with a reset password, from the command line", async () => {
      const { token } = await registered("branch");
      if (!found || !host.platform) return;
      const masters = readMasterKeys({ ...place, SECRETS_KEY, SECRETS_KEY_FILE: null });
      const { dataDir, databaseUrl = null } = place;
      const { factors } = signInOfFeatures([passkeys]);
      const said = await resetPassword(model, { dataDir, databaseUrl, masters, cost: 10, factors }, "branch");
      expect(said).toContain("Two-step sign-in is off.");
      expect((await asked(token, "/passkeys")).status).toBe(401);
      const admin = await tokenOf("admin");
      expect((await asked(admin, "/factors/10")).body).toEqual({ id: "10", on: false });
    });

    it("keep their store from a console that leaves them out", async () => {
      if (!host.platform) return;
      await registered("customer");
      await host.close();
      const features = model.features.filter((one) => one.name !== "passkeys");
      await expect(openHost(place, { ...model, features })).rejects.toThrow(/Add passkeys to `features`/);
      host = await openHost(place, model, [], { CONFIRMED_FOR });
      host.later(moved);
      expect((await signIn("customer")).code).toBe(428);
    });
  });
}
