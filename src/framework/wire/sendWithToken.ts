// Sends requests with the credentials of the session. All requests use this.
import type { OutgoingRequest } from "./Authentication";
import { tokenFor } from "./tokenFor";
import { authentication } from "./Host";
import * as token from "./token";
import { WireFailure } from "./WireFailure";

/** `held`: the token, or "" if no token may be sent. `isLast`: whether a 401 ends the session. */
type Attempt<Result> = (held: string, isLast: boolean) => Promise<Result>;

const isRefused = (error: unknown): boolean => error instanceof WireFailure && error.code === 401;

/**
 * Sends a request to `url`. If the token is refused but can be renewed, sends it again, because the platform has not
 * begun it. `registered`: the address of a server that is registered on the platform.
 */
export const sendWithToken = async <Result>(
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
    // A 401 for an earlier session must not end the current session.
    if (!isRefused(error) || own !== token.get() || !(await style.renew(bears))) throw error;
  }
  return attempt(await style.bear(), true);
};

/** Adds the headers that prove the sender, if the request goes to the platform. */
export const withSignature = async (headers: HeadersInit, request: OutgoingRequest): Promise<HeadersInit> => {
  const style = authentication();
  if (style === undefined || tokenFor(request.url, "any") === "") return headers;
  return { ...Object.fromEntries(new Headers(headers)), ...(await style.headers(request)) };
};
