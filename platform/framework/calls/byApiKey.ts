// What programs cannot do with an API key, whatever its scopes: sign in or out, change passwords, make or change keys, give
// rights, and whatever is somebody's own, such as preferences. Nor what people prove again who they are for, which no program can.
import type { CallModel, Model, ResourceModel } from "../../../generator";
import { Failure } from "../wire/Failure";
import type { SessionRequest } from "../Platform";
import type { Handler } from "./Handler";
import { needsStepUp } from "./stepUp";

const READING: ReadonlySet<CallModel["verb"]> = new Set(["list", "get"]);

/** Whether the records of a resource decide what anybody may do. */
const givesRights = ({ identity }: Model, { name }: Pick<ResourceModel, "name">): boolean =>
  [identity?.account, identity?.role, identity?.menu, identity?.apiKey].some((part) => part?.resource === name);

interface Called {
  readonly resource: ResourceModel;
  readonly call: CallModel;
  readonly handler: Handler | null;
}

/** `called` is null for what the platform serves besides its definitions. @throws Failure 513 for a call no key may make */
export const checkApiKey = ({ caller, platform, params }: SessionRequest, called: Called | null): void => {
  if (caller.apiKey === undefined) return;
  const refusal = new Failure(513, "api_key");
  if (called === null) throw refusal;
  const { resource, call, handler } = called;
  if (READING.has(call.verb)) return;
  if (givesRights(platform.model, resource) || needsStepUp(call, params)) throw refusal;
  if (handler?.who === "signed" && handler.byApiKey !== true) throw refusal;
};
