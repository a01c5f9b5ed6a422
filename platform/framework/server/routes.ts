// Finds the handler of a call by its path: code of the console first, then the general handler of its verb.
import { REQUEST_ID } from "../wire/ownNames";
import { TASK_CALLS } from "../../../generator";
import type { CallModel, Model, ResourceModel } from "../../../generator";
import { noteUse } from "../access/apiKeys";
import { permit } from "../access/permission";
import { addApiKey, isNewApiKey } from "../calls/apiKey";
import { checkApiKey } from "../calls/byApiKey";
import { checkLacking } from "../calls/lacking";
import { checkLooking, refuseLooking } from "../calls/looking";
import { answerNumbered } from "../calls/numbered";
import { type Handler, handlerOf, type HandlersOf } from "../calls/Handler";
import type { Handles } from "../storage/defineResource";
import { isMenuTree, ownRole } from "../calls/ownRights";
import { checkStepUp } from "../calls/stepUp";
import { taskCalls } from "../calls/tasks";
import { isOf } from "../storage/writer";
import { Refusal } from "../settings/Refusal";
import { Failure, invalid } from "../wire/Failure";
import type { Answer, Answered, Incoming } from "../wire/envelope";
import { inSteps } from "../wire/inSteps";
import type { Carrying, Platform, SessionRequest, SignedRequest } from "../Platform";
import { act } from "../records/act";
import { actAs } from "../trail/createTrail";
import { recordCall, recordingRefusal } from "../trail/recordCall";
import { add } from "../records/add";
import { del } from "../records/del";
import { checkActionOpen } from "../records/ended";
import { checkOwnerAction } from "../records/scope";
import { get } from "../records/get";
import { list } from "../records/list";
import { isList, maskAnswer } from "../records/personal";
import { checkShape } from "../records/shape";
import { isLookup, lookUp } from "../records/lookup";
import { set } from "../records/set";
import { noteWideReading } from "../records/wideReading";

export interface Route {
  readonly resource: ResourceModel;
  readonly call: CallModel;
  /** The console's own code for this call; null if the general handler answers it. */
  readonly handler: Handler | null;
}
export type Routes = ReadonlyMap<string, readonly Route[]>;

const plain = { list, get, add, set, del, action: act } as const satisfies Record<
  CallModel["verb"],
  (request: SignedRequest) => Promise<Answer>
>;

/** @throws Refusal if an import would bypass the console's own code for adding a record */
const checkHanded = ({ resource, call, handler }: Route): void => {
  if (!resource.importing?.handed || call.name !== resource.importing.call) return;
  if (handler === null || handler.who === "anybody") return;
  throw new Refusal(
    `${resource.name}.${call.name} is answered by code of its own, which rows of a file would not go through: say in ${resource.file} \`views: { list: { import: false } }\`, or declare \`${TASK_CALLS.addImport}\`.`,
  );
};

export const routesOf = (model: Model, handlers: HandlersOf<Handles>): Routes => {
  const routes = new Map<string, Route[]>();
  // Calls of the style rest share a path, and are told apart by their HTTP method: server/rest.ts.
  for (const resource of model.resources.filter(({ style }) => style !== "rest"))
    for (const call of resource.calls) {
      const route = { resource, call, handler: handlerOf(handlers, resource, call) };
      checkHanded(route);
      routes.set(call.path, [...(routes.get(call.path) ?? []), route]);
    }
  return routes;
};

/** Several definitions may share a path and differ by a constant, such as type sys, datacenter or zonebind. */
const routeFor = (routes: Routes, path: string, { params }: Incoming): Route | undefined => {
  const found = routes.get(path) ?? [];
  const fits = ({ call }: Route) =>
    Object.entries(call.constants).every(([name, value]) => JSON.stringify(params[name]) === JSON.stringify(value));
  return found.find((route) => Object.keys(route.call.constants).length > 0 && fits(route)) ?? found.find(fits);
};

