// Checks whether there is a platform at an address. If not, one sentence gives the reason and the remedy.
import { NoSignIn } from "./Report";

/** Milliseconds. */
export const MAX_WAIT_MS = 15_000;

/** Codes of Node for certificates that it does not trust. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)/;
const NO_TLS = /SSL|EPROTO/;

const codeOf = (error: unknown): string => {
  if (typeof error !== "object" || error === null) return "";
  const inner = "cause" in error ? codeOf(error.cause) : "";
  if (inner !== "") return inner;
  if ("code" in error && typeof error.code === "string") return error.code;
  return "name" in error && error.name === "TimeoutError" ? "ETIMEDOUT" : "";
};

/** Explains why there was no answer. */
export const explainSilence = (address: string, error: unknown): string => {
  const { host, protocol } = new URL(address);
  const code = codeOf(error);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `There is no host named ${host}: check the spelling, and that this machine can resolve names.`;
  if (code === "ECONNREFUSED") return `Nothing listens at ${host}: check the port, and that the platform runs.`;
  if (code.includes("TIMEOUT") || code === "ETIMEDOUT" || code === "EHOSTUNREACH" || code === "ENETUNREACH")
    return `${host} did not answer within ${MAX_WAIT_MS / 1000} seconds: check the address, and that no firewall is in between.`;
  if (CERTIFICATE.test(code))
    return `The certificate of ${host} is not trusted (${code}): renew it, or name the file of its authority in NODE_EXTRA_CA_CERTS.`;
  if (NO_TLS.test(code)) return `${host} does not speak TLS at this port: try http://${host}, or the port for https.`;
  const other = protocol === "http:" ? "https" : "http";
  return `${host} closed the connection without an answer${code === "" ? "" : ` (${code})`}: try ${other}://${host}, and look into its log.`;
};

const explainAnswer = (base: string, url: string, response: Response, text: string): string | null => {
  const { status, headers } = response;
  if (status >= 300 && status < 400) {
    const target = headers.get("location") ?? "";
    const to = URL.canParse(target, url) ? new URL(target, url) : null;
    const where = to === null ? "elsewhere" : `to ${to.href}`;
    return `${base} redirects calls ${where}, and a call with a token follows no redirect: probe ${to === null ? "the final address" : to.origin} instead.`;
  }
  const isPage = (headers.get("content-type") ?? "").includes("html") || /^\s*<(?:!doctype|html)/i.test(text);
  if (status >= 502 && status <= 504)
    return `${base} is a proxy whose platform does not answer (HTTP ${status}): start the platform, then try again.`;
  if (status === 404 || status === 405)
    return `${base} has no sign-in at ${new URL(url).pathname} (HTTP ${status}): it is another kind of server, or sign_in.call in host.yaml names another path.`;
  if (isPage && status < 400)
    return `${base} answers calls with a web page: give the address of the platform itself, without /api, and not that of a web site.`;
  if (isPage || status === 401 || status === 403 || status === 407)
    if (!text.trimStart().startsWith("{"))
      return `Something in front of ${base} answers HTTP ${status} before the platform does: let calls to /api pass there.`;
  if (!/^\s*[{[]/.test(text))
    return `${base} answers no JSON (HTTP ${status}): it is another kind of server, or its log says what broke.`;
  return null;
};

/** The address without /api and trailing slashes. @throws NoSignIn */
export const baseAddressOf = (address: string): string => {
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isWeb) throw new NoSignIn(`${address} is no web address: write it whole, such as https://api.example.com.`);
  return address.replace(/\/+$/, "").replace(/\/api$/, "");
};

/**
 * Sends an empty sign-in, which every platform refuses in its own way. Answers the text of the refusal. @throws
 * NoSignIn
 */
export const requestEmptySignIn = async (base: string, url: string): Promise<string> => {
  const asked = fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
    redirect: "manual",
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  });
  const { response, text } = await asked
    .then(async (answer) => ({ response: answer, text: await answer.text() }))
    .catch((error: unknown) => {
      throw new NoSignIn(explainSilence(base, error));
    });
  const why = explainAnswer(base, url, response, text);
  if (why !== null) throw new NoSignIn(why);
  return text;
};

/** The text of the page at the address: it contains the public key. "" if the page cannot be loaded. */
export const readPageText = async (base: string): Promise<string> => {
  try {
    return await (await fetch(base, { signal: AbortSignal.timeout(MAX_WAIT_MS) })).text();
  } catch {
    return "";
  }
};
