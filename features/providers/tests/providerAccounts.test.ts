// The accounts of people who sign in at an identity provider, and their roles.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CALLBACK_PATH } from "../platform/client";
import { storeAppSecret, enableApp } from "../../factors/platform/app";
import { STEP_SECONDS, totpCode } from "../../factors/platform/totp";
import { type JsonRecord, recordOf } from "../../../tests/contract/Client";
import { roundNumbers } from "../../../tests/effort";
import { createCompanySignInTools, createProviderPerson, PUBLIC_URL } from "../../../tests/contract/companySignIn";
import type { TestHost } from "../../../tests/contract/Host";
import {
  openHost,
  openWithKeys,
  type StorePlace,
  placesForStores,
  readModel,
  storeNames,
} from "../../../tests/contract/hosts";
import { IdentityProvider, CLIENT_SECRET } from "../../../tests/contract/identityProvider";

const model = readModel(5);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`accounts of identity providers on ${name}`, () => {
    let host: TestHost;
    let place: StorePlace;
    const idp = new IdentityProvider(`${PUBLIC_URL}${CALLBACK_PATH}`, ["harbour", "anlin"]);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    beforeAll(async () => {
      if (!found) return;
      await idp.start();
      place = found.place();
      host = await openHost(place, model, [], { PUBLIC_URL });
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      await idp.close();
      found?.close();
      warn.mockRestore();
    });
    const { asked, tokenOf, configured, changed, provided, begin, returned, ended, signedIn, reasonIn, accountIn } =
      createCompanySignInTools(() => host, idp);

    it("give the role in the claim at each sign-in, and refuse people without one", async () => {
      const { code, id } = await provided();
      const first = accountIn(await signedIn(code, createProviderPerson("linus", { groups: ["support"] })));
      expect(first.role_id).toBe(6);
      const said = await signedIn(code, createProviderPerson("linus", { groups: ["other", "support", "lead"] }));
      expect(accountIn(said)).toMatchObject({ id: first.id, role_id: 5 });
      const gone = await signedIn(code, createProviderPerson("linus", { groups: ["other"] }));
      expect(reasonIn(gone)).toBe("role");
      // A person who no longer has any role is signed out.
      expect((await asked(String(said.body.acc_token), "/sessions")).status).toBe(401);
      await changed(id, { role_id: 6 });
      expect(accountIn(await signedIn(code, createProviderPerson("linus", { groups: [] }))).role_id).toBe(6);
    });

    it("are given no role that their editor could not give, and are out of reach of others", async () => {
      const own = await configured({ comp_id: 9, name: "Own", roles: [{ value: "x", role_id: 2 }] }, "subagent");
      expect(own.body).toMatchObject({ code: 513 });
      const nobody = await configured({ name: "Nobody", roles: [{ value: "x", role_id: 999_999 }] });
      expect(nobody.body).toMatchObject({ code: 406, data: { fields: { roles: "invalid.reference" } } });
      expect((await configured({ name: "Super", roles: [{ value: "x", role_id: 1 }] })).body.code).toBe(513);
      expect((await configured({ name: "Super", role_id: 1 })).body.code).toBe(513);
      const { id } = await provided();
      const seen = await asked(await tokenOf("distributor"), `/identity_providers/${String(id)}`);
      expect([403, 404]).toContain(seen.status);
      const read = await asked(await tokenOf("admin"), `/identity_providers/${String(id)}`);
      expect(JSON.stringify(read.body)).not.toContain(CLIENT_SECRET);
    });

    it("link an account by mail only where it is verified, of a confirmed domain, and within what they can give", async () => {
      const domain = `d${randomBytes(3).toString("hex")}.example`;
      const mail = (user: string) => `${user}@${domain}`;
      const make = async (user_id: string, values: JsonRecord = {}) => {
        const reply = await host.client.call(
          "/v2/user/account/add",
          {
            ...{ user_id, user_name: user_id, user_password: "Anchor-7-harbour" },
            ...{ user_email: mail(user_id), comp_id: 9, role_id: 6, ...values },
          },
          { token: await tokenOf("admin") },
        );
        return recordOf(reply).id;
      };
      const [kept, wide, strong, foreign] = [
        await make("kept"),
        await make("wide", { scope: 2 }),
        await make("strong", { role_id: 2 }),
        await make("foreign", { comp_id: 11 }),
      ];
      expect([kept, wide, strong, foreign].every((key) => typeof key === "number")).toBe(true);
      const { code, id } = await provided({ makes: 0 });
      const claims = (user: string, more: JsonRecord = {}) =>
        createProviderPerson(`sub-${user}`, { email: mail(user), email_verified: true, ...more });
      expect(reasonIn(await signedIn(code, claims("kept")))).toBe("account");
      await changed(id, { domains: domain });
      expect(reasonIn(await signedIn(code, claims("kept", { email_verified: false })))).toBe("account");
      for (const user of ["wide", "strong", "foreign"])
        expect([user, reasonIn(await signedIn(code, claims(user)))]).toEqual([user, "account"]);
      // From now on, the domain leads to the provider.
      expect(accountIn(await signedIn(mail("anybody"), claims("kept"))).id).toBe(kept);
      // From now on, the subject identifies the person. Somebody who later gets the mail address does not get the
      // account.
      const heir = createProviderPerson("sub-heir", { email: mail("kept"), email_verified: true });
      expect(reasonIn(await signedIn(code, heir))).toBe("account");
      expect(accountIn(await signedIn(code, createProviderPerson("sub-kept"))).id).toBe(kept);
      const taken = await configured({ name: "Second", domains: `other.example\n${domain}` });
      expect(taken.body).toMatchObject({ code: 409, data: { fields: { domains: "invalid.taken" } } });
    });

    it("sign in no disabled account, and no account while they are turned off", async () => {
      const { code, id } = await provided();
      const said = await signedIn(code, createProviderPerson("sam"));
      const account = accountIn(said);
      const token = await tokenOf("admin");
      const set = (state: number) => host.client.call("/v2/user/account/set", { id: account.id, state }, { token });
      await set(2);
      expect((await signedIn(code, createProviderPerson("sam"))).body).toMatchObject({ code: 517 });
      await set(1);
      const back = await signedIn(code, createProviderPerson("sam"));
      accountIn(back);
      const pending = await begin(code);
      const query = await returned(await idp.follow(pending.address));
      await changed(id, { state: 2 });
      expect((await asked(String(back.body.acc_token), "/sessions")).status).toBe(401);
      expect(reasonIn(await ended(query.get("provider_code"), pending.proof))).toBe("off");
      expect((await begin(code)).address).toContain("unknown");
    });

    it("can be the only method to sign in", async () => {
      const { code, id } = await provided({ makes: 0, domains: "only.example" });
      const token = await tokenOf("admin");
      const params = {
        user_id: "onlysso",
        user_name: "onlysso",
        user_password: "Anchor-7-harbour",
        user_email: "only@only.example",
        comp_id: 9,
        role_id: 6,
      };
      await host.client.call("/v2/user/account/add", params, { token });
      expect((await host.client.signIn("onlysso", "Anchor-7-harbour")).code).toBe(200);
      accountIn(await signedIn(code, createProviderPerson("o", { email: "only@only.example", email_verified: true })));
      expect((await host.client.signIn("onlysso", "Anchor-7-harbour")).code).toBe(200);
      await changed(id, { exclusive: 1 });
      expect((await host.client.signIn("onlysso", "Anchor-7-harbour")).code).toBe(514);
    });

    it("do not replace the account's own second factor, unless theirs counts as one", async () => {
      const { code, id } = await provided();
      const said = await signedIn(code, createProviderPerson("vera"));
      const key = String(accountIn(said).id);
      const store = await openWithKeys(place);
      const secret = (await storeAppSecret(store.db, store.keys, key, 0)) ?? "";
      await enableApp(store.db, key);
      await store.close();
      const asking = await signedIn(code, createProviderPerson("vera"));
      expect([asking.status, asking.body.code]).toEqual([428, 428]);
      const { challenge, account } = recordOf({ code: 200, count: 1, data: asking.body.data });
      expect(account).toBe("vera");
      const factor = totpCode(secret, Math.floor(Date.now() / 1000 / STEP_SECONDS));
      const body = { challenge, code: factor, device_id: "contract", device_model: "vitest" };
      const done = await asked(null, "/sessions", "POST", body);
      expect([done.status, done.body]).toEqual([200, done.body]);
      const mfa = createProviderPerson("vera", { amr: ["pwd", "mfa"] });
      expect((await signedIn(code, mfa)).status).toBe(428);
      await changed(id, { factor: 1 });
      expect((await signedIn(code, mfa)).status).toBe(200);
      expect((await signedIn(code, createProviderPerson("vera"))).status).toBe(428);
    });

    it.each(roundNumbers)(
      "create one account for a person who signs in twice at the same moment (round %i)",
      async (round) => {
        const { code } = await provided();
        const two = `twice${round}`;
        idp.person = createProviderPerson(two);
        const begun = await Promise.all([1, 2, 3].map(() => begin(code)));
        const codes: [unknown, string][] = [];
        for (const { proof, address } of begun)
          codes.push([(await returned(await idp.follow(address))).get("provider_code"), proof]);
        const said = await Promise.all(codes.map(([own, proof]) => ended(own, proof)));
        expect(said.map(({ status }) => status)).toEqual([200, 200, 200]);
        expect(new Set(said.map((one) => accountIn(one).id)).size).toBe(1);
        const { body } = await asked(
          await tokenOf("admin"),
          `/identity_providers?${new URLSearchParams({ filter: JSON.stringify({ code }) }).toString()}`,
        );
        expect(body.rows).toHaveLength(1);
        const listed = await host.client.call(
          "/v2/user/account/list",
          { user_id: two },
          { token: await tokenOf("admin") },
        );
        expect(listed.count).toBe(1);
      },
    );

    it("send their secret only to the issuer for which it was typed", async () => {
      const { id } = await provided();
      const moved = { issuer: "https://other.example" };
      const said = await asked(await tokenOf("admin"), `/identity_providers/${String(id)}`, "PUT", moved);
      expect(said.body).toMatchObject({ code: 406, data: { fields: { client_secret: "invalid.required" } } });
      await changed(id, { ...moved, client_secret: "the other's" });
    });

    it("begin sessions that signing out ends, and that end with the provider's record", async () => {
      const { code, id } = await provided();
      const tokens: string[] = [];
      for (let at = 0; at < 2; at += 1)
        tokens.push(String((await signedIn(code, createProviderPerson("lena"))).body.acc_token));
      const [first = "", second = ""] = tokens;
      expect((await host.client.call("/user/logout", {}, { token: first, style: "legacy" })).code).toBe(200);
      expect((await asked(first, "/sessions")).status).toBe(401);
      expect((await asked(second, "/sessions")).status).toBe(200);
      expect((await asked(await tokenOf("admin"), `/identity_providers/${String(id)}`, "DELETE")).status).toBe(200);
      expect((await asked(second, "/sessions")).status).toBe(401);
    });

    it("count as a proof of identity only if they say when the person signed in", async () => {
      const { code } = await provided({ role_id: 5 });
      const plain = await signedIn(code, createProviderPerson("ines"));
      const mail = { id: accountIn(plain).id, user_email: "ines@harbour.example" };
      const change = ({ body }: typeof plain) =>
        host.client.call("/v2/user/account/set", mail, { token: String(body.acc_token) });
      // The provider may have had a session of the person, and may not have asked for a password.
      expect(await change(plain)).toMatchObject({ code: 428, data: { way: "sign_in", account: "ines" } });
      const { address } = await begin(code, host, "?confirm=1");
      expect(new URL(address).searchParams.get("prompt")).toBe("login");
      expect((await change(await signedIn(code, createProviderPerson("ines"), "?confirm=1"))).code).toBe(200);
    });

    it("may vouch for the second factor that a company demands, or have people turn one on here", async () => {
      const { code } = await provided({ factor: 1 });
      const admin = { token: await tokenOf("admin") };
      const demand = (factor_role_ids: readonly number[]) =>
        host.client.call("/v2/user/company/set", { comp_id: 9, factor_role_ids }, admin);
      expect((await demand([6])).code).toBe(200);
      const lacks = async (amr: readonly string[]) => {
        const { body } = await signedIn(code, createProviderPerson("mira", { amr }));
        const token = String(body.acc_token);
        const own = recordOf(await host.client.call("/v2/user/account/get", {}, { token }));
        return { token, isLacking: own.lacks_factor === 1 };
      };
      expect(await lacks(["pwd", "mfa"])).toMatchObject({ isLacking: false });
      const { token, isLacking } = await lacks(["pwd"]);
      expect(isLacking).toBe(true);
      // The account has no password on the platform that it could ask for.
      expect((await asked(token, "/factors/totp")).body).toMatchObject({ on: false, password: false });
      const begun = await asked(token, "/factors", "POST", {});
      const first = totpCode(String(begun.body.secret), Math.floor(Date.now() / 1000 / STEP_SECONDS));
      expect((await asked(token, "/factors/totp", "PUT", { on: true, code: first })).status).toBe(200);
      expect((await asked(token, "/preferences")).status).toBe(200);
      await demand([]);
    });

    it("keep their company from being deleted, as its other records do", async () => {
      const token = await tokenOf("admin");
      const made = recordOf(
        await host.client.call(
          "/v2/user/company/add",
          { comp_name: "Ending", comp_type: 7, comp_parent_id: 1 },
          { token },
        ),
      );
      const { id } = await provided({ comp_id: made.comp_id });
      const end = () => host.client.call("/v2/user/company/del", { comp_id: made.comp_id }, { token });
      expect((await end()).code).toBe(1024);
      await asked(token, `/identity_providers/${String(id)}`, "DELETE");
      expect((await end()).code).toBe(200);
    });

    it("let in nobody of a company that has ended, and make no account there", async () => {
      const made = { comp_name: "Ended", comp_type: 7, comp_parent_id: 1 };
      const { comp_id } = recordOf(
        await host.client.call("/v2/user/company/add", made, { token: await tokenOf("admin") }),
      );
      const { code } = await provided({ comp_id });
      const store = await openWithKeys(place);
      await sql`update company set gmt_end = 1 where comp_id = ${comp_id}`.execute(store.db);
      await store.close();
      expect(reasonIn(await signedIn(code, createProviderPerson("late")))).toBe("off");
    });
  });
}
