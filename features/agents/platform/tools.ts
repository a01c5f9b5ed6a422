// The tools of an agent. They are few and the same for every console: an agent finds resources and their fields by
// tools as well, because clients offer a model only some dozens of tools (ADR 120). Models read these descriptions.
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import type { Agent } from "./Agent";
import { findResource } from "./Agent";
import { describeResource, findResources } from "./describe";
import { doChange, planChange } from "./plans";
import { getRecord, listRecords, readHistory, searchRecords, sumRecords } from "./reading";
import { refusalSentence } from "./AgentRefusal";

const INSTRUCTIONS = `This is an admin console. Find resources first (find_resources), then read what they have (describe_resource).
To change anything, call plan_change, show the person what it would change and how it is undone, and then call do_change with the same content and the plan.
Calls that pay money or end something are for people, in the console. Every change is recorded under the person's account and this key.`;

const MOST_KEYS = 100;
const MOST_ROWS = 100;

const key = z.union([z.string(), z.number()]);
const resource = z.string().describe("The name of a resource, from find_resources");
const filters = z
  .record(z.string(), z.unknown())
  .optional()
  .describe(
    'By field: a value, or a list of values of which one must match. For numbers and times, "<field>_begin" and "<field>_end". Times are seconds since 1970. Texts match if they contain the value.',
  );
const change = {
  resource,
  call: z.string().describe("add, set, del, or the name of an action, from describe_resource"),
  keys: z
    .array(key)
    .max(MOST_KEYS)
    .optional()
    .describe("The keys of the records. None for add and for actions without records"),
  values: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("By field: the values to send. For set, only the fields to change"),
};

const READS = { readOnlyHint: true, openWorldHint: false };
const WRITES = { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false };

const answer = (data: unknown): CallToolResult => ({ content: [{ type: "text", text: JSON.stringify(data ?? null) }] });

/** Answers the sentence of a refusal, so that the model reads why. */
const answering =
  <Args extends { readonly resource?: string | undefined }>(agent: Agent, run: (args: Args) => unknown) =>
  async (args: Args): Promise<CallToolResult> => {
    const { platform, language } = agent.request;
    try {
      return answer(await run(args));
    } catch (error) {
      const about = platform.model.resources.find(({ name }) => name === args.resource);
      const telling = { model: platform.model, language, failed: agent.visit.failed };
      return { isError: true, content: [{ type: "text", text: refusalSentence(telling, error, about) }] };
    }
  };

const addReading = (server: McpServer, agent: Agent): void => {
  server.registerTool(
    "find_resources",
    {
      description: "Lists the kinds of records that this key may read or change, with the calls it may make.",
      inputSchema: { text: z.string().optional().describe("A part of the name") },
      annotations: READS,
    },
    answering(agent, ({ text = "" }: { text?: string | undefined; resource?: string }) => findResources(agent, text)),
  );
  server.registerTool(
    "describe_resource",
    {
      description: "Describes the fields of a resource, their values and limits, and the calls that change it.",
      inputSchema: { resource },
      annotations: READS,
    },
    answering(agent, (args) => describeResource(agent, findResource(agent, args.resource))),
  );
  server.registerTool(
    "list_records",
    {
      description: "Lists records, a page at a time, with the total number of records that match.",
      inputSchema: {
        resource,
        filters,
        text: z.string().optional().describe("Searches the fields that name a record"),
        fields: z.array(z.string()).optional().describe("The fields to answer. Without it: all"),
        sort: z.string().optional().describe("The field to sort by"),
        descending: z.boolean().optional(),
        page: z.number().int().min(1).optional(),
        size: z.number().int().min(1).max(MOST_ROWS).optional().describe("Records on a page. Default: 20"),
      },
      annotations: READS,
    },
    answering(agent, (args) => listRecords(agent, args)),
  );
  server.registerTool(
    "get_record",
    { description: "Reads one record by its key.", inputSchema: { resource, key }, annotations: READS },
    answering(agent, (args) => getRecord(agent, args.resource, args.key)),
  );
};

/** Tools that need another feature of the console. */
const addReadingOfFeatures = (server: McpServer, agent: Agent): void => {
  const has = (name: string): boolean => agent.request.platform.model.features.some((one) => one.name === name);
  if (has("search"))
    server.registerTool(
      "search_records",
      {
        description: "Searches the records of all resources, or of one, by a text.",
        inputSchema: { text: z.string().min(1), resource: resource.optional() },
        annotations: READS,
      },
      answering(agent, (args) => searchRecords(agent, args.text, args.resource)),
    );
  if (has("sums"))
    server.registerTool(
      "sum_records",
      {
        description: "Counts records and sums up their numbers and amounts, per currency, also in groups.",
        inputSchema: {
          resource,
          filters,
          fields: z.array(z.string()).optional().describe("The fields to sum up. Without it: only counts"),
          by: z.string().optional().describe("The field to group by"),
          per: z.enum(["day", "month"]).optional().describe("For a time to group by"),
          zone: z.string().optional().describe("The time zone of days and months. Default: UTC"),
        },
        annotations: READS,
      },
      answering(agent, (args) => sumRecords(agent, args)),
    );
  if (has("history"))
    server.registerTool(
      "read_history",
      {
        description: "Reads who changed a record, when, by which key, and what changed, the latest first.",
        inputSchema: { resource, key },
        annotations: READS,
      },
      answering(agent, (args) => readHistory(agent, args.resource, args.key)),
    );
};

const addChanging = (server: McpServer, agent: Agent): void => {
  server.registerTool(
    "plan_change",
    {
      description:
        "Says what a change would do and how it is undone, and answers a plan for do_change. Changes nothing.",
      inputSchema: change,
      annotations: READS,
    },
    answering(agent, (args) => planChange(agent, args)),
  );
  server.registerTool(
    "do_change",
    {
      description:
        "Makes a planned change: the same content as in plan_change, and its plan. Repeating it changes nothing more.",
      inputSchema: { ...change, plan: z.string().optional().describe("The plan that plan_change answered") },
      annotations: WRITES,
    },
    answering(agent, (args) => doChange(agent, args)),
  );
};

/** The package is loaded with the first request, because most starts need it late or never. */
export const createMcpServer = async (agent: Agent, version: string): Promise<McpServer> => {
  const sdk = await import("@modelcontextprotocol/sdk/server/mcp.js");
  const server = new sdk.McpServer({ name: "pilothouse", version }, { instructions: INSTRUCTIONS });
  addReading(server, agent);
  addReadingOfFeatures(server, agent);
  addChanging(server, agent);
  return server;
};
