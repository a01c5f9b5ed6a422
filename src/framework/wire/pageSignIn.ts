// Signing in on a page of the platform (RFC 6749 with RFC 7636). This code sends the person to that page, and
// completes the sign-in after the return. A stolen code is useless, because only this tab has the hashed text.
import { callHost } from "./callHost";
import { webCrypto } from "./webCrypto";
import { host } from "./Host";
import { CLIENT_ID_PARAM } from "./ownNames";
import { factsIn, textIn } from "./readAnswer";
import { beginSession } from "./signIn";
import { ownKey } from "./storage";
import { parseJson } from "../../../shared/schema/parseJson";
import { WireFailure } from "./WireFailure";

const KEPT = ownKey("page");
const BYTES = 32;

const inText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const anyText = (): string => inText(crypto.getRandomValues(new Uint8Array(BYTES)));

/** The address of return, as registered on the platform. */
const here = (): string => `${location.origin}/login`;

/** Sends the person to that page. The tab keeps the query with the address to return to. @throws WireFailure */
export const goToPage = async (): Promise<void> => {
  const { page } = host().signIn;
  if (page === undefined) throw new TypeError("host.yaml has no `page`.");
  const [proof, state] = [anyText(), anyText()];
  const hash = await webCrypto().digest("SHA-256", new TextEncoder().encode(proof));
  sessionStorage.setItem(KEPT, JSON.stringify({ proof, state, search: location.search }));
  const address = new URL(page.address);
  const outcome = {
    response_type: "code",
    [CLIENT_ID_PARAM]: page.client,
    redirect_uri: here(),
    scope: page.scope,
    state,
    code_challenge: inText(new Uint8Array(hash)),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(outcome)) if (value !== "") address.searchParams.set(name, value);
  location.assign(address);
};

/** The values with which that page sends the person back. They can be used only once. */
const takeReturn = () => {
  const query = new URLSearchParams(location.search);
  const kept = factsIn(parseJson(sessionStorage.getItem(KEPT) ?? ""));
  sessionStorage.removeItem(KEPT);
  history.replaceState(history.state, "", `${location.pathname}${textIn(kept.search)}`);
  return { code: query.get("code") ?? "", isOurs: kept.state === query.get("state"), proof: textIn(kept.proof) };
};

/** Completes the sign-in, and stores its answer for all tabs. @throws WireFailure */
export const endPageSignIn = async (): Promise<void> => {
  const { code, isOurs, proof } = takeReturn();
  const { signIn, own } = host();
  const { path, page } = signIn;
  // The person declined, the platform refused, or the link came from somebody else.
  if (code === "" || !isOurs || proof === "" || own === null)
    throw new WireFailure({ reason: "answer", code: 405, path, data: { context: "page" } });
  const sent = { code, code_verifier: proof, redirect_uri: here(), [CLIENT_ID_PARAM]: page?.client };
  const { data } = await callHost(signIn, sent, { token: "" });
  // Only the account shows whether the data of the tab's last account must be removed.
  const { data: account } = await callHost(own, {}, { token: textIn(factsIn(data)[signIn.token]) });
  beginSession(data, { account: textIn(factsIn(account)[own.name]), path });
};
