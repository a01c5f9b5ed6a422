// Signing in at a page of the platform (RFC 6749 with RFC 7636): this page sends the person there, and completes the
// sign-in after the return. Only this tab knows the text whose hash it sent, so a code from somebody else is useless.
import { askHost } from "./askHost";
import { webCrypto } from "./webCrypto";
import { host } from "./Host";
import { CLIENT } from "./ownNames";
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

/** As it is registered on the platform. */
const here = (): string => `${location.origin}/login`;

/** Sends the person to the page. The query of this one, with the address to return to, waits in this tab. @throws WireFailure */
export const goToPage = async (): Promise<void> => {
  const { page } = host().signIn;
  if (page === undefined) throw new TypeError("host.yaml has no `page`.");
  const [proof, state] = [anyText(), anyText()];
  const hash = await webCrypto().digest("SHA-256", new TextEncoder().encode(proof));
  sessionStorage.setItem(KEPT, JSON.stringify({ proof, state, search: location.search }));
  const address = new URL(page.address);
  const outcome = {
    response_type: "code",
    [CLIENT]: page.client,
    redirect_uri: here(),
    scope: page.scope,
    state,
    code_challenge: inText(new Uint8Array(hash)),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(outcome)) if (value !== "") address.searchParams.set(name, value);
  location.assign(address);
};

/** The values in the address with which the page sent the person back. Each can be used once. */
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
  // The person declined, the platform refused them, or somebody else sent them here.
  if (code === "" || !isOurs || proof === "" || own === null)
    throw new WireFailure({ reason: "answer", code: 405, path, data: { context: "page" } });
  const sent = { code, code_verifier: proof, redirect_uri: here(), [CLIENT]: page?.client };
  const { data } = await askHost(signIn, sent, { token: "" });
  // The account decides whether data of the last account in this tab stays.
  const { data: account } = await askHost(own, {}, { token: textIn(factsIn(data)[signIn.token]) });
  beginSession(data, { account: textIn(factsIn(account)[own.name]), path });
};
