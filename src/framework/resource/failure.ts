// Explains why a save was refused: messages for fields, a message for the record, and whether the record still exists.
import { WireFailure } from "../wire/WireFailure";
import { messageKeys, messageValues, messageIn } from "../wire/failureMessages";
import { factsIn } from "../wire/readAnswer";
import type { Message } from "./message";
import { valueAt } from "./valueAt";

type Fields = Readonly<Record<string, Message>>;

export interface FailureWords {
  /** Message keys, the most precise first. The last one may be text. */
  readonly messages: readonly string[];
  /** Values for the placeholders of a message. */
  readonly values: Readonly<Record<string, unknown>>;
  /** For a field: its message. */
  readonly fields: Fields;
  /** The platform's code, or an HTTP status; 0 without an answer. */
  readonly status: number;
  /** The `data` of the platform's answer. */
  readonly data: unknown;
}

/** Reads nested errors as flat errors: `{ details: { 0: { lang: "x" } } }` as `{ "details.0.lang": "x" }`. */
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

/** The host's own message comes last. It is used only if it says more. */
const messagesOf = (error: WireFailure): readonly string[] => {
  const keys = messageKeys(error);
  const at = keys.findIndex((key) => messageIn(error, key) !== "");
  return at < 0 ? keys : [...keys.slice(0, at), messageIn(error, keys[at] ?? "")];
};

/** Reads errors of any data provider: a WireFailure, an HttpError with `body.errors`, or another error. */
export const readFailure = (error: unknown): FailureWords => {
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

/** Why a call failed, such as `takenBack` or `renewed`. "" for other errors. */
export const failureReasonOf = (error: unknown): string => {
  const failed = error instanceof WireFailure ? error : valueAt(error, "body.failure");
  return failed instanceof WireFailure ? failed.reason : "";
};

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The most precise message that is translated. */
export const translateFailure = ({ messages, values }: FailureWords, translate: Translate): string => {
  const known = messages
    .map((key) => [key, translate(key, { ...values, _: key })] as const)
    .find(([key, text]) => text !== key);
  return known?.[1] ?? messages.at(-1) ?? "";
};
