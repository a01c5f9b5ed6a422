// A request as it goes on the wire, and as it may be shown and handed on: without the token, and without secrets.
import { tokenFor } from "../wire/bearing";
import { envelope, headersOf, serverOf } from "../wire/client";
import type { Call, Payload } from "../wire/contract";
import { isSecret, withSecrets } from "./secrets";

export interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Payload;
  /** Sent beside the body, which is then form data. */
  readonly file: File | null;
}

const JSON_TYPE = { "Content-Type": "application/json" };

interface Sending {
  readonly call: Call;
  readonly payload: Payload;
  readonly token: string;
  /** Server of a bearer-at call. */
  readonly address?: string;
  /** Whether the platform's registry has it: nobody else is handed the token. */
  readonly isRegistered?: boolean;
  /** Of a call that takes one. */
  readonly file?: File | null;
  readonly takesFile?: boolean;
}

/** @throws TypeError when a bearer-at call has no usable address */
export const requestOf = (sending: Sending): Request => {
  const { call, payload, address = "", isRegistered = false, file = null, takesFile = false } = sending;
  const server = serverOf(call.style, address === "" ? undefined : address) || globalThis.location.origin;
  const url = `${server}${call.style === "rest" ? "/rest" : "/api"}${call.path}`;
  const token = tokenFor(url, sending.token, isRegistered ? server : null);
  return {
    url,
    // The browser writes the type of form data itself, with the boundary it draws.
    headers: { ...(takesFile ? {} : JSON_TYPE), ...headersOf(call.style, token) },
    body: call.style === "legacy" ? envelope(payload, call.apiVersion, token) : payload,
    file: takesFile ? (file ?? new File([], "file")) : null,
  };
};

/** In single quotes, which end for a quote of its own: 'it'\''s'. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Stands for a variable of the shell, in signs that no text has. */
const variable = (name: string): string => `\uE000${name.toUpperCase()}\uE001`;
const VARIABLES = /\uE000(\w+)\uE001/g;

/** The request of `requestOf(…, TOKEN)`: the shell puts `$TOKEN` in. */
export const TOKEN = variable("token");

/** For a shell; token and secrets stay variables, so that the line can be handed on. */
export const curlOf = ({ url, headers, body, file }: Request): string => {
  const spelled = (text: string): string => quoted(text).replaceAll(VARIABLES, (_, name: string) => `'"$${name}"'`);
  const plain = withSecrets(body, (name, secret) => (secret === TOKEN ? secret : variable(name)));
  const fields = Object.entries(body).map(
    ([name, value]) => `-F ${spelled(`${name}=${isSecret(name) ? variable(name) : String(value)}`)}`,
  );
  const lines = [
    `curl ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${spelled(`${name}: ${value}`)}`),
    ...(file ? [...fields, `-F ${quoted(`file=@${file.name}`)}`] : [`-d ${spelled(JSON.stringify(plain))}`]),
  ];
  return lines.join(" \\\n  ");
};
