// A request as it goes on the wire, and as it may be shown and handed on: without the token.
import { envelope, headersOf, serverOf } from "../wire/client";
import type { Call, Payload } from "../wire/contract";

export interface Request {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Payload;
}

/** @throws TypeError when a bearer-at call has no usable address */
export const requestOf = (call: Call, payload: Payload, address: string, token: string): Request => {
  const server = serverOf(call.style, address === "" ? undefined : address) || globalThis.location.origin;
  return {
    url: `${server}${call.style === "rest" ? "/rest" : "/api"}${call.path}`,
    headers: { "Content-Type": "application/json", ...headersOf(call.style, token) },
    body: call.style === "legacy" ? envelope(payload, call.apiVersion, token) : payload,
  };
};

/** Of a token, enough to tell two apart. */
export const masked = (token: string): string => (token === "" ? "" : `${token.slice(0, 4)}••••`);

/** In single quotes, which end for a quote of its own: 'it'\''s'. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The request of `requestOf(…, TOKEN)`: the shell puts `$TOKEN` in. */
export const TOKEN = "__TOKEN__";

/** For a shell; the token stays a variable, so that the line can be handed on. */
export const curlOf = ({ url, headers, body }: Request): string => {
  const spelled = (text: string): string => quoted(text).replaceAll(TOKEN, `'"$TOKEN"'`);
  const lines = [
    `curl ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${spelled(`${name}: ${value}`)}`),
    `-d ${spelled(JSON.stringify(body))}`,
  ];
  return lines.join(" \\\n  ");
};
