// What a refused save says: of fields, of the whole, and whether the record is still there.
import { WireFailure } from "../wire/WireFailure";
import { messageKeys, messageValues } from "../wire/failureMessages";
import type { Message } from "./message";

type Fields = Readonly<Record<string, Message>>;

export interface Failure {
  /** Keys of words from the most to the least exact; the last may be words themselves. */
  readonly messages: readonly string[];
  /** Fill the placeholders of a message. */
  readonly values: Readonly<Record<string, unknown>>;
  /** By source. */
  readonly fields: Fields;
  /** The platform's code, or an HTTP status; 0 when nothing came back. */
  readonly status: number;
  /** What the platform's answer holds besides. */
  readonly data: unknown;
}

const read = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** `{ details: { 0: { lang: "x" } } }` and `{ "details.0.lang": "x" }` are one; "x" may come as `{ message, args }`. */
const flat = (errors: unknown, path = ""): [string, Message][] => {
  if (typeof errors === "string") return [[path, { key: errors, params: {} }]];
  if (typeof errors !== "object" || errors === null) return [];
  const message = read(errors, "message");
  const args = read(errors, "args");
  if (typeof message === "string") {
    return [[path, { key: message, params: typeof args === "object" && args !== null ? { ...args } : {} }]];
  }
  return Object.entries(errors).flatMap(([name, error]) => flat(error, path ? `${path}.${name}` : name));
};

/** From whatever a data provider throws: a WireFailure, an HttpError with `body.errors`, or any error. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof WireFailure) {
    const args = read(error.data, "args");
    const fields = Object.entries(error.fields).map(([source, key]) => [
      source,
      { message: key, args: read(args, source) },
    ]);
    return {
      messages: messageKeys(error),
      values: messageValues(error),
      fields: Object.fromEntries(flat(Object.fromEntries(fields))),
      status: error.code,
      data: error.data,
    };
  }
  const message = read(error, "message");
  const status = read(error, "status");
  return {
    messages: [
      typeof message === "string" && message !== "" ? message : typeof error === "string" ? error : "form.failed",
    ],
    values: {},
    fields: Object.fromEntries(flat(read(read(error, "body"), "errors"))),
    status: typeof status === "number" ? status : 0,
    data: read(read(read(error, "body"), "failure"), "data"),
  };
};

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The most exact message there are words for. */
export const spellFailure = ({ messages, values }: Failure, translate: Translate): string => {
  const known = messages
    .map((key) => [key, translate(key, { ...values, _: key })] as const)
    .find(([key, text]) => text !== key);
  return known?.[1] ?? messages.at(-1) ?? "";
};
