// The shape of all builders: a transform that accepts any input, reports a mistake by a message key, and answers the value as
// it is stored. It uses zod/mini, because fields do not need the methods of zod's classic classes.
import * as z from "zod/mini";
import { setFacts, type FieldFacts, type FactsOptions } from "./facts";

export type IssueArgs = Readonly<Record<string, unknown>>;
/** Reports an issue as `invalid.<key>`. `path` leads into the value: [2, "lang"]. */
export type Fail = (key: string, args?: IssueArgs, path?: readonly (string | number)[]) => void;

export type FieldOptions = FactsOptions;
export type Require<Options extends FieldOptions> = Options & { readonly required: true };

export type RequiredField<Value> = z.ZodMiniTransform<Value, unknown>;
export type OptionalField<Value> = z.ZodMiniOptional<z.ZodMiniTransform<Value, unknown>>;
export type Field = z.ZodMiniType;

export interface Reading<Value, Empty> extends Omit<FieldFacts, "options"> {
  /** The stored value of an empty input: "" for text, null for numbers. */
  readonly empty: Empty;
  /** Whether the input is empty. undefined, null and "" always are. */
  readonly isEmpty?: (input: unknown) => boolean;
  /** Checks the value that is sent for a cleared input, if it is a normal value: 0 for numbers. */
  readonly emptied?: (fail: Fail) => void;
  readonly read: (input: unknown, fail: Fail) => Value;
}

const notGiven = (input: unknown): boolean => input === undefined || input === null || input === "";

/** If required, an empty input is an error. Otherwise undefined stays undefined, and null or "" becomes `empty`. */
export function field<Value, Empty>(
  options: FieldOptions,
  { empty, isEmpty, emptied, read, ...facts }: Reading<Value, Empty>,
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
    } else if (input !== undefined) {
      emptied?.(fail);
    }
    return empty;
  });
  return setFacts(options.required === true ? schema : z.optional(schema), { ...facts, options });
}
