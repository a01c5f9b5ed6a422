// Why a save was refused: messages for fields, messages for the whole, and whether the record still exists.
import { WireFailure } from "../wire/WireFailure";
import { messageKeys, messageValues, saidBy } from "../wire/failureMessages";
import { factsIn } from "../wire/readAnswer";
import type { Message } from "./message";
import { valueAt } from "./valueAt";

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

/** Reads `{ details: { 0: { lang: "x" } } }` like `{ "details.0.lang": "x" }`. "x" may also be `{ message, args }`. */
const flat = (errors: unknown, path = ""): [string, Message][] => {
  if (typeof errors === "string") return [[path, { key: errors, params: {} }]];
  if (typeof errors !== "object" || errors === null) return [];
  const message = valueAt(errors, "message");
  const args = valueAt(errors, "args");
  if (typeof message === "string") {
    return [[path, { key: message, params: factsIn(args) }]];
  }
  return Object.entries(errors).flatMap(([name, error]) => flat(error, path ? `${path}.${name}` : name));
};

/** Where the host's own words say more than what follows, they are the last. */
const messagesOf = (error: WireFailure): readonly string[] => {
  const keys = messageKeys(error);
  const at = keys.findIndex((key) => saidBy(error, key) !== "");
  return at < 0 ? keys : [...keys.slice(0, at), saidBy(error, keys[at] ?? "")];
};

/** Reads whatever a data provider throws: a WireFailure, an HttpError with `body.errors`, or any other error. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof WireFailure) {
    const args = valueAt(error.data, "args");
    const fields = Object.entries(error.fields).map(([source, key]) => [
      source,
      { message: key, args: valueAt(args, source) },
    ]);
    return {
      messages: messagesOf(error),
      values: messageValues(error),
      fields: Object.fromEntries(flat(Object.fromEntries(fields))),
      status: error.code,
      data: error.data,
    };
  }
  const message = valueAt(error, "message");
  const status = valueAt(error, "status");
  return {
    messages: [
      typeof message === "string" && message !== "" ? message : typeof error === "string" ? error : "form.failed",
    ],
    values: {},
    fields: Object.fromEntries(flat(valueAt(error, "body.errors"))),
    status: typeof status === "number" ? status : 0,
    data: valueAt(error, "body.failure.data"),
  };
};

/** Why a call failed, if it was one: `takenBack`, `renewed`. */
export const reasonOf = (error: unknown): string => {
  const failed = error instanceof WireFailure ? error : valueAt(error, "body.failure");
  return failed instanceof WireFailure ? failed.reason : "";
};

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The most exact message that has a translation. */
export const spellFailure = ({ messages, values }: Failure, translate: Translate): string => {
  const known = messages
    .map((key) => [key, translate(key, { ...values, _: key })] as const)
    .find(([key, text]) => text !== key);
  return known?.[1] ?? messages.at(-1) ?? "";
};
