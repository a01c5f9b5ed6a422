// Tests which fields a refusal of the wallet names, what the wallet's lines contain, and that lists show each movement
// at once.
import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, recordOf } from "./Client";
import type { Client, JsonRecord, Reply } from "./Client";
import type { TestHost } from "./Host";
import { NEEDS_CLOCK } from "./live";
import { signInPerson, makeAuditors, makeCompany, makePerson, newMark } from "./Person";
import type { Person } from "./Person";

const SET = "/v2/mall/comp/money/set";

export const walletLineContract = (open: () => TestHost): void => {
  describe("a line of the wallet", () => {
    let client: Client;
    let owner: Person;
    let helper: Person;
    let above: Person;
    let admin: Person;
    beforeAll(async () => {
      ({ client } = open());
      ({ owner, helper, above } = await makeAuditors(client));
      admin = await signInPerson(client, "admin");
      await owner.recharged("9.00");
    }, 60_000);

    const asking = async (): Promise<unknown> => recordOf(await owner.withdraw("1.00")).id;
    const lineOf = async (id: unknown): Promise<JsonRecord> => (await owner.flow({ id }))[0] ?? {};
    const decide = (person: Person, cmd: string, flow_id: unknown, audit_state: number, more: JsonRecord = {}) =>
      person.call(SET, { cmd, flow_id, audit_state, ...more });
    /** The message says in which state the flow is, and what is possible. */
    const isNoTransition = (reply: Reply, field = "audit_state"): void => {
      expect(reply.code).toBe(519);
      expect(fieldsOf(reply)).toEqual({ [field]: "invalid.transition" });
      expect(reply.msg).toMatch(
        /^.+: “.+” now\. (This is possible only while its state is|It can only change to): .+\.$/,
      );
    };

    it("says what was asked for, by whom, and waits to be audited", async () => {
      const before = await owner.balance();
      const line = recordOf(await owner.withdraw("1.00", { remark: "HSBC 1" }));
      expect(line).toMatchObject({ type: 3, audit_state: 1, remark: "HSBC 1", account_id: owner.account.id });
      expect([line.money, line.balance]).toEqual(["-1.00", `${(before - 100n) / 100n}.00`]);
    });

    it("that failed an audit says so, and another gives the amount back", async () => {
      const id = await asking();
      const before = await owner.balance();
      for (const audit_remark of ["", "  "]) {
        const refused = await decide(helper, "audit", id, 3, { audit_remark });
        expect([refused.code, fieldsOf(refused)]).toEqual([406, { audit_remark: "invalid.required" }]);
      }
      expect((await decide(helper, "audit", id, 3, { audit_remark: "No such bank" })).code).toBe(200);
      const failed = await lineOf(id);
      expect(failed).toMatchObject({ audit_state: 3, audit_remark: "No such bank", first_audit_id: helper.account.id });
      expect(Number(failed.gmt_audit)).toBeGreaterThan(0);
      const [back] = await owner.flow({ type: 4 });
      expect(back).toMatchObject({ money: "1.00", remark: `#${String(id)}`, account_id: helper.account.id });
      expect(await owner.balance()).toBe(before + 100n);
    });

    it("says by itself who may not audit it, whatever the lines beside it say", async () => {
      const [theirs, mine] = [await asking(), recordOf(await helper.withdraw("1.00")).id];
      const lines = await helper.flow({ type: 3 });
      const refusedOf = (id: unknown) => lines.find((line) => line.id === id)?.row_refused;
      expect([refusedOf(theirs), refusedOf(mine)]).toEqual([{}, { audit: "513.audit_own" }]);
    });

    it("is decided once, in its order, to the verdicts of its stage alone", async () => {
      const id = await asking();
      for (const verdict of [1, 4, 5])
        isNoTransition(await decide(helper, "audit", id, verdict, { audit_remark: "x" }));
      isNoTransition(await above.approve(id));
      expect((await decide(helper, "audit", id, 2)).code).toBe(200);
      expect((await lineOf(id)).audit_remark).toBe("");
      isNoTransition(await admin.audit(id));
      for (const verdict of [1, 2, 3])
        isNoTransition(await decide(above, "approve", id, verdict, { audit_remark: "x" }));
      expect((await decide(above, "approve", id, 5)).code).toBe(406);
      expect((await above.approve(id, false)).code).toBe(200);
      expect(await lineOf(id)).toMatchObject({ audit_state: 5, second_audit_id: above.account.id });
      isNoTransition(await above.approve(id));
      isNoTransition(await above.approve(id, false));
    });

    it("is approved by an account above both companies when the person who asked has moved to another", async () => {
      const aside = await makeCompany(client);
      const id = await asking();
      expect((await helper.audit(id)).code).toBe(200);
      const move = (comp_id: number) => admin.call("/v2/user/account/set", { id: owner.account.id, comp_id });
      expect((await move(aside)).code).toBe(200);
      expect(await above.approve(id)).toMatchObject({ code: 513, data: { context: "audit_above" } });
      // A withdrawal of the top company. Only another account of the top company can approve it.
      expect((await move(1)).code).toBe(200);
      expect(await above.approve(id)).toMatchObject({ code: 513, data: { context: "audit_top" } });
      const top = await makePerson(client, 1);
      expect(recordOf(await top.approve(id)).audit_state).toBe(4);
      expect((await move(owner.company)).code).toBe(200);
    });

    it("that is no withdrawal is not audited", async () => {
      const [recharged] = await owner.flow({ type: 1 });
      isNoTransition(await helper.audit(recharged?.id), "type");
      isNoTransition(await above.approve(recharged?.id), "type");
      expect((await helper.audit(987_654_321)).code).toBe(404);
    });

    it("is listed, counted and summed at once", async () => {
      const count = async () =>
        (await owner.call("/v2/mall/comp/moneyflow/list", { comp_id: owner.company, page_size: 1 })).count;
      const payments = async () =>
        (await owner.call("/v2/mall/comp/payorder/list", { comp_id: owner.company, page_size: 1 })).count;
      const before = [await count(), await payments()];
      const id = await asking();
      expect(await count()).toBe((before[0] ?? 0) + 1);
      expect((await helper.audit(id, false)).code).toBe(200);
      expect(await count()).toBe((before[0] ?? 0) + 2);
      await owner.recharge("1.00");
      expect(await payments()).toBe((before[1] ?? 0) + 1);
    });

    it("counts in its own currency alone", async () => {
      const fresh = await makePerson(client, await makeCompany(client));
      await fresh.recharged("3.00");
      await fresh.recharged("7.00", { money_type: "jpy" });
      const wallets = await fresh.wallets();
      const shown = wallets.map(({ money_type, money, comp_id }) => [money_type, money, comp_id === fresh.company]);
      expect(shown).toEqual([
        ["rmb", "0.00", true],
        ["usd", "3.00", true],
        ["inr", "0.00", true],
        ["jpy", "7.00", true],
      ]);
      // An unused wallet has no row yet, but its key is unique.
      expect(wallets.map(({ id }) => (Number(id) > 0 ? "stored" : id))).toEqual([-1, "stored", -3, "stored"]);
    });

    it("says what was noted with it, and nothing where nothing was", async () => {
      for (const remark of ["For May", undefined]) {
        const payment = recordOf(await owner.recharge("0.20", { remark }));
        expect((await owner.payment(payment.pay_order_id)).remark ?? "").toBe(remark ?? "");
      }
      const refused = await owner.withdraw("0.10", { remark: undefined });
      expect([refused.code, fieldsOf(refused)]).toEqual([406, { remark: "invalid.required" }]);
    });

    it("is of the company that is named, which is a number", async () => {
      for (const comp_id of [[owner.company], { id: owner.company }, true, "its own"]) {
        const asked = await owner.call("/v2/mall/comp/money/get", { comp_id });
        expect([asked.code, Object.keys(fieldsOf(asked))]).toEqual([406, ["comp_id"]]);
      }
      for (const comp_id of [null, undefined])
        expect((await owner.call("/v2/mall/comp/money/get", { comp_id })).count).toBe(4);
    });

    it("is written once for a number, by each call for its own", async () => {
      const request_id = newMark();
      const payment = recordOf(await owner.recharge("0.40", { request_id }));
      const asked = recordOf(await owner.withdraw("0.40", { request_id }));
      expect([payment.money, asked.money]).toEqual(["0.40", "-0.40"]);
      expect(recordOf(await owner.withdraw("0.40", { request_id })).id).toBe(asked.id);
    });

    it("is not written again when its number comes back on another day", async ({ skip }) => {
      const { platform, later } = open();
      if (!platform) return skip(NEEDS_CLOCK);
      const request_id = newMark();
      const { id } = recordOf(await owner.withdraw("0.30", { request_id }));
      const before = await owner.balance();
      const [times, step] = [3, 11 * 3600];
      // A session stays alive while it is used.
      for (let time = 0; time < times; time += 1) {
        later(step);
        expect(await owner.balance()).toBe(before);
      }
      const reply = await owner.withdraw("0.30", { request_id });
      later(-times * step);
      expect(reply.code).not.toBe(200);
      expect(await owner.balance()).toBe(before);
      expect(await owner.flow({ type: 3 })).toContainEqual(expect.objectContaining({ id, money: "-0.30" }));
    });

    it("is not written where the balance is not enough, and the field is named", async () => {
      const before = (await owner.flow()).length;
      const refused = await owner.withdraw("4999.00");
      expect([refused.code, fieldsOf(refused)]).toEqual([416, { money: "errors.416.wallet" }]);
      expect(refused.msg).toBe("Insufficient balance");
      expect(await owner.flow()).toHaveLength(before);
      for (const money_type of ["", "eur", 1])
        expect(fieldsOf(await owner.withdraw("1.00", { money_type }))).toHaveProperty("money_type");
    });
  });
};
