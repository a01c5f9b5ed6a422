import type { z } from "zod";
import { factsOf } from "./facts";
import { type Require, field, type OptionalField, type RequiredField } from "./field";
import { readText } from "./readText";
import { addSiblingRule } from "./siblings";
import { checkLength, type TextOptions } from "./text";

export interface SecretOptions extends Omit<TextOptions, "pattern"> {
  /** The field that this one must equal, in forms that ask twice. */
  readonly repeats?: string | null;
}

/** The platform never reveals whether a secret is set, so only the platform can require it in a change. */
export const isSecret = (schema: z.core.$ZodType): boolean => factsOf(schema)?.builder === "secret";

/** A password or a private key. Blanks are kept. */
export function secret(options: Require<SecretOptions>): RequiredField<string>;
export function secret(options?: SecretOptions): OptionalField<string>;
export function secret(options: SecretOptions = {}) {
  const { repeats } = options;
  const schema = field(options, {
    builder: "secret",
    wire: "text",
    empty: "",
    read: (input, fail) => {
      const value = readText(input, fail);
      checkLength(value, options, fail);
      return value;
    },
  });
  if (typeof repeats !== "string") {
    return schema;
  }
  return addSiblingRule(schema, [repeats], (value, record, fail) => {
    if ((value ?? "") !== (record[repeats] ?? "")) {
      fail("passwordsDiffer");
    }
  });
}
