// `pilothouse mcp`: a bridge for clients that start a program and talk to it by its standard input and output. Each
// message goes to /mcp of a running platform, and each answer back. Only the platform decides what the key may do.
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { isJSONRPCRequest, type JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";

const HELP = `Usage: pilothouse mcp

Connects an agent to a running platform, whose console lists the feature agents. Settings of the environment:
  PILOTHOUSE_URL       the address of the platform, such as https://console.example.com
  PILOTHOUSE_KEY       the API key of the agent
  PILOTHOUSE_LANGUAGE  the language of refusals, such as zh-CN. Default: that of the system`;

/** JSON-RPC's code for an error of the server. */
const FAILED = -32_000;

/** `zh_CN.UTF-8` of the system is `zh-CN` on the wire. */
const languageIn = ({ PILOTHOUSE_LANGUAGE, LC_ALL, LANG }: NodeJS.ProcessEnv): string =>
  (PILOTHOUSE_LANGUAGE ?? LC_ALL ?? LANG ?? "en").replace(/\..*$/, "").replace("_", "-");

const sentenceOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  // The error of the transport contains the answer of the platform. People need only the sentence in that answer.
  const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  return message === undefined ? text : String(JSON.parse(`"${message}"`));
};

const bridge = async (address: string, key: string): Promise<void> => {
  const headers = { authorization: `Bearer ${key}`, "accept-language": languageIn(process.env) };
  const platform = new StreamableHTTPClientTransport(new URL("/mcp", address), { requestInit: { headers } });
  const agent = new StdioServerTransport();
  platform.onmessage = (message) => void agent.send(message);
  const pass = async (message: JSONRPCMessage): Promise<void> => {
    try {
      await platform.send(message);
    } catch (error) {
      if (!isJSONRPCRequest(message)) return;
      await agent.send({ jsonrpc: "2.0", id: message.id, error: { code: FAILED, message: sentenceOf(error) } });
    }
  };
  agent.onmessage = (message) => void pass(message);
  await platform.start();
  await agent.start();
};

const { PILOTHOUSE_URL = "", PILOTHOUSE_KEY = "" } = process.env;
if (process.argv.includes("--help")) console.log(HELP);
else if (!URL.canParse(PILOTHOUSE_URL) || PILOTHOUSE_KEY === "") {
  console.error(HELP);
  process.exitCode = 2;
} else await bridge(PILOTHOUSE_URL, PILOTHOUSE_KEY);
