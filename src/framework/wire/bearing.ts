// Decides which requests may carry the token. Every sender asks here, so that an address in a record or an answer cannot obtain the token.
import { platformBase } from "./config";
import * as token from "./token";

export const here = (): string => globalThis.location?.origin ?? "http://localhost";

/** "" for text that is not a web address. */
const originOf = (address: string): string => {
  if (!URL.canParse(address, here())) return "";
  const { protocol, origin } = new URL(address, here());
  return protocol === "https:" || protocol === "http:" ? origin : "";
};

/**
 * The token for a request to `url`: `held` for the platform itself, and for a server in the platform's registry, when `url` is
 * the registered address. "" for every other host.
 */
export const tokenFor = (url: string, held: string = token.get(), registered: string | null = null): string => {
  const origin = originOf(url);
  const isKnown =
    origin === originOf(platformBase() || here()) || (registered !== null && origin === originOf(registered));
  return origin !== "" && isKnown ? held : "";
};
