// Speaks the dialect of ra-data-simple-rest, for definitions with `call: rest` and for the extra resources of
// host.yaml. The checks are the same as for other calls; errors are answered as HTTP status, and as problem details to whoever accepts them.
//   GET    /rest/<path>?sort=["name","ASC"]&range=[0,9]&filter={"q":"x"}   Content-Range: resource 0-9/87
//   GET    /rest/<path>/<id>      POST /rest/<path>      PUT, DELETE /rest/<path>/<id>
// <path> is that of the call in its definition, or the name of the extra resource.
import type { CallModel, HostModel, Model, ResourceModel } from "../../../generator";
import { decodeRow } from "../storage/codec";
import { type AnsweredRow, type Incoming, readCall, readBody } from "../wire/envelope";
import { decodePart } from "../wire/fileNames";
import { Failure, invalid } from "../wire/Failure";
import type { Limits } from "../wire/limits";
import { refuseRest } from "../wire/problem";
import type { Platform, SessionRequest, SignedRequest } from "../Platform";
import { permit } from "../access/permission";
import type { Paging } from "../records/paging";
import type { Table } from "../storage/Table";
import { checkValues, isObject, parseJson } from "../wire/readJson";
import { checkApiKey } from "../calls/byApiKey";
import type { RestHandler } from "../calls/RestHandler";
import { checkLacking, checkLackingBesides } from "../calls/lacking";
import { addNumbered } from "../calls/numbered";
import { checkLookingBesides } from "../calls/looking";
import { demandProof } from "../calls/stepUp";
import { listRows } from "../records/list";
import { maskAnswer } from "../records/personal";
import { noteWideReading } from "../records/wideReading";
import { tableFor } from "../storage/tableFor";
import { actSigned, answerCall, foundIn, refuseLimited } from "./routes";
import { actAs } from "../trail/createTrail";
import { recordingRefusal } from "../trail/recordCall";
import { REST, type Serves } from "./serves";
import { inSteps, jsonInSteps } from "../wire/inSteps";

const PAGE = 10;

const parseParameter = (url: URL, name: string, limits: Limits): unknown => {
  const text = url.searchParams.get(name);
  const value = text === null ? null : parseJson(Buffer.from(text), limits);
  checkValues(value, limits, name);
  return value;
};

const withId = (resource: ResourceModel, row: unknown) => (isObject(row) ? { ...row, id: row[resource.key] } : row);

const answer = (body: unknown) => Response.json(body, { headers: { "cache-control": "no-store" } });

/** @throws Failure 406 for an invalid range, or one longer than a page may be */
const rangeOf = (range: unknown, { pageSize }: Limits): Paging => {
  const [first, last]: readonly unknown[] = Array.isArray(range) ? range : [0, PAGE - 1];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) throw invalid({ range: "invalid.standard" });
  const [offset, limit] = [Number(first), Number(last) - Number(first) + 1];
  if (offset < 0 || limit < 1) throw invalid({ range: "invalid.standard" });
  if (limit > pageSize) throw invalid({ range: "invalid.max" }, { range: { max: pageSize } });
  return { offset, limit };
};

/** Reads filter, sort and range of a list. Field names are not checked yet. @throws Failure 406 */
const queryOf = (url: URL, limits: Limits) => {
  const filter = parseParameter(url, "filter", limits);
  const sort = parseParameter(url, "sort", limits);
  const range = rangeOf(parseParameter(url, "range", limits), limits);
  const sorted: readonly unknown[] = Array.isArray(sort) ? sort : [];
  const [first = "", direction = ""] = sorted.map(String);
  // Further fields stand behind the first one, with a minus where they descend.
  const order = (first === "" ? [] : first.split(",")).map((one, at) => ({
    field: at > 0 ? one.replace(/^-/, "") : one,
    descending: at > 0 ? one.startsWith("-") : direction.toUpperCase() === "DESC",
  }));
  return { filter: isObject(filter) ? filter : {}, order, sort: order[0] ?? null, ...range };
};

