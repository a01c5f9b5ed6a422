// A request as it is sent, and a form of it that can be shown and shared: without the token and without secrets.
import { tokenFor } from "../../../src/framework/wire/tokenFor";
import { addressOf, headersOf, serverOf } from "../../../src/framework/wire/client";
import { parseJson } from "../../../shared/schema/parseJson";
import type { Call, Method, Payload } from "../../../src/framework/wire/contract";
import type { Dialect } from "../../../src/framework/wire/Dialect";
import { host } from "../../../src/framework/wire/Host";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import { callStyleOf } from "../../../src/framework/wire/styles";
import { isSecret, replaceSecrets } from "./secrets";

export interface TrialRequest {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Payload;
  /** The file of a request whose body is form data. */
  readonly file: File | null;
  /** Whether cookies are sent to another host. */
  readonly isBorne?: boolean;
}

const JSON_TYPE = { "Content-Type": "application/json" };

interface Sending {
  readonly call: Call;
  readonly payload: Payload;
  readonly token: string;
  /** The server of a call with the style bearer-at. */
  readonly address?: string;
  /** Whether the server is in the platform's registry. Other servers do not get the token. */
  readonly isRegistered?: boolean;
  /** For a call that takes a file. */
  readonly file?: File | null;
  readonly takesFile?: boolean;
}

/** The request to a host with its own dialect. */
const inDialect = (
  dialect: Dialect,
  { call, payload, file = null, takesFile = false }: Sending,
  held: string,
): TrialRequest => {
  const { style, path, verb, apiVersion, form = {} } = call;
  const server = serverOf(style, undefined) || globalThis.location.origin;
  const asked = { server, path, style, form, verb, payload, apiVersion, held };
  if (takesFile) {
    const { fields, ...sent } = dialect.form(asked);
    return { method: "POST", ...sent, body: fields, file: file ?? new File([], "file") };
  }
  const { method, url, headers, body, credentials } = dialect.request(asked);
  const sent = factsIn(parseJson(body ?? "{}"));
  return { method, url, headers, body: sent, file: null, isBorne: credentials !== undefined };
};

/** @throws TypeError when a bearer-at call has no valid address, or a parameter of a path has no value */
export const toRequest = (sending: Sending): TrialRequest => {
  const { call, payload, address = "", isRegistered = false, file = null, takesFile = false } = sending;
  const server = serverOf(call.style, address === "" ? undefined : address) || globalThis.location.origin;
  const url = addressOf(server, call.style, call.path);
  const token = tokenFor(url, sending.token, isRegistered ? server : null);
  const { dialect } = host();
  if (dialect && call.style !== "bearer-at") return inDialect(dialect, sending, token);
  return {
    method: "POST",
    url,
    // The browser sets the content type of form data itself, with its boundary.
    headers: { ...(takesFile ? {} : JSON_TYPE), ...headersOf(call.style, token) },
    body: callStyleOf(call.style).body(payload, call.apiVersion, token),
    file: takesFile ? (file ?? new File([], "file")) : null,
  };
};

/** Whether parameters are in the address. */
export const sendsQuery = (method: Method): boolean => method === "GET" || method === "DELETE";

/** Quotes for a shell. A single quote inside becomes '\'': 'it'\''s'. */
const quoteText = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The placeholder of a shell variable, marked by characters that no text contains. */
const variable = (name: string): string => `\uE000${name.toUpperCase()}\uE001`;
const VARIABLES = /\uE000(\w+)\uE001/g;

/** For the request of `toRequest(…, TOKEN)`: the shell inserts `$TOKEN`. */
export const TOKEN_VARIABLE = variable("token");

/** A command for a shell. Token and secrets stay variables, so that the command can be shared. */
export const curlCommand = ({ method, url, headers, body, file }: TrialRequest): string => {
  const spelled = (text: string): string => quoteText(text).replaceAll(VARIABLES, (_, name: string) => `'"$${name}"'`);
  const plain = replaceSecrets(body, (name, secret) => (secret === TOKEN_VARIABLE ? secret : variable(name)));
  const fields = Object.entries(body).map(
    ([name, value]) => `-F ${spelled(`${name}=${isSecret(name) ? variable(name) : String(value)}`)}`,
  );
  const lines = [
    `curl ${method === "POST" ? "" : `-X ${method} `}${quoteText(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${spelled(`${name}: ${value}`)}`),
    ...(file ? [...fields, `-F ${quoteText(`file=@${file.name}`)}`] : []),
    ...(file || sendsQuery(method) ? [] : [`-d ${spelled(JSON.stringify(plain))}`]),
  ];
  return lines.join(" \\\n  ");
};
