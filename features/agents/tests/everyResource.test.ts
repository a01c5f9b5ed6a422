// The tools work for every resource of the product, whatever the style of its calls.
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRecord, rowsOf, type JsonRecord } from "../../../tests/contract/Client";
import { anyStore } from "../../../tests/effort";
import { openHost, placesForStores, readModel } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";
import { business } from "../../../platform/business";
import { messageOf } from "../../../platform/framework/wire/words";
import { Failure } from "../../../platform/framework/wire/Failure";
import { agents } from "../platform";
import { agentsOf, tryTool, recordsIn, callTool } from "./agentsOf";

const model = readModel(12);
const BUG = messageOf(model, "en", new Failure(500));

const found = await placesForStores(anyStore);
describe.skipIf(found === null)("an agent with all rights", () => {
  let host: TestHost;
  let client: Client;
  beforeAll(async () => {
    if (!found) return;
    const withAgents = { ...business, features: [...(business.features ?? []), agents] };
    host = await openHost(found.place(), model, [], {}, withAgents);
    const token = await host.client.session("admin");
    const menus = rowsOf(await host.client.call("/v2/user/menu/list", { page_size: 1000 }, { token }));
    const { makeKey, connect } = agentsOf(host);
    client = await connect(
      (
        await makeKey(
          "admin",
          menus.map((row) => String(row.menu_key)),
        )
      ).access_key,
    );
  }, 60_000);
  afterAll(async () => {
    await host.close();
    found?.close();
  });

  it("reads every resource, and gets a plan or a sentence for every call", async () => {
    const resources = await callTool(client, "find_resources", {});
    const names = (Array.isArray(resources) ? resources.filter(isRecord) : []).map((one) => String(one.resource));
    expect(names.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    const note = (what: string, { isRefused, text }: { readonly isRefused: boolean; readonly text: string }): void => {
      if (isRefused && (text === BUG || !/\S/.test(text))) wrong.push(`${what}: ${text}`);
    };
    let planned = 0;
    for (const resource of names) {
      const described = await callTool(client, "describe_resource", { resource });
      const { key = "", calls = [], title = "" }: JsonRecord = isRecord(described) ? described : {};
      const listed = await tryTool(client, "list_records", { resource, size: 1 });
      note(`${resource}.list`, listed);
      const [first] = listed.isRefused ? [] : recordsIn(JSON.parse(listed.text));
      if (first === undefined) continue;
      note(`${resource}.get`, await tryTool(client, "get_record", { resource, key: first[String(key)] }));
      for (const call of Array.isArray(calls) ? calls.filter(isRecord) : []) {
        const values = call.name === "set" ? { [String(title)]: first[String(title)] } : {};
        const keys = call.needs_keys === true ? [first[String(key)]] : [];
        const plan = await tryTool(client, "plan_change", { resource, call: call.name, keys, values });
        note(`${resource}.${String(call.name)}`, plan);
        if (!plan.isRefused) planned += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(planned).toBeGreaterThan(60);
  }, 120_000);
});
