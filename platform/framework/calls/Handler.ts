import type { CallModel, ResourceModel } from "../../../generator";
import type { Answer } from "../wire/envelope";
import type { OpenRequest, SessionRequest, SignedRequest } from "../Platform";
import type { Handles, ParamsOf, SentOf } from "../storage/defineResource";
import type { Row } from "../storage/Store";

interface Manner {
  /**
   * Whether the id of a request is ignored. Calls need this if they take several transactions or stop a running job,
   * because they cannot run in one transaction. Repeating such a call must be harmless.
   */
  readonly alone?: true;
  /** Whether programs may make the call with an API key, without a menu key. Calls that only read always may. */
  readonly byApiKey?: true;
}

/**
 * The code of a call, and who may call it. `anybody`: no session is needed. If the code answers null, a signed-in
 * caller gets the answer of the plain call. `signed`: a session is needed. `permitted`: the right to the call is
 * needed, and required parameters must be present. The door checks the parameters that were sent, if the definition
 * describes any.
 */
export type Handler<Params = Row, Sent = Row> =
  | { readonly who: "anybody"; run(request: OpenRequest<Sent>): Promise<Answer | null> }
  | ({ readonly who: "signed"; run(request: SessionRequest<Sent>): Promise<Answer> } & Manner)
  | ({ readonly who: "permitted"; run(request: SignedRequest<Params>): Promise<Answer> } & Pick<Manner, "alone">);

/** A call as a definition declares it. */
export interface DeclaredCall {
  readonly resource: ResourceModel;
  readonly call: CallModel;
  /** The console's own code for the call; null if the plain call answers it. */
  readonly handler: Handler | null;
}

/** Handlers by the names of the resource and the call. */
export type HandlersOf<Of extends Handles> = {
  readonly [Name in keyof Of]?: {
    readonly [Call in keyof Of[Name]["calls"]]?: Handler<ParamsOf<Of[Name], Call>, SentOf<Of[Name], Call>>;
  };
};

/** The handler that a console has for a declared call; null if the plain call answers it. */
export const handlerOf = (
  handlers: HandlersOf<Handles>,
  resource: Pick<ResourceModel, "name">,
  call: Pick<CallModel, "name">,
): Handler | null => {
  const own = Object.hasOwn(handlers, resource.name) ? handlers[resource.name] : undefined;
  return own !== undefined && Object.hasOwn(own, call.name) ? (own[call.name] ?? null) : null;
};
