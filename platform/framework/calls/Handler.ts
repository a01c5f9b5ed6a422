import type { CallModel, ResourceModel } from "../../../generator";
import type { Answer } from "../wire/envelope";
import type { OpenRequest, SessionRequest, SignedRequest } from "../Platform";
import type { Handles, ParamsOf, SentOf } from "../storage/defineResource";
import type { Row } from "../storage/Store";

interface Manner {
  /**
   * Ignores the id of a request. For calls that take several transactions, or stop a running job, so that no
   * transaction could hold them. A repeated request must do no harm.
   */
  readonly alone?: true;
  /** Whether programs may make the call with an API key, although no menu key grants it. They may always make calls that read. */
  readonly byApiKey?: true;
}

/**
 * The code of a call, and who may call it. `anybody` needs no session; if it answers null, the plain call answers
 * callers who are signed in. `signed` needs a session. `permitted` also needs the right to the declared call; only then were
 * required parameters demanded. The door checks those that were sent, where the definition describes some.
 */
export type Handler<Params = Row, Sent = Row> =
  | { readonly who: "anybody"; run(request: OpenRequest<Sent>): Promise<Answer | null> }
  | ({ readonly who: "signed"; run(request: SessionRequest<Sent>): Promise<Answer> } & Manner)
  | ({ readonly who: "permitted"; run(request: SignedRequest<Params>): Promise<Answer> } & Pick<Manner, "alone">);

/** A declared call. */
export interface Called {
  readonly resource: ResourceModel;
  readonly call: CallModel;
  /** The console's own code for it; null if the plain call answers it. */
  readonly handler: Handler | null;
}

/** Handlers by name of the resource and the call. */
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
