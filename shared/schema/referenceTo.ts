import { type Require, field, type Fail, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import type { Reference } from "./Reference";
import { isLongInteger, readInteger } from "./readNumber";

export interface ReferenceOptions extends FieldOptions {
  /** The type of the key. Default: number. */
  readonly type?: "number" | "string" | null;
  /** The resource of the record. Only the platform checks that the record exists. */
  readonly of?: Reference | null;
  /** Whether people choose the record in a tree of all records. */
  readonly tree?: boolean;
}

/** References to records with a text key. */
export type TextKeyOptions = ReferenceOptions & { readonly type: "string" };

export const wireOfKey = ({ type }: ReferenceOptions): "integer" | "text" => (type === "string" ? "text" : "integer");

/** A record's key: a positive integer (digits if no number holds it), or text without blanks at its ends. Otherwise null. */
export function readKey(input: unknown, { type }: ReferenceOptions): number | string | null {
  if (type === "string") {
    const text = typeof input === "number" ? String(input) : input;
    return typeof text === "string" && text.trim() !== "" && text.trim() === text ? text : null;
  }
  if (isLongInteger(input)) return input.startsWith("-") ? null : input;
  const value = readInteger(input);
  return value !== null && value > 0 ? value : null;
}

export function checkKey(input: unknown, options: ReferenceOptions, fail: Fail, path: readonly number[] = []) {
  const value = readKey(input, options);
  if (value === null) {
    fail("reference", {}, path);
  }
  return value;
}

/** The key of another record. 0 means none, as on the wire. */
export function referenceTo(options: Require<TextKeyOptions>): RequiredField<string>;
export function referenceTo(options: Require<ReferenceOptions>): RequiredField<number>;
export function referenceTo(options: TextKeyOptions): OptionalField<string | null>;
export function referenceTo(options?: ReferenceOptions): OptionalField<number | null>;
export function referenceTo(options: ReferenceOptions = {}) {
  return field(options, {
    builder: "referenceTo",
    wire: wireOfKey(options),
    target: options.of,
    empty: null,
    isEmpty: (input) => options.type !== "string" && (input === 0 || input === "0"),
    read: (input, fail) => checkKey(input, options, fail),
  });
}
