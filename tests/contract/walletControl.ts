// Several accounts that one person controls count as one person: accounts that the person created, or whose password
// the person set, directly or through other accounts.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordOf } from "./Client";
import type { Client, Reply } from "./Client";
import type { TestHost } from "./Host";
import { signInPerson, makeCompany, makePerson, Person } from "./Person";

/** Roles: general agents create agents, and agents create customers. All three can move money. */
const [GENERAL_AGENT, AGENT, CUSTOMER] = [4, 5, 9];
const PASSWORD = "taken-over-by-7-agents";
const PASSED = [2, 4];

export const walletControlContract = (open: () => TestHost): void => {
  describe("the audit of a wallet", () => {
    let client: Client;
    let operator: Person;
    let upper: number;
    let below: number;
    let agent: Person;
    beforeAll(async () => {
      ({ client } = open());
      operator = await signInPerson(client, "operator");
    });
    beforeEach(async () => {
      upper = await makeCompany(client);
      below = await makeCompany(client, upper);
      agent = await makePerson(client, upper, { role_id: GENERAL_AGENT });
    });

    const madeBy = (maker: Person, company: number, role_id = AGENT) =>
      makePerson(client, company, { role_id }, maker.token);

    const asking = async (person: Person): Promise<unknown> => {
      await person.recharged("1.00");
      return recordOf(await person.withdraw("1.00")).id;
    };

    const passes = (reply: Reply): void => expect(PASSED).toContain(recordOf(reply).audit_state);
    const isRefused = ({ code, data, msg }: Reply): void => {
      expect({ code, data }).toMatchObject({ code: 513, data: { context: "audit_hand" } });
      expect(msg).toBe(
        "These accounts are controlled by the same person. Somebody else has to review this withdrawal.",
      );
    };

    const signedIn = async (person: Person): Promise<Person> =>
      new Person(client, await client.token(String(person.account.user_id), PASSWORD), person.account);

    const deleted = async (person: Person, by: Person): Promise<void> =>
      expect((await by.call("/v2/user/account/del", { id: person.account.id })).code).toBe(200);

    it("cannot both be accounts that an agent created in a company below", async () => {
      const [asks, audits] = [await madeBy(agent, below), await madeBy(agent, below)];
      const id = await asking(asks);
      isRefused(await audits.audit(id));
      isRefused(await agent.audit(id));
      const [line] = (await agent.flow({ comp_id: below })).filter((one) => one.id === id);
      expect(line?.row_refused).toEqual({ audit: "513.audit_hand" });
      const ofAnother = await asking(await makePerson(client, below));
      passes(await audits.audit(ofAnother));
      isRefused(await agent.approve(ofAnother));
      isRefused(await agent.approve(ofAnother, false));
    });

    it("approves nothing for an agent and the colleague it made, in either order", async () => {
      const colleague = await madeBy(agent, upper);
      const asks = await makePerson(client, below);
      for (const [first, second] of [
        [agent, colleague],
        [colleague, agent],
      ] as const) {
        const id = await asking(asks);
        passes(await first.audit(id));
        isRefused(await second.approve(id));
      }
    });

    it("refuses approvals by accounts with a password that the agent set", async () => {
      const [one, other] = [await makePerson(client, upper), await makePerson(client, upper, { role_id: AGENT })];
      const asks = await makePerson(client, below);
      const before = await asking(asks);
      passes(await agent.audit(before));
      passes(await one.approve(before));
      const given = { id: other.account.id, row_version: other.account.row_version, user_password: PASSWORD };
      expect((await agent.call("/v2/user/account/set", given)).code).toBe(200);
      const third = await makePerson(client, upper, { role_id: CUSTOMER });
      const change = { user_id: third.account.user_id, new_password: PASSWORD };
      const changed = await client.call("/user/password/modify", change, { token: agent.token, style: "legacy" });
      expect(changed.code).toBe(200);
      for (const person of [await signedIn(other), await signedIn(third)]) {
        const id = await asking(asks);
        passes(await agent.audit(id));
        isRefused(await person.approve(id));
      }
    });

    it("is not passed by the accounts of a helper that was deleted in between", async () => {
      const helper = await madeBy(agent, upper);
      const colleague = await madeBy(helper, upper, CUSTOMER);
      await deleted(helper, agent);
      const id = await asking(await makePerson(client, below));
      passes(await agent.audit(id));
      isRefused(await colleague.approve(id));
    });

    it("does not take what callers say of who controls an account", async () => {
      const free = { controllers: "[]" };
      const colleague = await makePerson(client, upper, { role_id: AGENT, ...free }, agent.token);
      const given = { id: colleague.account.id, row_version: colleague.account.row_version, ...free };
      await agent.call("/v2/user/account/set", given);
      const id = await asking(await makePerson(client, below));
      passes(await agent.audit(id));
      isRefused(await colleague.approve(id));
    });

    it("is passed by an independent person above, and then by the agent", async () => {
      const independent = await makePerson(client, upper);
      const asks = await madeBy(agent, below);
      const first = await asking(asks);
      passes(await independent.audit(first));
      passes(await agent.approve(first));
      const second = await asking(asks);
      passes(await operator.audit(second));
      passes(await independent.approve(second));
    });

    it("is passed by two people of the top, and by two of those whom one of them made", async () => {
      const [maker, other] = [await makePerson(client, 1, { role_id: 2 }), await makePerson(client, 1)];
      const made = (company: number) => makePerson(client, company, {}, maker.token);
      const [asks, colleague, above] = [await made(below), await made(below), await made(upper)];
      const first = await asking(asks);
      passes(await maker.audit(first));
      passes(await other.approve(first));
      const second = await asking(asks);
      passes(await colleague.audit(second));
      passes(await above.approve(second));
    });

    it("is passed by those whom somebody of the top made who is no longer there", async () => {
      const maker = await makePerson(client, 1, { role_id: 2 });
      const made = (company: number) => makePerson(client, company, {}, maker.token);
      const [asks, colleague, above] = [await made(below), await made(below), await made(upper)];
      await deleted(maker, await signInPerson(client, "admin"));
      const id = await asking(asks);
      passes(await colleague.audit(id));
      passes(await above.approve(id));
    });
  });
};
