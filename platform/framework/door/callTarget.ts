// Makes a target of the door from a declared call.
import { mayCall } from "../access/permission";
import { addApiKey, isNewApiKey } from "../calls/apiKey";
import type { DeclaredCall } from "../calls/Handler";
import { requestIdScope } from "../calls/numbered";
import { isMenuTreeCall, answerOwnRole } from "../calls/ownRights";
import { callNeedsProof } from "../calls/stepUp";
import type { CallCode, OpenRequest, SessionRequest, SignedRequest } from "../Platform";
import { answerAction } from "../records/answerAction";
import { answerAdd } from "../records/add";
import { answerDel } from "../records/answerDel";
import { checkActionOpen } from "../records/ended";
import { answerGet } from "../records/answerGet";
import { answerList } from "../records/list";
import { isNameLookup, lookUpNames } from "../records/lookup";
import { checkOwnerAction } from "../records/scope";
import { checkDescribed } from "../records/schema";
import { answerSet } from "../records/set";
import { checkShape } from "../records/shape";
import type { Answer } from "../wire/envelope";
import { Failure } from "../wire/Failure";
import { specialCallersOf } from "./despite";
import type { AnonymousRequest, Target } from "./door";

const plain: Readonly<Record<DeclaredCall["call"]["verb"], CallCode>> = {
  list: answerList,
  get: answerGet,
  add: answerAdd,
  set: answerSet,
  del: answerDel,
  action: answerAction,
};

/** Whether a request needs no menu key: it asks for the caller's own roles, the menu tree, or names. */
const isFree = (request: SignedRequest): boolean =>
  answerOwnRole(request) !== null || isMenuTreeCall(request) || isNameLookup(request);

/** Answers a call without code of the console. */
const answerPlain = async (request: SignedRequest): Promise<Answer> => {
  const own = answerOwnRole(request);
  if (own) return own;
  if (isMenuTreeCall(request)) return answerList(request);
  if (isNameLookup(request)) return lookUpNames(request);
  if (isNewApiKey(request)) return addApiKey(request);
  const { call, platform } = request;
  return (platform.calls.get(call.name) ?? plain[call.verb])(request);
};

export type CalledRequest = Pick<AnonymousRequest, "platform" | "params">;

/** `sent`: all parameters, with the constants of the call and the request id, for code that visitors may call. */
export const callTarget = (called: DeclaredCall, { platform, params }: CalledRequest, sent = params): Target => {
  const { resource, call, handler } = called;
  const signed = (request: SessionRequest): SignedRequest => ({ ...request, resource, call });
  const checked = <Request extends OpenRequest>(request: Request): Request =>
    handler !== null && call.params.length > 0
      ? { ...request, params: checkDescribed(platform.model, called, request.params, handler.who) }
      : request;
  // For a caller who is signed in, code for visitors may answer null. The plain call then answers.
  const own = handler?.who === "anybody" ? null : handler;
  return {
    name: `${resource.name}.${call.name}`,
    called,
    despite: specialCallersOf(platform.model, called, params),
    once: own?.alone === true ? null : requestIdScope(call, params),
    open: handler?.who === "anybody" ? (asked) => handler.run(checked({ ...asked, params: sent })) : null,
    shape: ({ caller, apiVersion }) => {
      checkShape(called, params);
      if (caller !== null && apiVersion !== null && apiVersion !== call.apiVersion)
        throw new Failure(406, "version", null, { version: call.apiVersion });
    },
    right: (request) =>
      own?.who === "signed" ||
      mayCall(request.caller, resource, call.name) ||
      (own === null && isFree(signed(request))),
    proof: () => callNeedsProof(call, params),
    state: async (request) => {
      // The plain call checks the owner itself, together with the record that it changes.
      if (own === null) return;
      await checkOwnerAction(signed(request));
      await checkActionOpen(signed(request));
    },
    run: async (request) => (own === null ? answerPlain(signed(request)) : own.run(checked(signed(request)))),
  };
};
