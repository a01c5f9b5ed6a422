// The one shape every builder here makes: a transform that reads any input, says what is wrong with it by a message key,
// and answers the value as it is stored. zod/mini, because a field needs none of the methods of the classic classes.
import * as z from "zod/mini";
import { type Condition, describe, type Facts } from "./facts";

export type IssueArgs = Readonly<Record<string, unknown>>;
/** Reports an issue under `invalid.<key>`; `path` leads into the value: [2, "lang"]. */
export type Fail = (key: string, args?: IssueArgs, path?: readonly (string | number)[]) => void;

export interface FieldOptions {
  readonly required?: boolean;
  /** Judged and kept only while this holds: { type: [2] }. */
  readonly when?: Condition | null;
}
export type Demanded<Options extends FieldOptions> = Options & { readonly required: true };

export type RequiredField<Value> = z.ZodMiniTransform<Value, unknown>;
export type OptionalField<Value> = z.ZodMiniOptional<z.ZodMiniTransform<Value, unknown>>;
export type Field = z.ZodMiniType;

export interface Reading<Value, Empty> extends Omit<Facts, "options"> {
  /** What an empty input is stored as: "" for text, null for numbers. */
  readonly empty: Empty;
  /** Whether the input counts as not given; a missing one, null and "" always do. */
  readonly isEmpty?: (input: unknown) => boolean;
  readonly read: (input: unknown, fail: Fail) => Value;
}

const notGiven = (input: unknown): boolean => input === undefined || input === null || input === "";

/** Required: an empty input fails. Otherwise a missing one stays missing, and null or "" becomes `empty`. */
export function field<Value, Empty>(
  options: FieldOptions,
  { empty, isEmpty, read, ...facts }: Reading<Value, Empty>,
): RequiredField<Value | Empty> | OptionalField<Value | Empty> {
  const schema = z.transform((input: unknown, payload: z.core.ParsePayload): Value | Empty => {
    const fail: Fail = (key, args = {}, path = []) => {
      const message = `invalid.${key}`;
      payload.issues.push({ code: "custom", input, message, params: { key: message, args }, path: [...path] });
    };
    if (!notGiven(input) && isEmpty?.(input) !== true) {
      return read(input, fail);
    }
    if (options.required === true) {
      fail("required");
    }
    return empty;
  });
  return describe(options.required === true ? schema : z.optional(schema), { ...facts, options });
}
