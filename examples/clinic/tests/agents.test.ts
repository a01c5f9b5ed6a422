// An agent with a pass can work in this console too, although its resources and menus have other names.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isRecord, type Office, openOffice } from "./office";

let office: Office;
let agent: Client;

const ask = async (name: string, args: Record<string, unknown>): Promise<unknown> => {
  const { content, isError } = await agent.callTool({ name, arguments: args });
  const [first]: readonly unknown[] = Array.isArray(content) ? content : [];
  const text = isRecord(first) ? String(first.text) : "";
  return isError === true ? text : JSON.parse(text);
};

const send = async (path: string, token: string, init: RequestInit = {}): Promise<unknown> => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  return (await office.platform.fetch(new Request(`http://platform/rest${path}`, { ...init, headers }))).json();
};

beforeAll(async () => {
  office = await openOffice();
  const head = await office.sessionOf("head");
  const { data } = await office.call("/clinic/permissions/find", { page_size: 1000 }, head);
  const menus = Array.isArray(data) ? data.filter(isRecord) : [];
  const allows = menus
    .filter(({ permission_key: one }) => String(one).startsWith("premises"))
    .map(({ permission_no }) => permission_no);
  const made = await send("/passes", head, { method: "POST", body: JSON.stringify({ called: "Assistant", allows }) });
  if (!isRecord(made) || made.shown_once === undefined) throw new Error(`There is no pass: ${JSON.stringify(made)}`);
  agent = new Client({ name: "test", version: "1" });
  const headers = { authorization: `Bearer ${String(made.shown_once)}` };
  const inside = async (url: URL | string, init?: RequestInit) => office.platform.fetch(new Request(url, init));
  const address = new URL("http://platform/mcp");
  await agent.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers }, fetch: inside }));
}, 60_000);
afterAll(() => office.close());

it("an agent changes a ward as planned, and nothing that its pass does not allow", async () => {
  const listed = await ask("list_records", { resource: "ward", size: 1 });
  const [ward] = isRecord(listed) && Array.isArray(listed.records) ? listed.records.filter(isRecord) : [];
  const described = await ask("describe_resource", { resource: "ward" });
  const { key, title } = isRecord(described) ? described : {};
  const change = {
    resource: "ward",
    call: "set",
    keys: [ward?.[String(key)]],
    values: { [String(title)]: "North wing" },
  };
  const planned = await ask("plan_change", change);
  expect(planned).toMatchObject({ would_change: [{ changes: [{ field: title, after: "North wing" }] }] });
  const done = await ask("do_change", { ...change, plan: isRecord(planned) ? planned.plan : "" });
  expect(done).toMatchObject({ done: [{ answer: { [String(title)]: "North wing" } }], refused: [] });
  expect(await ask("list_records", { resource: "staff" })).toBe("The account has no permission");
});
