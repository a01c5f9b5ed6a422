// An agent does an operator's jobs with the client of the protocol's own SDK, and cannot do what its key may not.
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord, type JsonRecord } from "../../../tests/contract/Client";
import { openHost, placesForStores, readModel, storeNames } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";
import { newName } from "../../../tests/contract/newName";
import { callRest } from "../../../tests/contract/restCalls";
import { business } from "../../../platform/business";
import { agents } from "../platform";
import { type AgentTestTools, agentsOf, recordsIn, refusalText, callTool } from "./agentsOf";

const model = readModel(12);
const SCOPES = [
  "product.device",
  "product.device.export",
  "operate.company",
  "operate.bot",
  "vas.order",
  "vas.order.pay",
  "operate.time_plan",
  "operate.time_plan.run",
  "product.refund",
  "product.refund.decide",
  "user.bills",
];
const DAY = 86_400;
const withAgents = { ...business, features: [...(business.features ?? []), agents] };

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`agents on ${name}`, () => {
    let host: TestHost;
    let makeKey: AgentTestTools["makeKey"];
    let connect: AgentTestTools["connect"];

    beforeAll(async () => {
      if (!found) return;
      host = await openHost(found.place(), model, [], {}, withAgents);
      ({ makeKey, connect } = agentsOf(host));
    }, 60_000);
    afterAll(async () => {
      await host.close();
      found?.close();
    });

    describe("does the jobs of an operator", () => {
      let client: Client;
      let key: JsonRecord;
      const change = async (sent: JsonRecord): Promise<JsonRecord> => {
        const planned = await callTool(client, "plan_change", sent);
        if (!isRecord(planned)) throw new Error("There is no plan.");
        const done = await callTool(client, "do_change", { ...sent, plan: planned.plan });
        return { planned, done };
      };

      beforeAll(async () => {
        key = await makeKey("admin", SCOPES);
        client = await connect(key.access_key);
      });

      it("finds resources, and reads what they have", async () => {
        const found = await callTool(client, "find_resources", { text: "wiki" });
        expect(found).toContainEqual(
          expect.objectContaining({ resource: "wiki", calls: ["list", "add", "set", "del"] }),
        );
        expect(await callTool(client, "describe_resource", { resource: "wiki" })).toMatchObject({
          key: "id",
          fields: expect.arrayContaining([
            expect.objectContaining({ name: "title", required: true, most: 128 }),
            expect.objectContaining({ name: "state", values: { 1: "Published", 2: "Not published" } }),
          ]),
        });
        const money = await callTool(client, "describe_resource", { resource: "company" });
        expect(money).toMatchObject({
          fields: expect.arrayContaining([expect.objectContaining({ name: "comp_phone", masked: true })]),
        });
      });

      it("lists offline devices", async () => {
        const asked = { resource: "device", filters: { online: 0 }, fields: ["online"], size: 2 };
        const first = await callTool(client, "list_records", asked);
        expect(first).toMatchObject({ page: 1, records: [{ online: 0 }, { online: 0 }] });
        const next = await callTool(client, "list_records", { ...asked, page: 2 });
        expect(next).not.toEqual(first);
      });

      it("finds a company, and reads its record with masked values", async () => {
        const found = await callTool(client, "search_records", { text: "锐视" });
        expect(found).toContainEqual(expect.objectContaining({ resource: "company" }));
        expect(await callTool(client, "get_record", { resource: "company", key: 2 })).toMatchObject({
          comp_phone: "138****8021",
          row_masked: expect.arrayContaining(["comp_phone"]),
        });
      });

      it("changes a field, once, under the person's account and the key", async () => {
        const sent = { resource: "company", call: "set", keys: [2], values: { comp_addr: "18 Harbour Road" } };
        const before = await callTool(client, "get_record", { resource: "company", key: 2 });
        const planned = await callTool(client, "plan_change", sent);
        expect(planned).toMatchObject({
          would_change: [{ key: 2, changes: [{ field: "comp_addr", after: "18 Harbour Road" }] }],
          undo: expect.stringContaining("before"),
        });
        expect(await callTool(client, "get_record", { resource: "company", key: 2 })).toEqual(before);
        const plan = isRecord(planned) ? planned.plan : null;
        const done = await callTool(client, "do_change", { ...sent, plan });
        expect(done).toMatchObject({ done: [{ keys: [2], answer: { comp_addr: "18 Harbour Road" } }], refused: [] });
        expect(await callTool(client, "do_change", { ...sent, plan })).toEqual(done);
        const history = await callTool(client, "read_history", { resource: "company", key: 2 });
        expect(history).toMatchObject([{ event: "set", call: "company.set", account: 1, key: key.prefix }]);
      });

      it("runs an action, which it cannot try", async () => {
        const { planned, done } = await change({ resource: "cron", call: "run", keys: [1] });
        expect(planned).toMatchObject({
          would_change: [],
          notes: [expect.stringContaining("cannot be tried"), expect.anything()],
        });
        expect(done).toMatchObject({ done: [{ keys: [1] }], refused: [] });
      });

      it("sums up orders by their state", async () => {
        const sums = await callTool(client, "sum_records", { resource: "order", fields: ["price"], by: "order_state" });
        expect(sums).toMatchObject({
          count: 12,
          groups: expect.arrayContaining([expect.objectContaining({ value: 3 })]),
        });
      });

      it("edits several records, and says how to undo it", async () => {
        const sent = { resource: "wiki", call: "set", keys: [1, 2, 3], values: { state: 2 } };
        const { planned, done } = await change(sent);
        expect(planned).toMatchObject({
          would_change: [1, 2, 3].map((one) => ({ key: one, changes: [{ field: "state", before: 1, after: 2 }] })),
        });
        expect(done).toMatchObject({ done: [1, 2, 3].map((one) => ({ keys: [one] })), refused: [] });
        await change({ ...sent, values: { state: 1 } });
        const records = recordsIn(
          await callTool(client, "list_records", { resource: "wiki", filters: { id: [1, 2, 3] }, fields: ["state"] }),
        );
        expect(records).toEqual(expect.arrayContaining([1, 2, 3].map((id) => ({ id, state: 1 }))));
      });

      it("adds a record and deletes it", async () => {
        const title = newName("article");
        await change({ resource: "wiki", call: "add", values: { title, content: "Text", category_id: 1 } });
        const listed = await callTool(client, "list_records", { resource: "wiki", filters: { title } });
        const [{ id } = { id: null }] = recordsIn(listed);
        const { planned } = await change({ resource: "wiki", call: "del", keys: [id] });
        expect(planned).toMatchObject({
          would_change: [{ key: id, changes: expect.arrayContaining([{ field: "title", before: title }]) }],
          undo: expect.stringContaining("cannot be undone"),
        });
        expect(await refusalText(client, "get_record", { resource: "wiki", key: id })).toBe(
          "The record no longer exists",
        );
      });

      it("starts an export", async () => {
        const now = Math.floor(Date.now() / 1000);
        const { planned, done } = await change({
          resource: "device",
          call: "export_add",
          values: { gmt_create_begin: now - DAY, gmt_create_end: now, online: 0 },
        });
        expect(planned).toMatchObject({ notes: [expect.stringContaining("cannot be tried")] });
        expect(done).toMatchObject({ done: [{ answer: expect.anything() }] });
      });
    });

    describe("is refused with a sentence", () => {
      let client: Client;
      beforeAll(async () => {
        client = await connect((await makeKey("admin", SCOPES)).access_key);
      });
      const planned = async (sent: JsonRecord): Promise<unknown> => {
        const plan = await callTool(client, "plan_change", sent);
        return isRecord(plan) ? plan.plan : null;
      };
      const rename = (title: string) => ({ resource: "wiki", call: "set", keys: [5], values: { title } });

      it("a record of another company", async () => {
        const own = await connect((await makeKey("ruishi", ["product.device"])).access_key);
        const uidsOf = async (one: Client): Promise<readonly unknown[]> => {
          const listed = await callTool(one, "list_records", { resource: "device", fields: [], size: 100 });
          return recordsIn(listed).map(({ uid }) => uid);
        };
        const seen = await uidsOf(own);
        const other = (await uidsOf(client)).find((uid) => !seen.includes(uid));
        expect(other).toBeDefined();
        expect(await refusalText(own, "get_record", { resource: "device", key: other })).toBe(
          "The record no longer exists",
        );
      });

      it("a filter by a masked field", async () => {
        const asked = { resource: "company", filters: { comp_phone: "138" } };
        expect(await refusalText(client, "list_records", asked)).toContain(
          "do not have permission to search by this field",
        );
      });

      it("money", async () => {
        const refund = { resource: "refund", call: "set", keys: [1], values: { state: 2 } };
        expect(await refusalText(client, "plan_change", refund)).toContain("a person does it");
        const order = { resource: "order", call: "pay", values: { spec_id: 1, pay_type: 4, fee_type: "rmb" } };
        expect(await refusalText(client, "plan_change", order)).toContain("a person does it");
        expect(await refusalText(client, "do_change", { ...order, plan: "x" })).toContain("a person does it");
        const withdrawal = {
          resource: "money",
          call: "withdraw",
          values: { money_type: "rmb", money: "1.00", remark: "x" },
        };
        expect(await refusalText(client, "plan_change", withdrawal)).toContain("a person does it");
      });

      it("a call that needs a proof of identity", async () => {
        const own = await connect((await makeKey("admin", ["system.role"])).access_key);
        const sent = { resource: "role", call: "set", keys: [2], values: { menu_ids: [1] } };
        expect(await refusalText(own, "plan_change", sent)).toMatch(/^An API key cannot.* A person does this/);
      });

      it("a resource without the right", async () => {
        expect(await refusalText(client, "list_records", { resource: "audit" })).toBe("The account has no permission");
      });

      it("a deletion without the right", async () => {
        const own = await connect((await makeKey("admin", ["product.device"])).access_key);
        const sent = { resource: "wiki", call: "del", keys: [6] };
        expect(await refusalText(own, "plan_change", sent)).toBe("The account has no permission");
        expect(await refusalText(own, "do_change", { ...sent, plan: await planned(sent) })).toContain(
          "Plan the change again",
        );
      });

      it("a change without a plan, with another plan, and with a plan for other content", async () => {
        expect(await refusalText(client, "do_change", rename("a"))).toContain("Plan this change first");
        expect(await refusalText(client, "do_change", { ...rename("a"), plan: "x" })).toContain(
          "Plan the change again",
        );
        const plan = await planned(rename("a"));
        await callTool(client, "do_change", { ...rename("a"), plan });
        expect(await refusalText(client, "do_change", { ...rename("b"), plan })).toContain("for another change");
      });

      it("a plan after ten minutes, or after somebody else changed the record", async () => {
        const plan = await planned(rename("c"));
        await callTool(client, "do_change", { ...rename("d"), plan: await planned(rename("d")) });
        expect(await refusalText(client, "do_change", { ...rename("c"), plan })).toContain("changed");
        const late = await planned(rename("e"));
        host.later(601);
        expect(await refusalText(client, "do_change", { ...rename("e"), plan: late })).toContain("has ended");
      });

      it("an unknown resource, call or filter, and a read-only field", async () => {
        expect(await refusalText(client, "list_records", { resource: "nope" })).toContain("no resource nope");
        expect(await refusalText(client, "plan_change", { resource: "wiki", call: "nope" })).toContain("add, set, del");
        expect(await refusalText(client, "list_records", { resource: "wiki", filters: { nope: 1 } })).toContain("nope");
        const sent = { resource: "company", call: "set", keys: [2], values: { comp_key: "C1" } };
        expect(await refusalText(client, "plan_change", sent)).toContain("comp_key");
      });

      it("values that the definition does not allow, in the language of the request", async () => {
        const own = await connect((await makeKey("admin", SCOPES)).access_key, "zh-CN");
        const sent = { resource: "wiki", call: "set", keys: [5], values: { title: "" } };
        expect(await refusalText(own, "plan_change", sent)).toMatch(/^标题/);
      });

      it("a request without a key, with an ended key, and with a person's session", async () => {
        const post = async (token: string | null) => {
          const authorization = token === null ? undefined : { authorization: `Bearer ${token}` };
          const headers = {
            "content-type": "application/json",
            accept: "application/json, text/event-stream",
            ...authorization,
          };
          const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
          const response = await host.client.fetch("/mcp", { method: "POST", headers, body });
          const answer: unknown = await response.json();
          return [response.status, isRecord(answer) ? answer.message : answer];
        };
        const { access_key, id } = await makeKey("admin", SCOPES);
        expect(await post(String(access_key))).toEqual([200, undefined]);
        const token = await host.client.session("admin");
        await callRest(host.client, { key: "id" }, { verb: "set", path: "/access_keys" }, { id, state: 2 }, { token });
        expect(await post(null)).toEqual([401, expect.stringContaining("has ended")]);
        expect(await post(String(access_key))).toEqual([401, expect.stringContaining("has ended")]);
        expect(await post(token)).toEqual([403, expect.stringContaining("API key")]);
      });
    });
  });
}
