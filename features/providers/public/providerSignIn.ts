// Signing in at a company's identity provider. This page sends the person there, and completes the sign-in after the
// return. Only this tab has the text whose hash it sent first. So an address that was copied from another person signs
// nobody in.
import { parseJson } from "../../../shared/schema/parseJson";
import { device } from "../../../src/framework/wire/device";
import { host } from "../../../src/framework/wire/Host";
import { knownBrowser } from "../../../src/framework/wire/knownBrowser";
import { postWithoutSession } from "../../../src/framework/wire/openRest";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import { beginSession } from "../../../src/framework/wire/signIn";
import { ownKey } from "../../../src/framework/wire/storage";
import { WireFailure } from "../../../src/framework/wire/WireFailure";

const PATH = "/rest/providers";
const KEPT = ownKey("provider");
const CODE = "provider_code";
const ERROR = "provider_error";
const BYTES = 32;

const inText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Sends the person to the provider of a company code or a mail address. @throws WireFailure */
export const goToProvider = async (who: string): Promise<void> => {
  const proof = inText(crypto.getRandomValues(new Uint8Array(BYTES)));
  const hash = inText(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(proof))));
  const { address } = factsIn(await postWithoutSession(PATH, { who, proof: hash, query: location.search }));
  const isWeb = typeof address === "string" && /^https?:\/\//.test(address);
  if (!isWeb) throw new WireFailure({ reason: "notJson", code: 200, path: PATH });
  sessionStorage.setItem(KEPT, JSON.stringify({ who, proof }));
  location.assign(address);
};

export type ProviderReturn = { readonly code: string } | { readonly reason: string };

/** The values that a provider added to this address on return. They are removed from the address. */
export const takeProviderReturn = (): ProviderReturn | null => {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const [code, reason] = [query.get(CODE), query.get(ERROR)];
  if (code === null && reason === null) return null;
  query.delete(CODE);
  query.delete(ERROR);
  const rest = query.size === 0 ? "" : `?${query.toString()}`;
  history.replaceState(history.state, "", `${pathname}${rest}${hash}`);
  return code === null ? { reason: reason ?? "" } : { code };
};

/** The text that the person typed before they went to the provider. */
export const readRememberedName = (): string => {
  const { who } = factsIn(parseJson(sessionStorage.getItem(KEPT) ?? ""));
  return typeof who === "string" ? who : "";
};

/** Completes the sign-in, and stores the token for all tabs. @throws WireFailure */
export const completeProviderSignIn = async (code: string): Promise<void> => {
  const account = readRememberedName();
  const { proof } = factsIn(parseJson(sessionStorage.getItem(KEPT) ?? ""));
  sessionStorage.removeItem(KEPT);
  const { browser } = host().signIn;
  const body = { ...device(), [browser]: knownBrowser.token("console", account), code, proof: String(proof ?? "") };
  beginSession(await postWithoutSession(PATH, body), { account, path: PATH });
};
