// Implements the dialect of ra-data-simple-rest, for definitions with `call: rest` and for the extra resources of
// host.yaml. Errors have an HTTP status, and are problem details if the client accepts them.
//   GET    /rest/<path>?sort=["name","ASC"]&range=[0,9]&filter={"q":"x"}   Content-Range: resource 0-9/87
//   GET    /rest/<path>/<id>      POST /rest/<path>      PUT, DELETE /rest/<path>/<id>
// <path> is the path of the call in its definition, or the name of the extra resource.
import type { CallModel, Model, ResourceModel } from "../../../generator";
import { mayCall } from "../access/permission";
import type { DeclaredCall } from "../calls/Handler";
import type { RestHandler, RestMethod } from "../calls/RestHandler";
import { type CalledRequest, callTarget } from "../door/callTarget";
import type { Visit } from "../Feature";
import type { Reply, Target } from "../door/door";
import { restTarget } from "../door/restTarget";
import { decodeRow } from "../storage/codec";
import { type Answer, type AnsweredRow, readBody, readCall } from "../wire/envelope";
import { decodePart } from "../wire/fileNames";
import { Failure } from "../wire/Failure";
import { refuseRest } from "../wire/problem";
import { queryOf, readQuery } from "../wire/restQuery";
import type { SignedRequest } from "../Platform";
import type { Table } from "../storage/Table";
import { isObject } from "../wire/readJson";
import { isList } from "../records/personal";
import { listRows } from "../records/list";
import { tableFor } from "../storage/tableFor";
import { readLimitedBody } from "./readAsked";
import { REST_PATH, type RestHandlers } from "./serves";
import { mapInSteps, toJsonInSteps } from "../wire/mapInSteps";

/** Changes in an entry of the audit trail can be long, so only a call for a single entry answers them. */
const withoutChanges = ({ trail }: Model, { sealed }: Table, row: AnsweredRow): AnsweredRow => {
  if (!sealed || trail === null) return row;
  const { [trail.changes]: _, ...entry } = row;
  return entry;
};

const list = async (request: SignedRequest): Promise<Answer> => {
  const { platform, resource } = request;
  const { filter, order, offset, limit } = queryOf(request.params, platform.limits);
  const named = (name: string) => (name === "id" ? resource.key : name);
  const filters = Object.fromEntries(Object.entries(filter).map(([name, value]) => [named(name), value]));
  const sort = {
    sort_field: order.map(({ field }) => named(field)).join(),
    sort_order: order.map(({ descending }) => (descending ? "desc" : "asc")).join(),
  };
  const asked = { ...request, params: { ...filters, ...sort } };
  const { rows, total, isAbout } = await listRows(asked, { offset, limit }, true);
  const table = tableFor(platform, resource.name);
  const data = await mapInSteps(rows, (row) => withoutChanges(platform.model, table, decodeRow(table, row)));
  return { data, count: total, isAbout };
};

/** A target for a list whose query is in the address. Unlike a call, it never answers only names. */
const listTarget = (called: DeclaredCall, request: CalledRequest): Target => {
  const { resource, call } = called;
  return {
    ...callTarget(called, request),
    shape: () => undefined,
    right: ({ caller }) => mayCall(caller, resource, call.name),
    run: (asked) => list({ ...asked, resource, call }),
  };
};

/** The call for an HTTP method. Without `get`, `list` answers single records: who may list them may also read one. */
const callFor = ({ calls }: ResourceModel, verb: RestMethod): CallModel | undefined => {
  const listing = calls.find((one) => one.verb === "list");
  return calls.find((one) => one.verb === verb) ?? (verb === "get" && listing ? { ...listing, verb } : undefined);
};

type Served = DeclaredCall | { readonly name: string; readonly handler: RestHandler };

/** Finds what serves a path without a record key. */
const find = (
  serves: RestHandlers,
  { host, resources }: Model,
  path: string,
  method: RestMethod,
): Served | undefined => {
  const name = host?.rest.find((one) => `/${one}` === path);
  const handler = name && serves[name];
  if (name && handler) return { name, handler };
  return resources
    .filter(({ style }) => style === "rest")
    .map((resource) => ({ resource, call: callFor(resource, method), handler: null }))
    .flatMap(({ call, ...one }) => (call?.path === path ? [{ ...one, call }] : []))[0];
};

const OF_ALL: Readonly<Record<string, RestMethod>> = { GET: "list", POST: "add" };
const OF_ONE: Readonly<Record<string, RestMethod>> = { GET: "get", PUT: "set", DELETE: "del" };

/** `id` in the answer is the key of a record; "" for a path without a key. @throws Failure 404 */
const findAt = (serves: RestHandlers, model: Model, { pathname }: URL, verb: string) => {
  const path = pathname.replace(REST_PATH, "").replace(/\/$/, "");
  const [ofAll, ofOne] = [OF_ALL[verb], OF_ONE[verb]];
  const all = ofAll && find(serves, model, path, ofAll);
  if (ofAll && all) return { served: all, method: ofAll, id: "" };
  const cut = path.lastIndexOf("/");
  const served = ofOne && find(serves, model, path.slice(0, cut), ofOne);
  if (!ofOne || !served) throw new Failure(404);
  const id = decodePart(path.slice(cut + 1));
  if (id === null) throw new Failure(404, "record");
  return { served, method: ofOne, id };
};

const HEADERS = { "cache-control": "no-store" };

const answerList = async (name: string, offset: number, rows: readonly unknown[], { count = 0, isAbout }: Reply) => {
  const end = Math.max(offset, offset + rows.length - 1);
  const headers = {
    ...HEADERS,
    "content-type": "application/json",
    "content-range": `${name} ${offset}-${end}/${count}`,
    "access-control-expose-headers": "Content-Range",
    ...(isAbout ? { "x-count-estimated": "true" } : {}),
  };
  return new Response(await toJsonInSteps(rows), { headers });
};

const serve = async (serves: RestHandlers, { door, platform, address, request }: Visit): Promise<Response> => {
  const { model, limits } = platform;
  const url = new URL(request.url);
  const { served, method, id } = findAt(serves, model, url, request.method);
  const sent = await readLimitedBody(platform, address, async (reading) => {
    if (method === "list") return readQuery(url, limits);
    return method === "get" || method === "del" ? {} : readBody(request, { ...reading, isLegacy: false });
  });
  const incoming = readCall(request, sent, address, model.host);
  const own = "call" in served ? served.resource : null;
  const params = own === null || id === "" ? incoming.params : { ...incoming.params, [own.key]: id };
  const asked = { ...incoming, platform, params };
  const ofCall = method === "list" ? listTarget : callTarget;
  const target = "call" in served ? ofCall(served, asked) : restTarget(asked, { ...served, method, id, url });
  const answer = await door.ask({ ...asked, target });
  if (answer.response) return answer.response;
  const shown = (row: unknown) => (own !== null && isObject(row) ? { ...row, id: row[own.key] } : row);
  if (method !== "list") return Response.json(method === "del" ? { id } : shown(answer.data), { headers: HEADERS });
  const rows = isList(answer.data) ? await mapInSteps(answer.data, shown) : [];
  return answerList(own?.name ?? target.name, queryOf(sent, limits).offset, rows, answer);
};

export const serveRest = async (serves: RestHandlers, visit: Visit): Promise<Response> => {
  try {
    return await serve(serves, visit);
  } catch (error) {
    return refuseRest(visit.platform.model, visit.request, visit.failed(error));
  }
};
