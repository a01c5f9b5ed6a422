import type { CallModel, ResourceModel } from "../../../generator";
import type { Answer } from "../wire/envelope";
import type { OpenRequest, SessionRequest, SignedRequest } from "../Platform";
import type { Handles, ParamsOf } from "../storage/defineResource";
import type { Row } from "../storage/Store";

interface Alone {
  /**
   * Several steps, or the end of work that goes on beside it, and harmless when it comes again: no step holds it whole,
   * so a request of it that carries a number is carried out like one that carries none.
   */
  readonly alone?: true;
}

/**
 * The code of a call, and who may call it. `anybody` needs no session; where it answers null, the plain call answers
 * whoever is signed in. `signed` needs a session. `permitted` also needs the menu key of the declared call.
 */
export type Handler<Params = Row> =
  | { readonly who: "anybody"; run(request: OpenRequest<Params>): Promise<Answer | null> }
  | ({ readonly who: "signed"; run(request: SessionRequest<Params>): Promise<Answer> } & Alone)
  | ({ readonly who: "permitted"; run(request: SignedRequest<Params>): Promise<Answer> } & Alone);

/** Handlers by resource and call, as the handles name them. */
export type HandlersOf<Of extends Handles> = {
  readonly [Name in keyof Of]?: {
    readonly [Call in keyof Of[Name]["calls"]]?: Handler<ParamsOf<Of[Name], Call>>;
  };
};

/** What a console wrote to answer a declared call; null where the plain call does. */
export const handlerOf = (
  handlers: HandlersOf<Handles>,
  resource: Pick<ResourceModel, "name">,
  call: Pick<CallModel, "name">,
): Handler | null => {
  const own = Object.hasOwn(handlers, resource.name) ? handlers[resource.name] : undefined;
  return own !== undefined && Object.hasOwn(own, call.name) ? (own[call.name] ?? null) : null;
};
