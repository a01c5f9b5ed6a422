import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, recordOf, rowsOf } from "./Client";
import type { Client, Record_ } from "./Client";
import type { Host } from "./hosts";

const cents = (balance: unknown): bigint => BigInt(String(balance).replace(".", ""));

export const walletContract = (open: () => Host): void => {
  describe("the wallet", () => {
    let client: Client;
    let vendor: string;
    let tokens: Readonly<Record<"operator" | "admin", string>>;
    let requests = 0;
    beforeAll(async () => {
      ({ client } = open());
      vendor = await client.token("ruishi");
      tokens = { operator: await client.token("operator"), admin: await client.token("admin") };
    });
    const call = (params: Record_, token = vendor) => client.call("/v2/mall/comp/money/set", params, { token });
    const request = () => {
      requests += 1;
      return `contract ${Date.now()} ${requests}`;
    };
    const recharge = (money: string, request_id = request()) => call({ type: 1, money_type: "inr", money, request_id });
    const withdraw = (money: string) =>
      call({ type: 3, money_type: "inr", money, remark: "HDFC 001", request_id: request() });
    const balance = async (): Promise<bigint> => {
      const wallets = rowsOf(await client.call("/v2/mall/comp/money/get", {}, { token: vendor }));
      expect(wallets.map(({ money_type }) => money_type)).toEqual(["rmb", "usd", "inr"]);
      return cents(wallets[2]?.balance);
    };

    it("takes 0.01 to 5000, and counts one request once", async () => {
      const before = await balance();
      for (const money of ["0.00", "5000.01", "1.234", "-1.00"]) {
        const refused = await recharge(money);
        expect(refused.code).toBe(406);
        expect(Object.keys(fieldsOf(refused))).toEqual(["money"]);
      }
      const twice = request();
      const [first, second] = await Promise.all([recharge("0.10", twice), recharge("0.10", twice)]);
      expect([first.code, second.code]).toEqual([200, 200]);
      expect((await recharge("5000.00")).code).toBe(200);
      expect(await balance()).toBe(before + 10n + 500_000n);
    });

    it("is opened by whoever sees its company, and by nobody else", async () => {
      const open = (comp_id: number, token: string) => client.call("/v2/mall/comp/money/get", { comp_id }, { token });
      const below = rowsOf(
        await client.call("/v2/user/company/list", { comp_parent_id: [2], page_size: 1 }, { token: vendor }),
      )[0];
      expect((await open(Number(below?.comp_id), vendor)).code).toBe(200);
      expect((await open(2, tokens.admin)).code).toBe(200);
      expect((await open(1, vendor)).code).toBe(513);
      expect((await open(987_654, vendor)).code).toBe(513);
      const given = { type: 1, money_type: "usd", money: "0.30", request_id: request() };
      expect((await call({ ...given, comp_id: 1 })).code).toBe(513);
      const own = async () => rowsOf(await open(2, vendor))[1]?.balance;
      const before = cents(await own());
      expect((await call({ ...given, comp_id: 2 }, tokens.admin)).code).toBe(200);
      expect(cents(await own())).toBe(before + 30n);
    });

    it("never falls below zero, however many ask at once", async () => {
      await recharge("10.00");
      const all = await balance();
      const most = `${all / 100n}.${String(all % 100n).padStart(2, "0")}`;
      const answers = await Promise.all([withdraw(most), withdraw(most), withdraw(most)]);
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 416, 416]);
      expect(await balance()).toBe(0n);
      const asked = recordOf(answers.find(({ code }) => code === 200) ?? { code: 0, data: null, count: 0 });
      const verdict = { flow_id: asked.id, audit_remark: "unknown account" };
      expect((await call({ ...verdict, cmd: "audit", audit_state: 3 }, tokens.operator)).code).toBe(200);
      expect(await balance()).toBe(all);
    });

    it("is paid out after two audits by two people of other companies", async () => {
      await recharge("3.00");
      const flow_id = recordOf(await withdraw("3.00")).id;
      const first = { cmd: "audit", flow_id, audit_state: 2 };
      const second = { cmd: "approve", flow_id, audit_state: 4 };
      expect((await call(first)).code).toBe(513);
      expect((await call(second, tokens.admin)).code).toBe(519);
      expect((await call(first, tokens.operator)).code).toBe(200);
      expect((await call(first, tokens.admin)).code).toBe(519);
      expect((await call(second, tokens.operator)).code).toBe(513);
      expect(recordOf(await call(second, tokens.admin)).audit_state).toBe(4);
    });
  });
};
