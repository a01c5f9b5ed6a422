// Every request with the credentials of the session passes here.
import type { Leaving } from "./Authentication";
import { tokenFor } from "./bearing";
import { authentication } from "./Host";
import * as token from "./token";
import { WireFailure } from "./WireFailure";

/** `held`: the token of the request, "" if it may have none. `isLast`: a refusal ends the session. */
type Attempt<Result> = (held: string, isLast: boolean) => Promise<Result>;

const isRefused = (error: unknown): boolean => error instanceof WireFailure && error.code === 401;

/**
 * Makes a request to `url`. If its token is refused and can be renewed, it is made once more: the platform has done nothing of it yet.
 * `registered`: the address of a server in the platform's registry.
 */
export const borne = async <Result>(
  url: string,
  attempt: Attempt<Result>,
  registered: string | null = null,
): Promise<Result> => {
  const own = token.get();
  const held = tokenFor(url, own, registered);
  const style = authentication();
  if (style === undefined || held === "") return attempt(held, true);
  const bears = await style.bear();
  try {
    return await attempt(bears, false);
  } catch (error) {
    // A refusal of an earlier session does not end the present one.
    if (!isRefused(error) || own !== token.get() || !(await style.renew(bears))) throw error;
  }
  return attempt(await style.bear(), true);
};

/** The headers of a request, with those that prove who sends it. Those go only to the platform. */
export const signed = async (headers: HeadersInit, request: Leaving): Promise<HeadersInit> => {
  const style = authentication();
  if (style === undefined || tokenFor(request.url, "any") === "") return headers;
  return { ...Object.fromEntries(new Headers(headers)), ...(await style.headers(request)) };
};
