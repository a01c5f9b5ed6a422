// Makes targets for requests other than declared calls: handlers under /rest, files, documents for signed-in callers.
import type { RestHandler, RestMethod } from "../calls/RestHandler";
import type { SessionRequest } from "../Platform";
import type { Incoming } from "../wire/envelope";
import { Failure } from "../wire/Failure";
import { queryOf } from "../wire/restQuery";
import type { DoorRequest, SpecialCallers, Reply, Target } from "./door";

/** Accepts programs. Refuses people who lack a required factor or see the console as a role. */
export const PROGRAMS_ALLOWED: SpecialCallers = { lacking: false, apiKey: true, looking: false };

/** A target for every signed-in caller. */
export const signedTarget = (name: string, despite: SpecialCallers, run: Target["run"]): Target => ({
  ...{ name, called: null, despite, once: null, open: null, run },
  shape: () => undefined,
  right: () => true,
  proof: () => false,
  state: async () => undefined,
});

interface Served {
  readonly name: string;
  readonly handler: RestHandler;
  readonly method: RestMethod;
  /** The key of the record; "" for all records. */
  readonly id: string;
  readonly url: URL;
}

/** Answers a visitor. Answers null for a request with a token, or if a session is needed. */
const openTo = ({ token }: Incoming, { handler, method, id, url }: Served): Target["open"] => {
  const { open, visit } = handler;
  if (token !== null) return null;
  if (method === "add" && open) return async (asked: DoorRequest) => ({ data: await open(asked, asked.params) });
  if (method === "get" && visit)
    return async (asked: DoorRequest) => ({ data: null, response: await visit(asked, id, url) });
  return null;
};

const answerRest = async ({ handler, method, id }: Served, request: SessionRequest): Promise<Reply> => {
  const { params, platform } = request;
  const { list, get, add, set, del } = handler;
  if (method === "list" && list) {
    const { rows, total } = await list(request, queryOf(params, platform.limits));
    return { data: rows, count: total };
  }
  if (method === "get" && get) return { data: await get(request, id) };
  if (method === "add" && add) return { data: await add(request, params) };
  if (method === "set" && set) return { data: await set(request, id, params) };
  if (method !== "del" || del === undefined) throw new Failure(404);
  await del(request, id);
  return { data: { id } };
};

/** Programs cannot use these targets, because the records belong to people. */
export const restTarget = (incoming: Incoming, served: Served): Target => {
  const { name, handler, method } = served;
  const { reads = ["list", "get"], forLacking = [], stepUp = [] } = handler;
  const despite = { lacking: forLacking.includes(method), apiKey: false, looking: reads.includes(method) };
  return {
    ...signedTarget(name, despite, (request) => answerRest(served, request)),
    once: method === "add" && handler.once === true ? ["rest", name] : null,
    open: openTo(incoming, served),
    proof: () => stepUp.includes(method),
  };
};
