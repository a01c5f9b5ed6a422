// Many identical requests arrive at the same moment: the action happens once, and nobody gets an internal error.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CROWD_SIZE, roundNumbers } from "../effort";
import { recordOf, rowsOf } from "./Client";
import type { Client, Reply } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { signInPerson, makeCompany, makePerson, newMark } from "./Person";
import type { Person } from "./Person";

const model = readModel();

const together = <Result>(work: (index: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: CROWD_SIZE }, (_, index) => work(index)));

const counted = (replies: readonly Reply[]): Readonly<Record<number, number>> => {
  const found: Record<number, number> = {};
  for (const { code } of replies) found[code] = (found[code] ?? 0) + 1;
  return found;
};

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`${CROWD_SIZE} at once on ${name}`, () => {
    let host: TestHost;
    let client: Client;
    let owner: Person;
    let helper: Person;
    let above: Person;
    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model);
      ({ client } = host);
      const upper = await makeCompany(client);
      const company = await makeCompany(client, upper);
      owner = await makePerson(client, company);
      helper = await makePerson(client, company);
      above = await makePerson(client, upper);
    }, 120_000);
    afterAll(async () => {
      await host?.close();
      found?.close();
    });

    const withdrawn = async (money: string): Promise<unknown> => recordOf(await owner.withdraw(money)).id;

    it.each(roundNumbers)("give a refused withdrawal back once (round %i)", async () => {
      await owner.recharged("7.00");
      const before = await owner.balance();
      const id = await withdrawn("7.00");
      expect(counted(await together(() => helper.audit(id, false)))).toEqual({ 200: 1, 519: CROWD_SIZE - 1 });
      expect(await owner.balance()).toBe(before);
    });

    it.each(roundNumbers)("either pass or refuse a withdrawal (round %i)", async () => {
      await owner.recharged("7.00");
      const before = await owner.balance();
      const id = await withdrawn("7.00");
      expect((await helper.audit(id)).code).toBe(200);
      const answers = await together((index) => above.approve(id, index % 2 === 0));
      expect(counted(answers)).toEqual({ 200: 1, 519: CROWD_SIZE - 1 });
      const state = recordOf(answers.find(({ code }) => code === 200) ?? { code: 0, data: null, count: 0 }).audit_state;
      expect(await owner.balance()).toBe(state === 5 ? before : before - 700n);
    });

    it.each(roundNumbers)("make a first recharge of a wallet count whole (round %i)", async () => {
      const fresh = await makePerson(client, await makeCompany(client));
      const asked = await together(() => fresh.recharge("1.00"));
      expect(counted(asked)).toEqual({ 200: CROWD_SIZE });
      await together((index) => client.pay(recordOf(asked[index] ?? { code: 0, data: null, count: 0 }).pay_url));
      expect(await fresh.balance()).toBe(BigInt(CROWD_SIZE) * 100n);
      expect(await fresh.flow({ type: 1 })).toHaveLength(CROWD_SIZE);
    });

    it.each(roundNumbers)("deliver the same notice, which counts once (round %i)", async () => {
      const before = await owner.balance();
      const payment = recordOf(await owner.recharge("3.00"));
      await together(() => client.pay(payment.pay_url));
      expect(await owner.balance()).toBe(before + 300n);
    });

    it.each(roundNumbers)("ask for one recharge and one withdrawal by one number each (round %i)", async () => {
      await owner.recharged("9.00");
      const before = await owner.balance();
      const request_id = newMark();
      const asked = await together(() => owner.recharge("2.00", { request_id }));
      expect(new Set(asked.map((one) => recordOf(one).pay_order_id)).size).toBe(1);
      const taken = await together(() => owner.withdraw("1.00", { request_id }));
      expect(new Set(taken.map((one) => recordOf(one).id)).size).toBe(1);
      expect(await owner.balance()).toBe(before - 100n);
    });

    it.each(roundNumbers)("never take more than the balance (round %i)", async () => {
      const fresh = await makePerson(client, await makeCompany(client));
      await fresh.recharged("10.00");
      const answers = counted(await together(() => fresh.withdraw("1.00")));
      expect(answers).toEqual({ 200: 10, 416: CROWD_SIZE - 10 });
      expect(await fresh.balance()).toBe(0n);
    });

    it.each(roundNumbers)("pay one order once: by notice, and from the wallet (round %i)", async () => {
      const before = await owner.balance();
      const order = recordOf(await owner.order());
      await together(() => client.pay(order.pay_url));
      expect(await owner.balance()).toBe(before + 200n);
      await owner.recharged("200.00");
      const rich = await owner.balance();
      const request_id = newMark();
      const bought = await together(() => owner.order({ pay_type: 4, request_id }));
      expect(counted(bought)).toEqual({ 200: CROWD_SIZE });
      expect(new Set(bought.map((one) => recordOf(one).order_id)).size).toBe(1);
      expect(await owner.balance()).toBe(rich - 200n);
    });

    it.each(roundNumbers)(
      "pay one order, cancel it, or refuse it: its money moves as its state says (round %i)",
      async () => {
        const before = await owner.balance();
        const { order_id, pay_url } = recordOf(await owner.order());
        await together<unknown>((index) =>
          index % 3 === 0
            ? client.pay(pay_url)
            : index % 3 === 1
              ? owner.call("/v2/mall/admin/order/cancel", { order_id })
              : client.pay(pay_url, "refused"),
        );
        const { order_state } = await owner.stored(order_id);
        const isPaid = order_state === 2 || order_state === 3;
        expect([2, 4, 5]).toContain(order_state);
        expect(await owner.balance()).toBe(isPaid ? before + 200n : before);
      },
    );

    it.each(roundNumbers)("approve one refund, and open one, once (round %i)", async () => {
      const order = recordOf(await owner.order());
      await client.pay(order.pay_url);
      const paid = await owner.balance();
      const ask = { order_id: order.order_id, refund_reason: "Broken" };
      const opened = await together(() => owner.call("/v2/mall/admin/order/refund/add", ask));
      expect(counted(opened)).toEqual({ 200: 1, 519: CROWD_SIZE - 1 });
      const [refund] = rowsOf(await owner.call("/v2/mall/admin/order/refund/list", { order_id: order.order_id }));
      const answers = counted(await together(() => helper.refund(refund?.id)));
      expect(answers[200]).toBeGreaterThan(0);
      expect(Object.keys(answers).every((code) => code === "200" || code === "519")).toBe(true);
      expect(await owner.balance()).toBe(paid - 200n);
    });

    describe("redeem", () => {
      const uid = "PHCAM-000A1B2C3D4E";
      const visitor = async (): Promise<string> => {
        const user_password = client.encrypted("emma", "pilothouse");
        const reply = await client.call("/user/login", { user_id: "emma", user_password }, { style: "legacy" });
        return String(recordOf(reply).acc_token);
      };
      const made = async (isPublic: boolean): Promise<unknown> => {
        const admin = await signInPerson(client, "admin");
        const batch = { spec_id: 5, number: 1, public: isPublic ? 1 : 0, gmt_expire: 1_893_456_000, comp_id: 1 };
        const legacy = { token: admin.token, style: "legacy" } as const;
        const { id } = recordOf(await client.call("/mall/cdk/order/add", batch, legacy));
        // Codes are created step by step, after the answer to the batch.
        const codes = async () => rowsOf(await client.call("/mall/cdk/get", { batch_id: id, page_size: 1 }, legacy));
        await expect.poll(async () => (await codes()).length).toBe(1);
        return (await codes())[0]?.cdk;
      };
      const redeemed = async (isPublic: boolean, token: string) => {
        const cdk = await made(isPublic);
        // Each request has a separate number, so these are 50 requests and not repetitions of one.
        const answers = await together((index) =>
          client.call("/mall/cdk/use", { cdk, uid, request_id: `${newMark()}-${index}` }, { token, style: "legacy" }),
        );
        expect(counted(answers)).toEqual({ 200: 1, 409: CROWD_SIZE - 1 });
        const orders = await (await signInPerson(client, "admin")).call("/v2/mall/admin/order/list", { link_id: cdk });
        expect(rowsOf(orders)).toHaveLength(1);
      };
      it.each(roundNumbers)("a code of one's own, and a public one, once (round %i)", async () => {
        const token = await visitor();
        await redeemed(false, token);
        await redeemed(true, token);
      });
    });
  });
}
