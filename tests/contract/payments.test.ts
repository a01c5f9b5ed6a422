// Payments without demo data: they use a payment configuration, and only signed notices of its payment platform move
// money.
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { beginSession } from "../../platform/framework/access/sessions";
import { isRsaSigned, privateKeyOf, publicKeyOf, signWithRsa } from "../../platform/business/payments/signing";
import { business } from "../../platform/business";
import { createPlatform } from "../../platform/framework/server/server";
import type { RunningPlatform } from "../../platform/framework/server/server";
import { openStore } from "../../platform/framework/storage/open";
import { Client, recordOf } from "./Client";
import type { JsonRecord } from "./Client";
import { placesForStores, readModel, storeNames } from "./hosts";
import { VERIFICATION_CODE, SECRETS_KEY } from "./Host";
import { Person } from "./Person";

const keys = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
const [theirs, ours, strangers] = [keys(), keys(), keys()];
/** Keys in the format of payment platforms. */
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, "");
const settings = { DEMO: false, ADMIN_PASSWORD: "one-of-my-own-42", SECRETS_KEY };
const GATEWAY = "https://pay.example/cashier?lang=en";

const signed = (values: JsonRecord, pem: string): JsonRecord => {
  const key = privateKeyOf(pem);
  if (!key) throw new Error("no key");
  return { ...values, sign: signWithRsa({ ...values }, key), sign_type: "RSA2" };
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`payments in production on ${name}`, () => {
    let platform: RunningPlatform;
    let client: Client;
    let owner: Person;
    beforeAll(async () => {
      if (!found) return;
      vi.spyOn(console, "warn").mockReturnValue();
      const { dataDir, databaseUrl } = found.place();
      const options = { business, model: readModel(), dataDir, databaseUrl, settings };
      await (await createPlatform(options)).close();
      // The test cannot read the verification picture, so it creates a session in the store.
      const store = await openStore({ dataDir, databaseUrl });
      const { token } = await beginSession(store.db, "1", Math.floor(Date.now() / 1000));
      await store.close();
      platform = await createPlatform(options);
      client = new Client((request) => platform.fetch(request), "http://host", platform.publicKey, VERIFICATION_CODE);
      const account = recordOf(await client.call("/v2/user/account/get", {}, { token }));
      owner = new Person(client, token, account);
    }, 120_000);
    afterAll(async () => {
      vi.restoreAllMocks();
      await platform?.close();
      found?.close();
    });

    const configuration = {
      platform_type: 1,
      env_type: 1,
      platform_app_id: "app-42",
      platform_notify_url: "https://console.example/pay/notify",
      comp_id: 1,
    };
    const configured = async (values: JsonRecord) =>
      recordOf(
        await client.call("/pay/info/add", { ...configuration, ...values }, { token: owner.token, style: "legacy" }),
      );
    const notify = async (id: unknown, notice: JsonRecord, isForm = false): Promise<number> => {
      const body = isForm
        ? new URLSearchParams(Object.entries(notice).map(([key, value]) => [key, String(value)]))
        : JSON.stringify(notice);
      const headers: Record<string, string> = isForm ? {} : { "content-type": "application/json" };
      return (await client.fetch(`/pay/notify/${String(id)}`, { method: "POST", body, headers })).status;
    };

    it("says which configuration is missing, or what it lacks, and makes no payment", async () => {
      expect(await owner.recharge("1.00")).toMatchObject({ code: 406, data: { context: "payment" } });
      const { id } = await configured({ platform_app_id: "half" });
      const refused = await owner.recharge("1.00");
      expect(refused).toMatchObject({ code: 406, data: { context: "payment_lacks" } });
      expect(refused.msg).toContain("half");
      expect(refused.msg).toContain("Public key, Private key, Payment page");
      await client.call("/pay/info/delete", { id }, { token: owner.token, style: "legacy" });
      expect((await owner.call("/v2/mall/comp/payorder/list")).count).toBe(0);
    });

    it("has no page of the demo payment platform", async () => {
      expect((await client.fetch("/pay/demo/PY20260101AA")).status).toBe(404);
    });

    describe("with a configuration", () => {
      let payment: JsonRecord = {};
      beforeAll(async () => {
        await configured({
          platform_public_key: bare(theirs.publicKey),
          platform_private_key: bare(ours.privateKey),
          platform_gateway_url: GATEWAY,
        });
        payment = recordOf(await owner.recharge("12.50", { money_type: "rmb" }));
      });
      const notification = (more: JsonRecord = {}): JsonRecord => ({
        app_id: "app-42",
        pay_order_id: payment.pay_order_id,
        platform_order_id: "4200001234",
        money: "12.50",
        money_type: "rmb",
        result: "paid",
        ...more,
      });

      it("sends the payer to the payment platform with what it is to collect, signed", () => {
        const { origin, pathname, searchParams } = new URL(String(payment.pay_url));
        expect(`${origin}${pathname}`).toBe("https://pay.example/cashier");
        const { lang, ...asked } = Object.fromEntries(searchParams);
        expect(lang).toBe("en");
        expect(asked).toMatchObject({ app_id: "app-42", pay_order_id: payment.pay_order_id, money: "12.50" });
        expect(asked.notify_url).toBe(`${configuration.platform_notify_url}/${String(payment.pay_order_id)}`);
        const key = publicKeyOf(ours.publicKey);
        expect(key && isRsaSigned(asked, key)).toBe(true);
      });

      it("takes no notice that is unsigned, of a stranger, of another payment, amount, currency or merchant", async () => {
        const id = payment.pay_order_id;
        const other = recordOf(await owner.recharge("12.50", { money_type: "rmb" }));
        expect(await notify(id, notification())).toBe(401);
        expect(await notify(id, signed(notification(), strangers.privateKey))).toBe(401);
        expect(await notify(id, { ...signed(notification(), theirs.privateKey), money: "13.50" })).toBe(401);
        expect(await notify(other.pay_order_id, signed(notification(), theirs.privateKey))).toBe(401);
        expect(await notify(id, signed(notification({ app_id: "app-43" }), theirs.privateKey))).toBe(401);
        expect(await notify(id, signed(notification({ money: "12.49" }), theirs.privateKey))).toBe(409);
        expect(await notify(id, signed(notification({ money: "x" }), theirs.privateKey))).toBe(409);
        expect(await notify(id, signed(notification({ money_type: "jpy" }), theirs.privateKey))).toBe(409);
        expect(await notify(id, signed(notification({ result: "maybe" }), theirs.privateKey))).toBe(400);
        expect(await notify("PY20260101AA", signed(notification(), theirs.privateKey))).toBe(404);
        expect(
          (await client.fetch(`/pay/notify/${String(id)}`, { method: "POST", body: "{".repeat(70_000) })).status,
        ).toBe(400);
        expect((await client.fetch(`/pay/notify/${String(id)}`)).status).toBe(405);
        expect(await owner.balance("rmb")).toBe(0n);
        expect(await owner.payment(id)).toMatchObject({ state: 1 });
      });

      it("counts a signed notice once, as JSON or as form data", async () => {
        const notice = signed(notification(), theirs.privateKey);
        for (const isForm of [true, false, true]) expect(await notify(payment.pay_order_id, notice, isForm)).toBe(200);
        expect(await owner.balance("rmb")).toBe(1250n);
        expect(await owner.payment(payment.pay_order_id)).toMatchObject({
          state: 3,
          platform_order_id: "4200001234",
          pay_type: 1,
        });
        // A refusal after the payment does not take the money back.
        expect(await notify(payment.pay_order_id, signed(notification({ result: "refused" }), theirs.privateKey))).toBe(
          200,
        );
        expect(await owner.balance("rmb")).toBe(1250n);
      });
    });
  });
}
