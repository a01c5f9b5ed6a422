// Agents of a platform under test, with the client of the protocol's own SDK.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect } from "vitest";
import { isRecord, recordOf, rowsOf, type JsonRecord } from "../../../tests/contract/Client";
import type { TestHost } from "../../../tests/contract/Host";
import { newName } from "../../../tests/contract/newName";
import { callRest } from "../../../tests/contract/restCalls";

export interface AgentTestTools {
  /** A new API key of this account, limited to these menus. */
  makeKey(by: string, scopes: readonly string[]): Promise<JsonRecord>;
  connect(key: unknown, language?: string): Promise<Client>;
}

export const agentsOf = (host: TestHost): AgentTestTools => ({
  async makeKey(by, scopes) {
    const menus = await host.client.call(
      "/v2/user/menu/list",
      { page_size: 1000 },
      { token: await host.client.session("admin") },
    );
    const menu_ids = scopes.map((key) => rowsOf(menus).find((row) => row.menu_key === key)?.menu_id);
    const given = { name: newName("agent"), menu_ids, minute_limit: 10_000 };
    const token = await host.client.session(by);
    return recordOf(
      await callRest(host.client, { key: "id" }, { verb: "add", path: "/access_keys" }, given, { token }),
    );
  },
  async connect(key, language = "en") {
    const client = new Client({ name: "test", version: "1" });
    const headers = { authorization: `Bearer ${String(key)}`, "accept-language": language };
    const within = async (url: URL | string, init?: RequestInit) => host.client.fetch(new URL(url).pathname, init);
    const address = new URL("http://platform/mcp");
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers }, fetch: within }));
    return client;
  },
});

/** The text that a tool answers, and whether it is the sentence of a refusal. */
export const tryTool = async (client: Client, tool: string, args: JsonRecord) => {
  const { content, isError } = await client.callTool({ name: tool, arguments: args });
  const [first]: readonly unknown[] = Array.isArray(content) ? content : [];
  return { isRefused: isError === true, text: isRecord(first) ? String(first.text) : "" };
};

/** The answer of a tool. @throws Error with the sentence of a refusal */
export const callTool = async (client: Client, tool: string, args: JsonRecord): Promise<unknown> => {
  const { isRefused, text } = await tryTool(client, tool, args);
  if (isRefused) throw new Error(text);
  return JSON.parse(text);
};

/** The records that `list_records` answered. */
export const recordsIn = (answer: unknown): readonly JsonRecord[] =>
  isRecord(answer) && Array.isArray(answer.records) ? answer.records.filter(isRecord) : [];

/** The sentence of a refusal. */
export const refusalText = async (client: Client, tool: string, args: JsonRecord): Promise<string> => {
  const { isRefused, text } = await tryTool(client, tool, args);
  expect([isRefused, text]).toEqual([true, expect.stringMatching(/\S/)]);
  return text;
};
