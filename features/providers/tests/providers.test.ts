// Signing in at a company's identity provider (/rest/providers), which runs here as oidc-provider.
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CALLBACK_PATH } from "../platform/client";
import { readAuditEntries } from "../../../tests/contract/readAuditEntries";
import { createCompanySignInTools, createProviderPerson, PUBLIC_URL } from "../../../tests/contract/companySignIn";
import type { TestHost } from "../../../tests/contract/Host";
import { openHost, type StorePlace, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import { IdentityProvider, CLIENT_SECRET } from "../../../tests/contract/identityProvider";

/** Seconds after which a code has expired. */
const LATE = 121;
const model = readModel(5);

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`identity providers on ${name}`, () => {
    let host: TestHost;
    let settings = {};
    let place: StorePlace;
    const idp = new IdentityProvider(`${PUBLIC_URL}${CALLBACK_PATH}`, ["harbour", "anlin"]);
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    beforeAll(async () => {
      if (!found) return;
      await idp.start();
      place = found.place();
      settings = { PUBLIC_URL, FILES_URL: pathToFileURL(`${place.dataDir}/shared`).href };
      host = await openHost(place, model, [], settings);
    }, 60_000);
    afterAll(async () => {
      await host?.close();
      await idp.close();
      found?.close();
      warn.mockRestore();
    });
    const { asked, tokenOf, changed, provided, begin, returned, ended, signedIn, reasonIn, accountIn } =
      createCompanySignInTools(() => host, idp);

    it("sign people in, make their account, and say so in the audit trail", async () => {
      const { code } = await provided();
      idp.person = createProviderPerson("ada");
      const { proof, address } = await begin(code);
      const asks = new URL(address).searchParams;
      expect([asks.get("code_challenge_method"), asks.get("redirect_uri")]).toEqual([
        "S256",
        `${PUBLIC_URL}${CALLBACK_PATH}`,
      ]);
      const query = await returned(await idp.follow(address));
      // The person arrives at the page they wanted, and the address contains no token.
      expect([query.get("lang"), query.get("return")]).toEqual(["en", "/product"]);
      const said = await ended(query.get("provider_code"), proof);
      const account = accountIn(said);
      expect(account).toMatchObject({ user_id: "ada", user_name: "Name of ada", comp_id: 9, role_id: 6, state: 1 });
      const own = await asked(String(said.body.acc_token), "/sessions");
      expect(own.status).toBe(200);
      // The account has no password.
      expect((await host.client.signIn("ada", "pilothouse")).code).toBe(514);
      const again = accountIn(await signedIn(code, createProviderPerson("ada")));
      expect(again.id).toBe(account.id);
      const filter = { event: "sign_in", record_key: String(account.id) };
      const entries = await readAuditEntries(host.client, await tokenOf("admin"), filter);
      expect(JSON.stringify(entries)).toContain('\\"provider\\"');
    });

    it("accept a return and its code once, and only from the browser that began", async () => {
      const { code } = await provided();
      idp.person = createProviderPerson("grace");
      const first = await begin(code);
      const back = await idp.follow(first.address);
      const query = await returned(back);
      expect((await returned(back)).get("provider_error")).toBe("over");
      const stolen = await ended(query.get("provider_code"), "another browser's");
      expect([stolen.status, reasonIn(stolen)]).toEqual([401, "browser"]);
      expect(reasonIn(await ended(query.get("provider_code"), first.proof))).toBe("over");
      const second = await begin(code);
      const other = await returned(await idp.follow(second.address));
      const both = await Promise.all([1, 2].map(() => ended(other.get("provider_code"), second.proof)));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      const late = await begin(code);
      const lateQuery = await returned(await idp.follow(late.address));
      host.later(LATE);
      expect(reasonIn(await ended(lateQuery.get("provider_code"), late.proof))).toBe("over");
    });

    it("are not trusted with another state, nonce, verifier or provider, and people see when they are denied", async () => {
      const { code } = await provided();
      const { code: other } = await provided({ comp_id: 11, client_id: "anlin" });
      idp.person = createProviderPerson("mallory");
      const [one, two] = [await begin(code), await begin(code)];
      const back = await idp.follow(one.address);
      // The code of one sign-in with the state of another sign-in: neither the verifier nor the nonce fits.
      const mixed = new URL(back);
      mixed.searchParams.set("state", new URL(two.address).searchParams.get("state") ?? "");
      expect((await returned(mixed)).get("provider_error")).toBe("invalid");
      const unknown = new URL(back);
      unknown.searchParams.set("state", "unknown");
      expect((await returned(unknown)).get("provider_error")).toBe("over");
      const nonce = new URL((await begin(code)).address);
      nonce.searchParams.set("nonce", "another");
      expect((await returned(await idp.follow(nonce.href))).get("provider_error")).toBe("invalid");
      const issuer = new URL(await idp.follow((await begin(code)).address));
      issuer.searchParams.set("iss", "https://evil.example");
      expect((await returned(issuer)).get("provider_error")).toBe("invalid");
      // A code that one company's provider issued is refused for another company.
      const foreign = new URL(await idp.follow((await begin(code)).address));
      foreign.searchParams.set("state", new URL((await begin(other)).address).searchParams.get("state") ?? "");
      expect((await returned(foreign)).get("provider_error")).toBe("invalid");
      idp.person = null;
      expect((await returned(await idp.follow((await begin(code)).address))).get("provider_error")).toBe("denied");
      const trail = JSON.stringify(await readAuditEntries(host.client, await tokenOf("admin"), { event: "refused" }));
      for (const reason of ["invalid", "denied"]) expect(trail).toContain(reason);
    });

    it("are separate: a person at one company's provider is another person at another company's provider", async () => {
      const { code } = await provided();
      const { code: other } = await provided({
        comp_id: 11,
        client_id: "anlin",
        roles: [{ value: "support", role_id: 6 }],
      });
      const first = accountIn(await signedIn(code, createProviderPerson("noor")));
      const second = accountIn(await signedIn(other, createProviderPerson("noor")));
      expect(second).toMatchObject({ comp_id: 11, user_id: "noor-2" });
      expect(second.id).not.toBe(first.id);
    });

    it("may renew their keys, and are not requested at addresses of a private network", async () => {
      const { code, id } = await provided();
      accountIn(await signedIn(code, createProviderPerson("kay")));
      idp.rotate();
      accountIn(await signedIn(code, createProviderPerson("kay")));
      for (const issuer of [
        "https://10.0.0.1",
        "https://169.254.169.254/latest",
        "http://192.168.1.1",
        "https://nowhere.invalid",
      ]) {
        await changed(id, { issuer, client_secret: CLIENT_SECRET });
        expect([issuer, (await begin(code)).address]).toEqual([issuer, expect.stringContaining("unreachable")]);
      }
    });

    it("begin in one process and end in another", async () => {
      if (place.databaseUrl === undefined) return;
      const { code } = await provided();
      const second = { ...(found?.place() ?? place), databaseUrl: place.databaseUrl };
      const other = await openHost(second, model, [], settings);
      other.later(LATE);
      idp.person = createProviderPerson("two");
      const { proof, address } = await begin(code);
      const query = await returned(await idp.follow(address), other);
      expect((await ended(query.get("provider_code"), proof)).status).toBe(200);
      await other.close();
    });

    it("cannot be found out by repeated attempts", async () => {
      const strangers = await Promise.all(["nobody@nowhere.example", "no-such-code"].map((who) => begin(who)));
      for (const { address } of strangers) expect(address).toContain('"reason":"unknown"');
      const many = await Promise.all(Array.from({ length: 120 }, () => begin("no-such-code")));
      expect(many.some(({ address }) => address.includes('"code":429'))).toBe(true);
    });
  });
}