/** Also whoever lacks the demanded second factor. @throws Failure 401 */
export const foundIn = async (platform: Platform, incoming: Incoming): Promise<SessionRequest> => {
  const { token } = incoming;
  const caller = token === null ? null : await platform.callers.find(token, platform.now(), true);
  if (token === null || caller === null) throw new Failure(401);
  isOf(String(caller.key));
  if (caller.apiKey) {
    const now = platform.now();
    platform.rates.takeApiKey(caller.apiKey, now);
    await noteUse(platform.store.db, platform, caller.apiKey, incoming.address, now);
  }
  return { ...incoming, platform, caller, token };
};

/** For what is no declared call. @throws Failure 401, 428 to whoever lacks the demanded second factor */
export const signedIn = async (platform: Platform, incoming: Incoming): Promise<SessionRequest> => {
  const request = await foundIn(platform, incoming);
  checkLacking(request.caller, null);
  return request;
};

/** The same for what is no declared call, and does more than read. @throws Failure 401, 513 to whoever only looks as a role */
export const signedInToAct = async (platform: Platform, incoming: Incoming): Promise<SessionRequest> => {
  const request = await signedIn(platform, incoming);
  refuseLooking(request.caller);
  return request;
};

/** Answers one call of a signed-in account, if its menu keys allow it. @throws Failure */
export const callResource = async (request: SignedRequest): Promise<Answer> => {
  const { caller, resource, call } = request;
  const own = ownRole(request);
  if (own) return own;
  if (isMenuTree(request)) return list(request);
  if (isLookup(request)) return lookUp(request);
  permit(caller, resource, call.name);
  // Imports ask when they begin, not whoever follows or stops one: imports.ts.
  if (call.name !== TASK_CALLS.addImport) await checkStepUp(request);
  if (isNewApiKey(request)) return addApiKey(request);
  return (taskCalls.get(call.name) ?? plain[call.verb])(request);
};

/** The answer, without personal data that the caller may not see. */
const maskedFor = async (request: SignedRequest, answer: Answer): Promise<Answer> => {
  const { platform, caller, resource } = request;
  const { data } = answer;
  await noteWideReading(request, data);
  const mask = (one: Answered) => maskAnswer(platform, caller, resource.name, one);
  return { ...answer, data: isList(data) ? await inSteps(data, mask) : mask(data) };
};

/** Runs a call of a caller who is signed in, which always has an answer, and records it. */
const runRecorded = async (request: SignedRequest, run: (request: SignedRequest) => Promise<Answer>): Promise<Answer> =>
  maskedFor(request, (await recordCall(request, run)) ?? { data: null });

/** Answers a call without a handler. */
export const answerCall = (request: SignedRequest): Promise<Answer> =>
  answerNumbered(request, (one) => runRecorded(one, callResource));

/** How jobs make calls: see Platform. */
export const carryingOf =
  (handlers: HandlersOf<Handles>) =>
  (resource: ResourceModel, call: CallModel): Carrying | null => {
    const handler = handlerOf(handlers, resource, call);
    if (handler !== null && (handler.who === "anybody" || handler.alone === true)) return null;
    const run = async (request: SignedRequest): Promise<Answer> => {
      checkShape({ resource, call }, request.params);
      permit(request.caller, resource, call.name);
      if (handler === null) return runRecorded(request, plain[call.verb]);
      await checkOwnerAction(request);
      await checkActionOpen(request);
      return runRecorded(request, (one) => handler.run(one));
    };
    return { isPlain: handler === null, run };
  };

/** The same request, whose writes stand in the audit trail as the caller's. */
export const actSigned = <Request extends SessionRequest>(
  request: Request,
  resource: ResourceModel,
  call: CallModel,
): Request => {
  const { platform, caller, address } = request;
  const { account, apiKey } = caller;
  return { ...request, platform: actAs(platform, { account, apiKey, call: { resource, call }, address }) };
};

/**
 * Refuses what no program may do with an API key, and nobody who only looks as a role, and tells that in the trail without the
 * parameters. @throws Failure 513
 */