const answerList = async (
  name: string,
  offset: number,
  rows: readonly unknown[],
  total: number,
  isAbout = false,
): Promise<Response> => {
  const end = Math.max(offset, offset + rows.length - 1);
  const headers = {
    "content-type": "application/json",
    "content-range": `${name} ${offset}-${end}/${total}`,
    "access-control-expose-headers": "Content-Range",
    ...(isAbout ? { "x-count-estimated": "true" } : {}),
    "cache-control": "no-store",
  };
  return new Response(await jsonInSteps(rows), { headers });
};

/** An entry of the audit trail tells what changed once it is opened: a page of entries could be very long. */
const withoutChanges = ({ trail }: Model, { sealed }: Table, row: AnsweredRow): AnsweredRow => {
  if (!sealed || trail === null) return row;
  const { [trail.changes]: _, ...entry } = row;
  return entry;
};

const list = async (request: SignedRequest, url: URL): Promise<Response> => {
  const { platform, resource } = request;
  permit(request.caller, resource, "list");
  const { filter, order, offset, limit } = queryOf(url, platform.limits);
  const named = (name: string) => (name === "id" ? resource.key : name);
  const filters = Object.fromEntries(Object.entries(filter).map(([name, value]) => [named(name), value]));
  const sort = {
    sort_field: order.map(({ field }) => named(field)).join(),
    sort_order: order.map(({ descending }) => (descending ? "desc" : "asc")).join(),
  };
  const { rows, total, isAbout } = await listRows(
    { ...request, params: { ...filters, ...sort } },
    { offset, limit },
    true,
  );
  const table = tableFor(platform, resource.name);
  const plain = await inSteps(rows, (row) => withoutChanges(platform.model, table, decodeRow(table, row)));
  await noteWideReading(request, plain);
  const shown = await inSteps(plain, (row) =>
    withId(resource, maskAnswer(platform, request.caller, resource.name, row)),
  );
  return answerList(resource.name, offset, shown, total, isAbout);
};

/** Serves an extra resource. @throws Failure 404 for a method that does not exist, or what the handler throws */
const serveBesides = async (
  request: SessionRequest,
  { name, handler }: { readonly name: string; readonly handler: RestHandler },
  { method, id, url }: { readonly method: string; readonly id: string | undefined; readonly url: URL },
): Promise<Response> => {
  if (id === undefined) {
    if (method === "POST") {
      if (handler.stepUp?.includes("add")) await demandProof(request);
      const add = (one: SessionRequest) => handler.add(one, one.params);
      return answer(await (handler.once ? addNumbered(request, name, add) : add(request)));
    }
    if (method !== "GET") throw new Failure(404);
    const query = queryOf(url, request.platform.limits);
    const { rows, total } = await handler.list(request, query);
    return answerList(name, query.offset, rows, total);
  }
  if (method === "GET") return answer(await handler.get(request, id));
  if (method === "PUT") return answer(await handler.set(request, id, request.params));
  if (method !== "DELETE") throw new Failure(404);
  if (handler.stepUp?.includes("del")) await demandProof(request);
  await handler.del(request, id);
  return answer({ id });
};

const VERBS: Readonly<Record<string, CallModel["verb"]>> = { GET: "get", POST: "add", PUT: "set", DELETE: "del" };

/** The call for a verb. Whoever may list may read one record, so a missing `get` uses the rights of `list`. */
const callFor = ({ calls }: ResourceModel, verb: CallModel["verb"]): CallModel | undefined => {
  const listing = calls.find((one) => one.verb === "list");
  return calls.find((one) => one.verb === verb) ?? (verb === "get" && listing ? { ...listing, verb } : undefined);
};

interface Found {
  /** What is served beside the definitions. */
  readonly besides: { readonly name: HostModel["rest"][number]; readonly handler: RestHandler } | undefined;
  readonly served: { readonly resource: ResourceModel; readonly call: CallModel } | undefined;
}

