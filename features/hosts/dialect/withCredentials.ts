// Adds the credentials of the session to a request.
import type { Method } from "../../../src/framework/wire/contract";
import type { SentRequest } from "../../../src/framework/wire/Dialect";
import type { DialectSettings } from "./settings";

type Borne = Pick<SentRequest, "headers" | "credentials">;

/** The page stores this word instead of a token while a cookie, which scripts cannot read, holds the session. */
const COOKIE = "cookie";

const cookieNamed = (name: string): string => {
  const found = globalThis.document?.cookie.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return found === undefined ? "" : decodeURIComponent(found.slice(name.length + 1));
};

/** `own`: headers that the style of the call sends. `held`: the credentials; "" if they may not be sent. */
export const withCredentials = (
  credentials: DialectSettings["credentials"],
  held: string,
  method: Method,
  own: Readonly<Record<string, string>>,
): Borne => {
  if (credentials === "bearer") return { headers: own };
  if (typeof credentials === "object" && "cookie" in credentials) {
    const { csrf } = credentials.cookie;
    const proof = csrf === null || method === "GET" ? "" : cookieNamed(csrf.cookie);
    return { headers: csrf === null || proof === "" ? {} : { [csrf.header]: proof }, credentials: "include" };
  }
  if (held === "") return { headers: {} };
  if (typeof credentials === "object" && "key" in credentials)
    return { headers: { [credentials.key]: `${credentials.before}${held}` } };
  return { headers: credentials === "basic" ? { authorization: `Basic ${held}` } : { [credentials.header]: held } };
};

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

export const credentialHeaders = (
  credentials: DialectSettings["credentials"],
  account: string,
  password: string,
): string | null => {
  if (credentials === "basic") return base64(`${account}:${password}`);
  if (typeof credentials === "object" && "key" in credentials) return password;
  return typeof credentials === "object" && "cookie" in credentials ? COOKIE : null;
};