export const refuseLimited = (request: SessionRequest, called: Route): Promise<void> =>
  recordingRefusal({ ...request, ...called, params: {} }, async () => {
    checkApiKey(request, called);
    checkLooking(request.caller, request.platform.model, called.call);
  });

interface OpenCall extends Incoming {
  readonly resource: ResourceModel;
  readonly call: CallModel;
}

/** Answers a call that needs no session. It may carry one all the same, which the audit trail then names. */
const answerAnybody = async (
  platform: Platform,
  { resource, call, ...incoming }: OpenCall,
  handler: Extract<Handler, { readonly who: "anybody" }>,
): Promise<Answer | null> => {
  const { token, address } = incoming;
  const caller = token === null ? null : await platform.callers.find(token, platform.now());
  if (caller) checkLooking(caller, platform.model, call);
  const { account = null, apiKey } = caller ?? {};
  const acting = actAs(platform, { account, apiKey, call: { resource, call }, address });
  return recordCall({ ...incoming, platform: acting, call }, (one) => handler.run(one));
};

const ownParams = ({ params }: Incoming, { call, resource }: Route) => {
  const isField = (name: string) => resource.fields.some((field) => field.name === name);
  const isParam = (name: string) => call.params.some((field) => field.name === name);
  // The request id is no field of a record, so it is dropped unless the call declares it.
  const isBeside = (name: string) => name in call.constants || (name === REQUEST_ID && !isParam(name));
  return Object.fromEntries(Object.entries(params).filter(([name]) => !isBeside(name) || isField(name)));
};

const serve = async (platform: Platform, routes: Routes, path: string, incoming: Incoming): Promise<Answer> => {
  const route = routeFor(routes, path, incoming);
  // Calls of one path that differ by a constant share a handler, which also answers if no constant matches.
  const [first] = routes.get(path) ?? [];
  if (!first) throw new Failure(404);
  const { resource, call, handler: found } = route ?? first;
  if (route && found?.who === "anybody") checkShape(route, incoming.params);
  if (found?.who === "anybody") {
    const answer = await answerAnybody(platform, { ...incoming, resource, call }, found);
    if (answer) return answer;
  }
  const handler = found?.who === "anybody" ? null : found;
  const constants = Object.keys(first.call.constants);
  const request = actSigned(await foundIn(platform, incoming), resource, call);
  checkLacking(request.caller, platform.model.host, call, incoming.params);
  await refuseLimited(request, { resource, call, handler });
  if (route) checkShape(route, incoming.params);
  if (!handler && !route) throw invalid(Object.fromEntries(constants.map((name) => [name, "invalid.standard"])));
  const wanted = route?.call.apiVersion;
  if (wanted && incoming.apiVersion !== null && incoming.apiVersion !== wanted)
    throw new Failure(406, "version", null, { version: wanted });
  if (handler?.who === "signed" && !route) return handler.run(request);
  if (!route) throw new Failure(404);
  const signed = { ...request, resource, call, params: ownParams(incoming, route) };
  return recordingRefusal(signed, async () => {
    if (!handler) return answerCall(signed);
    if (handler.who === "permitted") permit(request.caller, resource, call.name);
    await checkStepUp(signed);
    await checkOwnerAction(signed);
    await checkActionOpen(signed);
    const run = (one: SignedRequest): Promise<Answer> => runRecorded(one, (same) => handler.run(same));
    return handler.alone ? run(signed) : answerNumbered(signed, run);
  });
};

/** Answers a call by its path. On PostgreSQL, calls of one resource share a part of the connections. @throws Failure */
export const dispatch = (platform: Platform, routes: Routes, path: string, incoming: Incoming): Promise<Answer> => {
  const { turns } = platform.store;
  const work = () => serve(platform, routes, path, incoming);
  return turns === null ? work() : turns.of(routes.get(path)?.[0]?.resource.name ?? path, work);
};
