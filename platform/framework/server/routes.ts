// Finds the declared call that a request means, by its path and its constants.
import { REQUEST_ID } from "../wire/ownNames";
import { TASK_CALLS } from "../../../generator";
import type { CallModel, Model, ResourceModel } from "../../../generator";
import { type DeclaredCall, handlerOf, type HandlersOf } from "../calls/Handler";
import { callTarget } from "../door/callTarget";
import type { AnonymousRequest, Door } from "../door/door";
import { signedTarget } from "../door/restTarget";
import type { Handles } from "../storage/defineResource";
import { Refusal } from "../settings/Refusal";
import { Failure, invalidFailure } from "../wire/Failure";
import type { Incoming } from "../wire/envelope";
import type { CallFacts, Platform } from "../Platform";

export type Routes = ReadonlyMap<string, readonly DeclaredCall[]>;

/** @throws Refusal if an import would bypass the console's own code for adding a record */
const checkHanded = ({ resource, call, handler }: DeclaredCall): void => {
  if (!resource.importing?.handed || call.name !== resource.importing.call) return;
  if (handler === null || handler.who === "anybody") return;
  throw new Refusal(
    `${resource.name}.${call.name} is answered by code of its own, which rows of a file would not go through: say in ${resource.file} \`views: { list: { import: false } }\`, or declare \`${TASK_CALLS.addImport}\`.`,
  );
};

export const routesOf = (model: Model, handlers: HandlersOf<Handles>): Routes => {
  const routes = new Map<string, DeclaredCall[]>();
  // Calls of the style rest may share a path, so server/rest.ts finds them by their HTTP method.
  for (const resource of model.resources.filter(({ style }) => style !== "rest"))
    for (const call of resource.calls) {
      const route = { resource, call, handler: handlerOf(handlers, resource, call) };
      checkHanded(route);
      for (const path of [call.path, ...(call.was === null ? [] : [call.was])])
        routes.set(path, [...(routes.get(path) ?? []), route]);
    }
  return routes;
};

/** Several calls may share a path and differ in a constant, such as type sys, datacenter or zonebind. */
const routeFor = (found: readonly DeclaredCall[], { params }: Incoming): DeclaredCall | undefined => {
  const fits = ({ call }: DeclaredCall) =>
    Object.entries(call.constants).every(([name, value]) => JSON.stringify(params[name]) === JSON.stringify(value));
  return found.find((route) => Object.keys(route.call.constants).length > 0 && fits(route)) ?? found.find(fits);
};

/** The parameters without the constants that identify the call, and without the id of the request. */
const ownParams = ({ params }: Incoming, { call, resource }: DeclaredCall) => {
  const isField = (name: string) => resource.fields.some((field) => field.name === name);
  const isParam = (name: string) => call.params.some((field) => field.name === name);
  const isBeside = (name: string) => Object.hasOwn(call.constants, name) || (name === REQUEST_ID && !isParam(name));
  return Object.fromEntries(Object.entries(params).filter(([name]) => !isBeside(name) || isField(name)));
};

/** A target that refuses every request. Requests for unknown calls pass the door too, because they count for limits. */
const missing = () => Promise.reject(new Failure(404));
const NOWHERE = { ...signedTarget("unknown", { lacking: true, apiKey: true, looking: true }, missing), open: missing };

/** The target of a request, with its parameters. Code that visitors may call also accepts other values of constants. */
export const targetAt = (platform: Platform, routes: Routes, path: string, incoming: Incoming): AnonymousRequest => {
  const asked = { ...incoming, platform };
  const [first, ...others] = routes.get(path) ?? [];
  if (first === undefined) return { ...asked, target: NOWHERE };
  const called = routeFor([first, ...others], incoming);
  if (called) {
    const request = { ...asked, params: ownParams(incoming, called) };
    return { ...request, target: callTarget(called, request, incoming.params) };
  }
  const right = (): never => {
    throw invalidFailure(
      Object.fromEntries(Object.keys(first.call.constants).map((name) => [name, "invalid.standard"])),
    );
  };
  return { ...asked, target: { ...callTarget(first, asked), once: null, shape: () => undefined, right } };
};

/** How a job makes a call: see `carrying` of Platform. */
export const createJobCalls =
  (handlers: HandlersOf<Handles>, door: Door) =>
  (resource: ResourceModel, call: CallModel): CallFacts | null => {
    const handler = handlerOf(handlers, resource, call);
    if (handler !== null && (handler.who === "anybody" || handler.alone === true)) return null;
    const called = { resource, call, handler };
    return {
      isPlain: handler === null,
      run: async (request) => {
        const incoming = { token: "", apiVersion: null, requestId: null, address: "" };
        await door.carry({ ...incoming, ...request, target: callTarget(called, request) });
      },
    };
  };
