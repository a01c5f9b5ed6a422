import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, isRecord, recordOf, rowsOf } from "./Client";
import type { Client, Reply } from "./Client";
import type { TestHost } from "./Host";
import { signInPerson, parseCents, makeAuditors, makeCompany, makePerson, newMark } from "./Person";
import type { Person } from "./Person";

const contextOf = ({ code, data }: Reply): string => `${code}.${isRecord(data) ? String(data.context ?? "") : ""}`;

export const walletContract = (open: () => TestHost): void => {
  describe("the wallet", () => {
    let client: Client;
    let owner: Person;
    let helper: Person;
    let above: Person;
    let admin: Person;
    let operator: Person;
    beforeAll(async () => {
      ({ client } = open());
      ({ owner, helper, above } = await makeAuditors(client));
      [admin, operator] = [await signInPerson(client, "admin"), await signInPerson(client, "operator")];
    });

    it("has a balance in every currency there is, called money", async () => {
      const wallets = await owner.wallets();
      expect(wallets.map(({ money_type }) => money_type)).toEqual(["rmb", "usd", "inr", "jpy"]);
      expect(wallets.map(({ money }) => money)).toEqual(["0.00", "0.00", "0.00", "0.00"]);
      expect(Object.keys(wallets[0] ?? {})).not.toContain("balance");
    });

    it("takes recharges of 0.01 to 5000 RMB, in other currencies of about as much, and of whole yen", async () => {
      const refused = [
        ...["0.00", "0.004", "5000.01", "5000.005", "-1.00"].map((money) => [money, "rmb"] as const),
        ...([
          ["0.00", "usd"],
          ["700.01", "usd"],
          ["5000.00", "usd"],
          ["60000.01", "inr"],
          ["105001.00", "jpy"],
        ] as const),
      ];
      for (const [money, money_type] of refused) {
        const reply = await owner.recharge(money, { money_type });
        expect([money, money_type, reply.code, Object.keys(fieldsOf(reply))]).toEqual([
          money,
          money_type,
          406,
          ["money"],
        ]);
      }
      const taken = [
        ["0.01", "rmb"],
        ["5000.00", "rmb"],
        ["700.00", "usd"],
        ["60000.00", "inr"],
        ["105000.00", "jpy"],
      ] as const;
      for (const [money, money_type] of taken)
        expect([money, money_type, (await owner.recharge(money, { money_type })).code]).toEqual([
          money,
          money_type,
          200,
        ]);
      expect(Object.keys(fieldsOf(await owner.recharge("10.50", { money_type: "jpy" })))).toEqual(["money"]);
      expect((await owner.recharge("10.00", { money_type: "jpy" })).code).toBe(200);
    });

    it("is recharged by a payment, once it is paid, and by one request once", async () => {
      const before = await owner.balance();
      const request_id = newMark();
      const [first, second] = await Promise.all([
        owner.recharge("0.10", { request_id }),
        owner.recharge("0.10", { request_id }),
      ]);
      const payment = recordOf(first);
      expect(recordOf(second).pay_order_id).toBe(payment.pay_order_id);
      expect(payment).toMatchObject({ state: 1, purpose: 1, money: "0.10", money_type: "usd", comp_id: owner.company });
      expect(await owner.balance()).toBe(before);
      for (const _ of [1, 2, 3]) await client.pay(payment.pay_url);
      expect(await owner.balance()).toBe(before + 10n);
      expect(await owner.payment(payment.pay_order_id)).toMatchObject({ state: 3, gmt_pay: expect.any(Number) });
      expect(await owner.flow({ type: 1 })).toMatchObject([{ money: "0.10", pay_order_id: payment.pay_order_id }]);
    });

    it("stays as it is when the payment is refused or cancelled, and counts one that is paid after all", async () => {
      const before = await owner.balance();
      const payment = recordOf(await owner.recharge("5.00"));
      await client.pay(payment.pay_url, "refused");
      expect(await owner.payment(payment.pay_order_id)).toMatchObject({ state: 4 });
      const given = recordOf(await owner.recharge("6.00"));
      expect((await owner.call("/v2/mall/comp/payorder/cancel", { pay_order_id: given.pay_order_id })).code).toBe(200);
      await client.pay(given.pay_url);
      expect(await owner.payment(given.pay_order_id)).toMatchObject({ state: 5 });
      expect(await owner.balance()).toBe(before);
      await client.pay(payment.pay_url);
      expect(await owner.balance()).toBe(before + 500n);
    });

    it("notifies the operators when less is left than was just paid, and of who waits for an audit", async () => {
      const receiver = `told${newMark()}@example.com`;
      const link_param = JSON.stringify({ occasions: [3, 5] });
      await admin.call("/v2/user/admin/sysnotify/user/add", { name: "Told", type: 1, link_id: receiver, link_param });
      for (const id of [3, 5])
        expect(
          await admin.call("/v2/user/admin/sysnotify/cfg/set", { id, state: 1, interval: 0, time_range: "" }),
        ).toMatchObject({ code: 200, data: { interval: 0 } });
      const readStates = async () =>
        rowsOf(await admin.call("/v2/push/outbox/list", { receiver, sort_field: "id", sort_order: "asc" })).map(
          ({ title }) => title,
        );
      const company = await makeCompany(client);
      const buyer = await makePerson(client, company);
      const [{ comp_name } = {}] = rowsOf(await admin.call("/v2/user/company/list", { comp_id: company }));
      await buyer.recharged("5.00");
      // Goods 1 cost 2.00 dollars.
      const pay = async () => expect((await buyer.order({ pay_type: 4, request_id: newMark() })).code).toBe(200);
      await pay();
      expect(await readStates()).toEqual([]);
      await pay();
      const low = `The wallet of ${String(comp_name)} holds 1.00 USD, which is less than its last payment.`;
      await expect.poll(readStates, { timeout: 10_000 }).toEqual([low]);
      await buyer.recharged("1.00");
      await pay();
      expect((await buyer.recharged("3.00")).pay_order_id).toBeDefined();
      expect((await buyer.withdraw("0.50")).code).toBe(200);
      const waits = `A withdrawal of 0.50 USD by ${String(comp_name)} waits for its audit.`;
      await expect.poll(readStates, { timeout: 10_000 }).toEqual([low, low.replace("1.00", "0.00"), waits]);
    });

    it("is opened by accounts that see its company, and by nobody else", async () => {
      const codeOf = async (person: Person, comp_id: number) =>
        (await person.call("/v2/mall/comp/money/get", { comp_id })).code;
      expect(await codeOf(above, owner.company)).toBe(200);
      expect(await codeOf(admin, owner.company)).toBe(200);
      expect(await codeOf(owner, above.company)).toBe(513);
      expect(await codeOf(owner, 987_654)).toBe(513);
      expect((await owner.recharge("0.30", { comp_id: above.company })).code).toBe(513);
      expect((await above.recharge("0.30", { comp_id: owner.company })).code).toBe(200);
    });

    it("is emptied by the company's own accounts alone, not by those above, nor by who looks after it", async () => {
      await owner.recharged("1.00");
      const comp_id = owner.company;
      const manager = await makePerson(client, above.company, { company_id: comp_id });
      for (const person of [above, manager, admin, operator])
        expect(contextOf(await person.withdraw("0.10", { comp_id }))).toBe("513.wallet");
      expect((await owner.withdraw("0.10", { comp_id })).code).toBe(200);
    });

    it("never falls below zero, however many ask at once, and shows what leaves it as negative", async () => {
      await owner.recharged("10.00");
      const all = await owner.balance();
      const most = `${all / 100n}.${String(all % 100n).padStart(2, "0")}`;
      const answers = await Promise.all([owner.withdraw(most), owner.withdraw(most), owner.withdraw(most)]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 416, 416]);
      expect(await owner.balance()).toBe(0n);
      const asked = recordOf(answers.find(({ code }) => code === 200) ?? { code: 0, data: null, count: 0 });
      expect(parseCents(String(asked.money).replace("-", ""))).toBe(all);
      expect(String(asked.money)).toMatch(/^-/);
      expect((await operator.audit(asked.id, false)).code).toBe(200);
      expect(await owner.balance()).toBe(all);
    });

    it("pays out after two audits by two people: neither requested the withdrawal, and the second belongs to a company above", async () => {
      await owner.recharged("3.00");
      const { id } = recordOf(await owner.withdraw("3.00"));
      const refusedTo = async (person: Person) =>
        (await person.flow({ comp_id: owner.company })).find((line) => line.id === id)?.row_refused;
      expect(contextOf(await owner.audit(id))).toBe("513.audit_own");
      expect(await refusedTo(owner)).toEqual({ audit: "513.audit_own" });
      expect(await refusedTo(helper)).toEqual({});
      expect((await admin.approve(id)).code).toBe(519);
      expect((await helper.audit(id)).code).toBe(200);
      expect((await admin.audit(id)).code).toBe(519);
      expect(contextOf(await helper.approve(id))).toBe("513.audit_twice");
      expect(contextOf(await owner.approve(id))).toBe("513.audit_own");
      const third = await makePerson(client, owner.company);
      const manager = await makePerson(client, above.company, { company_id: owner.company });
      for (const person of [third, manager]) expect(contextOf(await person.approve(id))).toBe("513.audit_above");
      // For each account, the row lists the refusals, so that pages do not offer the action.
      expect(await refusedTo(owner)).toEqual({ approve: "513.audit_own" });
      expect(await refusedTo(helper)).toEqual({ approve: "513.audit_twice" });
      expect(await refusedTo(third)).toEqual({ approve: "513.audit_above" });
      expect(await refusedTo(above)).toEqual({});
      expect(recordOf(await above.approve(id)).audit_state).toBe(4);
    });

    it("lets nobody of the top pass their own, the super admin included, but another account of the top", async () => {
      await admin.recharged("2.00");
      const { id } = recordOf(await admin.withdraw("2.00"));
      expect(contextOf(await admin.audit(id))).toBe("513.audit_own");
      expect((await operator.audit(id)).code).toBe(200);
      expect(contextOf(await operator.approve(id))).toBe("513.audit_twice");
      expect(contextOf(await admin.approve(id))).toBe("513.audit_own");
      const other = await makePerson(client, 1);
      expect(recordOf(await other.approve(id)).audit_state).toBe(4);
    });

    it("cannot be emptied by an agent with a company below and helpers that the agent created", async () => {
      const agent = await makeCompany(client, 2);
      const below = await makeCompany(client, agent);
      const [boss, first, second] = [
        await makePerson(client, agent),
        await makePerson(client, agent),
        await makePerson(client, agent),
      ];
      await boss.recharged("4.00", { comp_id: below });
      expect(contextOf(await boss.withdraw("4.00", { comp_id: below }))).toBe("513.wallet");
      await boss.recharged("4.00");
      const { id } = recordOf(await boss.withdraw("4.00"));
      expect((await first.audit(id)).code).toBe(200);
      for (const person of [boss, first, second]) expect((await person.approve(id)).code).toBe(513);
      expect(await boss.balance()).toBe(0n);
    });

    it("takes what the specification sends, an amount and its currency, as a recharge each time", async () => {
      const fresh = await makePerson(client, await makeCompany(client));
      const sent = () => fresh.call("/v2/mall/comp/money/set", { money: "3.00", money_type: "usd" });
      const payments = [recordOf(await sent()), recordOf(await sent())];
      expect(new Set(payments.map(({ pay_order_id }) => pay_order_id)).size).toBe(2);
      for (const payment of payments) {
        expect(payment).toMatchObject({ state: 1, money: "3.00", money_type: "usd", comp_id: fresh.company });
        await client.pay(payment.pay_url);
      }
      expect(await fresh.balance()).toBe(600n);
      const other = await fresh.call("/v2/mall/comp/money/set", { type: 2, money: "3.00", money_type: "usd" });
      expect([other.code, fieldsOf(other)]).toEqual([406, { type: "invalid.range" }]);
      expect(await fresh.balance()).toBe(600n);
    });

    it("registered a minute ago has nothing until it is paid", async () => {
      const fresh = await makePerson(client, await makeCompany(client));
      const payment = recordOf(await fresh.recharge("5000.00", { money_type: "rmb" }));
      expect((await fresh.withdraw("0.01", { money_type: "rmb" })).code).toBe(416);
      expect(rowsOf(await fresh.call("/v2/mall/comp/moneyflow/list", {}))).toEqual([]);
      await client.pay(payment.pay_url);
      expect(await fresh.balance("rmb")).toBe(500_000n);
    });
  });
};
