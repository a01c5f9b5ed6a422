// Why a save was refused: messages for fields, messages for the whole, and whether the record still exists.
import { WireFailure } from "../wire/WireFailure";
import { messageKeys, messageValues } from "../wire/failureMessages";
import type { Message } from "./message";

type Fields = Readonly<Record<string, Message>>;

export interface Failure {
  /** Message keys, the most exact first. The last one may be plain text. */
  readonly messages: readonly string[];
  /** Values for the placeholders of a message. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Source -> message. */
  readonly fields: Fields;
  /** The code of the platform, or an HTTP status. 0 when there was no answer. */
  readonly status: number;
  /** The `data` of the platform's answer. */
  readonly data: unknown;
}

const read = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Reads `{ details: { 0: { lang: "x" } } }` like `{ "details.0.lang": "x" }`. "x" may also be `{ message, args }`. */
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

/** Reads whatever a data provider throws: a WireFailure, an HttpError with `body.errors`, or any other error. */
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

/** The most exact message that has a translation. */
export const spellFailure = ({ messages, values }: Failure, translate: Translate): string => {
  const known = messages
    .map((key) => [key, translate(key, { ...values, _: key })] as const)
    .find(([key, text]) => text !== key);
  return known?.[1] ?? messages.at(-1) ?? "";
};
