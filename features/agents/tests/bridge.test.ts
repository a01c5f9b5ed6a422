// `pilothouse mcp` passes the messages of a client to a platform over HTTP, and the sentences of refusals back.
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyStore } from "../../../tests/effort";
import { openHost, placesForStores, readModel } from "../../../tests/contract/hosts";
import type { TestHost } from "../../../tests/contract/Host";
import { business } from "../../../platform/business";
import { agents } from "../platform";
import { agentsOf, callTool } from "./agentsOf";

const COMMAND = join(import.meta.dirname, "../../../authoring/cli/pilothouse.mjs");

const found = await placesForStores(anyStore);
describe.skipIf(found === null)("pilothouse mcp", () => {
  let host: TestHost;
  let server: Server;
  let address = "";
  const connect = async (key: string): Promise<Client> => {
    const client = new Client({ name: "test", version: "1" });
    const env = { PATH: process.env.PATH ?? "", PILOTHOUSE_URL: address, PILOTHOUSE_KEY: key, LANG: "zh_CN.UTF-8" };
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [COMMAND, "mcp"], env }));
    return client;
  };

  beforeAll(async () => {
    if (!found) return;
    const withAgents = { ...business, features: [...(business.features ?? []), agents] };
    host = await openHost(found.place(), readModel(12), [], {}, withAgents);
    server = createServer(
      getRequestListener(async (request) => host.client.fetch(new URL(request.url).pathname, request)),
    );
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const at = server.address();
    address = typeof at === "object" && at !== null ? `http://127.0.0.1:${at.port}` : "";
  }, 60_000);
  afterAll(async () => {
    await new Promise((closed) => server.close(closed));
    await host.close();
    found?.close();
  });

  it("lists the tools, and answers one", async () => {
    const { access_key } = await agentsOf(host).makeKey("admin", ["product.device"]);
    const client = await connect(String(access_key));
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("plan_change");
    const found = await callTool(client, "find_resources", { text: "device" });
    expect(found).toContainEqual(expect.objectContaining({ resource: "device", label: "设备" }));
    await client.close();
  }, 60_000);

  it("says why a key is refused, in the language of the system", async () => {
    await expect(connect("ph_wrong")).rejects.toThrow("API 密钥缺失");
  }, 60_000);
});