/** What is served at a path without the key of its record. */
const find = (
  serves: Serves,
  { host, resources }: Model,
  path: string,
  verb: CallModel["verb"] | undefined,
): Found => ({
  besides: host?.rest.flatMap((name) => {
    const handler = `/${name}` === path ? serves[name] : undefined;
    return handler === undefined ? [] : [{ name, handler }];
  })[0],
  served: resources
    .filter(({ style }) => style === "rest")
    .flatMap((resource) => {
      const call = verb && callFor(resource, verb);
      return call?.path === path ? [{ resource, call }] : [];
    })[0],
});

const isFound = ({ besides, served }: Found): boolean => besides !== undefined || served !== undefined;

/** `id`: the key of the record; undefined for all of them. */
type Asked = { readonly method: string; readonly url: URL; readonly id: string | undefined; readonly verb?: string };

const serve = async (
  serves: Serves,
  platform: Platform,
  request: Request,
  url: URL,
  address: string,
): Promise<Response> => {
  const { method } = request;
  const path = url.pathname.replace(REST, "").replace(/\/$/, "");
  const whole = find(serves, platform.model, path, method === "GET" ? "list" : method === "POST" ? "add" : undefined);
  const cut = path.lastIndexOf("/");
  const id = isFound(whole) ? undefined : decodePart(path.slice(cut + 1));
  if (id === null) throw new Failure(404, "record");
  const verb = id === undefined && method === "GET" ? "list" : VERBS[method];
  const found =
    id === undefined ? whole : find(serves, platform.model, path.slice(0, cut), verb === "add" ? undefined : verb);
  if (!isFound(found)) throw new Failure(404);
  const isSigned = async (token: string) => (await platform.callers.find(token, platform.now(), true)) !== null;
  const { limits } = platform;
  const hasBody = method !== "GET" && method !== "DELETE";
  const body = hasBody ? await readBody(request, { limits, isSigned, isLegacy: false }) : {};
  const incoming = readCall(request, body, address, platform.model.host);
  const sender = await platform.rates.take(platform.callers, incoming, platform.now());
  checkValues(incoming.params, limits);
  return platform.rates.of(sender, platform.now, () =>
    serveFound(platform, incoming, found, { method, url, id, ...(verb && { verb }) }),
  );
};

const serveFound = async (
  platform: Platform,
  incoming: Incoming,
  { besides, served }: Found,
  { method, url, id, verb }: Asked,
): Promise<Response> => {
  const { address } = incoming;
  const { open, visit } = besides?.handler ?? {};
  const visiting = { account: null, call: null, work: besides?.name ?? "", address };
  if (open && method === "POST" && id === undefined && incoming.token === null)
    return answer(await open({ ...incoming, platform: actAs(platform, visiting) }, incoming.params));
  if (visit && method === "GET" && id !== undefined && incoming.token === null)
    return visit({ ...incoming, platform: actAs(platform, visiting) }, id, url);
  const signed = await foundIn(platform, incoming);
  const { caller } = signed;
  if (besides) checkLackingBesides(caller, besides.name, method);
  else checkLacking(caller, null);
  if (besides) checkApiKey(signed, null);
  if (besides) checkLookingBesides(caller, besides.name, method);
  const own = { ...visiting, account: caller.account };
  if (besides) return serveBesides({ ...signed, platform: actAs(platform, own) }, besides, { method, id, url });
  if (served === undefined) throw new Failure(404);
  const { resource, call } = served;
  await refuseLimited(actSigned(signed, resource, call), { resource, call, handler: null });
  if (verb === "list") return list({ ...signed, resource, call }, url);
  const key = id === undefined ? {} : { [resource.key]: id };
  const made = actSigned({ ...signed, resource, call, params: { ...signed.params, ...key } }, resource, call);
  const { data } = await recordingRefusal(made, () => answerCall(made));
  return answer(verb === "del" ? { id } : withId(resource, data));
};

export const serveRest = async (
  serves: Serves,
  platform: Platform,
  request: Request,
  address: string,
  failed: (error: unknown) => Failure,
): Promise<Response> => {
  try {
    return await serve(serves, platform, request, new URL(request.url), address);
  } catch (error) {
    return refuseRest(platform.model, request, failed(error));
  }
};

export const hasRest = (model: Model): boolean => model.resources.some(({ style }) => style === "rest");
