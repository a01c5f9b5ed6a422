// Decides which requests may contain the token. All code that sends requests asks here, so that no address in a record
// or in an answer can receive the token.
import { platformBase } from "./config";
import * as token from "./token";

export const pageOrigin = (): string => globalThis.location?.origin ?? "http://localhost";

/** "" for a text that is not a web address. */
const originOf = (address: string): string => {
  if (!URL.canParse(address, pageOrigin())) return "";
  const { protocol, origin } = new URL(address, pageOrigin());
  return protocol === "https:" || protocol === "http:" ? origin : "";
};

/**
 * The token for a request to `url`: `held` for the platform, and for a server that is registered there with exactly
 * this address (`registered`). "" for all other hosts.
 */
export const tokenFor = (url: string, held: string = token.get(), registered: string | null = null): string => {
  const origin = originOf(url);
  const isKnown =
    origin === originOf(platformBase() || pageOrigin()) || (registered !== null && origin === originOf(registered));
  return origin !== "" && isKnown ? held : "";
};
