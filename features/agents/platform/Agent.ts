// An agent whose key is known, and how its calls pass the door.
import type { CallModel, ResourceModel } from "../../../generator";
import { mayCall } from "../../../platform/framework/access/permission";
import { type DeclaredCall, handlerOf } from "../../../platform/framework/calls/Handler";
import { callTarget } from "../../../platform/framework/door/callTarget";
import type { Reply, Target } from "../../../platform/framework/door/door";
import type { Visit } from "../../../platform/framework/Feature";
import type { SessionRequest } from "../../../platform/framework/Platform";
import type { Row } from "../../../platform/framework/storage/Store";
import { platformForActor } from "../../../platform/framework/trail/createTrail";
import { noPermissionFailure } from "../../../platform/framework/wire/Failure";
import { AgentRefusal } from "./AgentRefusal";

export interface Agent {
  readonly visit: Visit;
  /** The request as it passed the door: with its caller. */
  readonly request: SessionRequest;
}

/** @throws Refused if there is no such resource */
export const findResource = ({ request }: Agent, name: string): ResourceModel => {
  const found = request.platform.model.resources.find((one) => one.name === name);
  if (found === undefined) throw new AgentRefusal("agents.no_resource", { name });
  return found;
};

/** The calls of a resource that the agent has the right to. */
export const callsOnResource = ({ request }: Agent, resource: ResourceModel): readonly CallModel[] =>
  resource.calls.filter((call) => mayCall(request.caller, resource, call.name));

/** The call by which a resource is read. Without `get`, agents that may list records may also read one. */
export const findReadingCall = (agent: Agent, resource: ResourceModel, verb: "list" | "get"): CallModel => {
  const own = callsOnResource(agent, resource);
  const listing = own.find((call) => call.verb === "list");
  const found = own.find((call) => call.verb === verb) ?? (listing && { ...listing, verb });
  if (found === undefined) throw noPermissionFailure();
  return found;
};

export const declaredCallOf = ({ visit }: Agent, resource: ResourceModel, call: CallModel): DeclaredCall => ({
  resource,
  call,
  handler: call.name === call.verb || call.verb === "action" ? handlerOf(visit.handlers, resource, call) : null,
});

/** Unlike other requests, a request of an agent always needs the right to the call, and never counts as a visitor's. */
export const agentTarget = ({ visit }: Agent, called: DeclaredCall, params: Row): Target => ({
  ...callTarget(called, { platform: visit.platform, params }),
  open: null,
  right: ({ caller }) => mayCall(caller, called.resource, called.call.name),
});

/** Makes a call that only reads. The request has passed the other stages of the door with the tool. @throws Failure */
export const makeReadingCall = async (
  agent: Agent,
  resource: ResourceModel,
  call: CallModel,
  params: Row,
): Promise<Reply> => {
  const { visit, request } = agent;
  const { account, apiKey } = request.caller;
  const called = declaredCallOf(agent, resource, call);
  const platform = platformForActor(visit.platform, { account, apiKey, call: called, address: request.address });
  const target = agentTarget(agent, called, params);
  return visit.door.carry({ ...request, platform, params, requestId: null, target });
};

/** Passes a call through all stages of the door, as if a program had sent it. @throws Failure */
export const callThroughDoor = async (
  agent: Agent,
  params: Row,
  requestId: string | null,
  target: Target,
): Promise<Reply> => {
  const { visit, request } = agent;
  const { token, language, apiVersion, address } = request;
  return visit.door.ask({ token, language, apiVersion, address, platform: visit.platform, params, requestId, target });
};
