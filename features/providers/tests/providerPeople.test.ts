// People who sign in at an identity provider: forgotten passwords, the time between their two steps, and the export of
// their personal data.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { storeAppSecret, enableApp } from "../../factors/platform/app";
import { STEP_SECONDS, totpCode } from "../../factors/platform/totp";
import { CALLBACK_PATH } from "../platform/client";
import { isRecord, type JsonRecord, rowsOf } from "../../../tests/contract/Client";
import {
  createCompanySignInTools,
  createProviderPerson,
  PUBLIC_URL,
  type SignInAnswer,
} from "../../../tests/contract/companySignIn";
import { VERIFICATION_CODE, type TestHost } from "../../../tests/contract/Host";
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
const OUTBOX = "/v2/push/outbox/list";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`people of identity providers on ${name}`, () => {
    let host: TestHost;
    let place: StorePlace;
    const idp = new IdentityProvider(`${PUBLIC_URL}${CALLBACK_PATH}`, ["harbour"]);
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
    const { asked, tokenOf, changed, provided, signedIn, accountIn } = createCompanySignInTools(() => host, idp);
    const call = async (path: string, params: JsonRecord) =>
      host.client.call(path, params, { token: await tokenOf("admin") });
    const send = (body: JsonRecord): Promise<SignInAnswer> => asked(null, "/forgotten", "POST", body);
    const forgot = async (account: string): Promise<SignInAnswer> => {
      const said = await send({ account, ...(await host.client.verification()) });
      await host.platform?.queue.idle();
      return said;
    };
    const messagesTo = async (receiver: string) => {
      await host.platform?.queue.idle();
      return rowsOf(await call(OUTBOX, { receiver, page_size: 50 }));
    };

    it("get a message that they have no password here, instead of a code, if they ask for a new one", async () => {
      const { code, id } = await provided({ domains: "made.example" });
      const mail = "lou@made.example";
      const { id: key } = accountIn(await signedIn(code, createProviderPerson("lou")));
      expect((await call("/v2/user/account/set", { id: key, user_email: mail })).code).toBe(200);
      const [theirs, nobodys] = [await forgot("lou"), await forgot("nobody")];
      const same = { status: 200, body: { request: expect.any(String), seconds: 600 } };
      expect([theirs, nobodys]).toEqual([same, same]);
      const messages = (await messagesTo(mail)).filter(({ title }) => String(title).includes("signs in"));
      expect(messages).toMatchObject([{ title: "Your account lou signs in at your company" }]);
      expect(messages[0]?.body).toContain("somebody asked for a new password");
      expect(messages[0]?.body).not.toMatch(/abcd|\d{8}|••••/);
      for (const { body } of [theirs, nobodys])
        expect((await send({ request: body.request, code: VERIFICATION_CODE })).body).toMatchObject({
          code: 406,
          data: { fields: { code: "invalid.factor" } },
        });
      expect((await host.client.signIn("lou", "pilothouse")).code).toBe(514);
      // A person cannot avoid such a provider by setting a password.
      const own = {
        user_id: "kim",
        user_name: "kim",
        user_password: "Anchor-7-harbour",
        user_email: "kim@made.example",
      };
      expect((await call("/v2/user/account/add", { ...own, comp_id: 9, role_id: 6 })).code).toBe(200);
      accountIn(await signedIn(code, createProviderPerson("sub-kim", { email: own.user_email, email_verified: true })));
      const proven = await send({ request: (await forgot("kim")).body.request, code: VERIFICATION_CODE });
      expect(proven.body).toMatchObject({ account: "kim", ticket: expect.any(String) });
      await changed(id, { exclusive: 1 });
      const password = host.client.transformed("kim", "sea-gull-7");
      expect((await send({ ticket: proven.body.ticket, password })).status).toBe(428);
      expect((await send({ request: (await forgot("kim")).body.request, code: VERIFICATION_CODE })).body.code).toBe(
        406,
      );
      const titles = (await messagesTo(own.user_email)).map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(["Your account kim signs in at your company"]));
    });

    describe("with a second factor", () => {
      let secret: string;
      let at = 0;
      /** The second step of a sign-in whose first step was at the provider. */
      const beginning = async (code: string, sub: string) => {
        const said = await signedIn(code, createProviderPerson(sub));
        expect([said.status, said.body.code]).toEqual([428, 428]);
        const { challenge } = isRecord(said.body.data) ? said.body.data : {};
        return (): Promise<SignInAnswer> => {
          at += 1;
          const factor = totpCode(secret, Math.floor(Date.now() / 1000 / STEP_SECONDS) + (at % 2));
          return asked(null, "/sessions", "POST", { challenge, code: factor, device_id: "contract" });
        };
      };
      const enrolled = async (sub: string) => {
        const made = await provided();
        const { id } = accountIn(await signedIn(made.code, createProviderPerson(sub)));
        const store = await openWithKeys(place);
        secret = (await storeAppSecret(store.db, store.keys, String(id), 0)) ?? "";
        await enableApp(store.db, String(id));
        await store.close();
        return made;
      };
      const over = { status: 428, body: { code: 428, data: { context: "factor_over" } } };

      it("are let in by the second step while the provider is as it was", async () => {
        const { code, id } = await enrolled("asta");
        const step = await beginning(code, "asta");
        await changed(id, { name: "Renamed" });
        expect((await step()).status).toBe(200);
      });

      it("are not once the provider was turned off, though it is on again later", async () => {
        const { code, id } = await enrolled("bodo");
        const step = await beginning(code, "bodo");
        await changed(id, { state: 2 });
        expect(await step()).toMatchObject(over);
        await changed(id, { state: 1 });
        expect(await step()).toMatchObject(over);
      });

      it("are not once the provider was deleted, or signs in other people", async () => {
        const { code, id } = await enrolled("cleo");
        const step = await beginning(code, "cleo");
        expect((await asked(await tokenOf("admin"), `/identity_providers/${String(id)}`, "DELETE")).status).toBe(200);
        expect(await step()).toMatchObject(over);
        const { code: other, id: moved } = await enrolled("dora");
        const second = await beginning(other, "dora");
        await changed(moved, { issuer: "https://other.example", client_secret: CLIENT_SECRET });
        expect(await second()).toMatchObject(over);
      });
    });

    it("find in the file of their data the name that the provider uses for them, and the time of the first sign-in", async () => {
      const { code, id } = await provided();
      const { id: key } = accountIn(await signedIn(code, createProviderPerson("eli")));
      const file = await asked(
        await tokenOf("admin"),
        `/personal/${encodeURIComponent(`file:account:${String(key)}`)}`,
      );
      expect(file.body.identity_providers).toEqual([
        { provider: id, issuer: idp.issuer, subject: "eli", since: expect.any(Number) },
      ]);
      const plain = await asked(await tokenOf("admin"), `/personal/${encodeURIComponent("file:account:3")}`);
      expect(plain.body.identity_providers).toEqual([]);
    });

    it("keep their store from a console that leaves providers out", async () => {
      if (!host.platform) return;
      const { code } = await provided();
      await signedIn(code, createProviderPerson("fay"));
      await host.close();
      const features = model.features.filter((one) => one.name !== "providers");
      await expect(openHost(place, { ...model, features }, [], { PUBLIC_URL })).rejects.toThrow(
        /Add providers to `features`/,
      );
      host = await openHost(place, model, [], { PUBLIC_URL });
    });
  });
}
