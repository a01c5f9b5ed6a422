// Serves agents at /mcp, by the Streamable HTTP of the Model Context Protocol. There are no sessions: each request has an
// API key, passes the door, and gets its answer as JSON.
import { PROGRAMS_ALLOWED, signedTarget } from "../../../platform/framework/door/restTarget";
import type { Visit } from "../../../platform/framework/Feature";
import { readLimitedBody } from "../../../platform/framework/server/readAsked";
import { languageOf, readBody, readCall, retryAfterHeader } from "../../../platform/framework/wire/envelope";
import { httpStatusOf } from "../../../platform/framework/wire/httpStatus";
import { AgentRefusal, refusalSentence } from "./AgentRefusal";
import { createMcpServer } from "./tools";

/** The version of the protocol's tools, not of the console. */
const VERSION = "1";
const HEADERS = { "cache-control": "no-store" };

const answer = async (visit: Visit): Promise<Response> => {
  const { platform, door, request, address } = visit;
  const message = await readLimitedBody(platform, address, (reading) =>
    readBody(request, { ...reading, isLegacy: false }),
  );
  const incoming = { ...readCall(request, {}, address, null), requestId: null };
  const target = signedTarget("agents", PROGRAMS_ALLOWED, async (asked) => {
    // Only API keys are accepted: unlike a session, a key can be limited to some menus, ended, and found in the trail.
    if (asked.caller.apiKey === undefined) throw new AgentRefusal("agents.no_key");
    const sdk = await import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js");
    const transport = new sdk.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = await createMcpServer({ visit, request: asked }, VERSION);
    await server.connect(transport);
    return { data: null, response: await transport.handleRequest(request, { parsedBody: message }) };
  });
  const { response } = await door.ask({ ...incoming, platform, target });
  return response ?? new Response(null, { status: 202 });
};

export const serveAgents = async (visit: Visit): Promise<Response> => {
  const { platform, request, failed } = visit;
  // GET is for servers that send messages of their own, which this one does not do.
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { allow: "POST" } });
  const language = languageOf(request.headers.get("accept-language"));
  try {
    return await answer(visit);
  } catch (error) {
    const failure = error instanceof AgentRefusal ? null : failed(error);
    const message = refusalSentence(
      { model: platform.model, language, failed: (known) => failure ?? failed(known) },
      error,
    );
    const status = failure === null ? 403 : httpStatusOf(failure.code);
    const headers = {
      ...HEADERS,
      ...(failure && retryAfterHeader(failure)),
      ...(status === 401 && { "www-authenticate": "Bearer" }),
    };
    return Response.json({ code: failure?.code ?? 513, message }, { status, headers });
  }
};
