// Where a token may go. Whatever sends one asks here, so that no address in a record or an answer can ask for it.
import { config } from "./config";
import * as token from "./token";

const here = (): string => globalThis.location?.origin ?? "http://localhost";

/** "" for what is no web address. */
const originOf = (address: string): string => {
  if (!URL.canParse(address, here())) return "";
  const { protocol, origin } = new URL(address, here());
  return protocol === "https:" || protocol === "http:" ? origin : "";
};

/** The whole address of a file that an answer names by its path on the platform, or in full. */
export const atPlatform = (address: string): string =>
  /^\/(?![/\\])/.test(address) ? `${config().base || here()}${address}` : new URL(address, here()).href;

/**
 * The token for a request to `url`: `held` for the platform itself, and for a server that the platform has in its registry
 * and names by that address; "" for every other host.
 */
export const tokenFor = (url: string, held: string = token.get(), registered: string | null = null): string => {
  const origin = originOf(url);
  const isKnown =
    origin === originOf(config().base || here()) || (registered !== null && origin === originOf(registered));
  return origin !== "" && isKnown ? held : "";
};
