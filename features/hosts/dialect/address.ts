// The method and address of a call: parameters in its path, and the query.
import type { Method, Payload } from "../../../src/framework/wire/contract";
import type { PreparedCall } from "../../../src/framework/wire/Dialect";
import { writeJson } from "../../../src/framework/wire/exactJson";
import type { DialectSettings } from "./settings";

const REST: Readonly<Record<PreparedCall["verb"], Method>> = {
  list: "GET",
  get: "GET",
  add: "POST",
  set: "PUT",
  del: "DELETE",
  action: "POST",
};
const PARAMETER = /\{(\w+)\}/g;

export const methodOf = ({ form, verb, style }: PreparedCall, { methods }: DialectSettings): Method =>
  form.method ?? methods[verb] ?? (style === "rest" ? REST[verb] : "POST");

/** Whether the parameters are part of the address. */
export const hasQuery = (method: Method): boolean => method === "GET" || method === "DELETE";

/** In plain REST, a record's path is below the path of its list. */
export const pathTemplate = ({ path, style, verb, form }: PreparedCall): string =>
  style === "rest" && !path.includes("{") && (verb === "get" || verb === "set" || verb === "del")
    ? `${path}/{${form.key ?? "id"}}`
    : path;

export const parameterNamesIn = (template: string): readonly string[] =>
  [...template.matchAll(PARAMETER)].map(([, name = ""]) => name);

/** @throws TypeError if a parameter has no value, or a value that would change the path */
export const fillTemplate = (template: string, payload: Payload): string =>
  template.replaceAll(PARAMETER, (_, name: string) => {
    const value = payload[name];
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    if (text === "" || text === "." || text === "..") throw new TypeError(`${template} needs a value for ${name}.`);
    return encodeURIComponent(text);
  });

const textOf = (value: unknown): string => (typeof value === "object" ? writeJson(value) : String(value));

/** "" or "?a=1&b=2". */
export const queryString = (payload: Payload, several: DialectSettings["several"]): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) {
    if (value === undefined || value === null) continue;
    const isList = Array.isArray(value);
    if (isList && several === "repeat") for (const one of value) query.append(name, textOf(one));
    else query.append(name, isList && several === "comma" ? value.map(textOf).join(",") : textOf(value));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
};
