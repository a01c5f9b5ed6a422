import * as z from "zod/mini";
import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { parseJson } from "./parseJson";
import { isBlank } from "./readText";
import { reportNestedIssues } from "./passOn";

export type Shape = Readonly<Record<string, z.ZodMiniType>>;
export interface AttributesOptions extends FieldOptions {
  /** The known attributes. Unknown ones are kept unchanged. */
  readonly of: Shape;
}

/** An object stored as JSON text. Issues are at the attribute: `attr.color`. The input is the text or the object. */
export function attributes(options: Require<AttributesOptions>): RequiredField<string>;
export function attributes(options: AttributesOptions): OptionalField<string>;
export function attributes(options: AttributesOptions) {
  const known = z.looseObject(options.of);
  return field(options, {
    builder: "attributes",
    wire: "text",
    empty: "",
    isEmpty: isBlank,
    read: (input, fail) => {
      const value = typeof input === "string" ? parseJson(input) : input;
      if (typeof value !== "object" || value === null || Array.isArray(value)) {
        fail("json");
        return "";
      }
      const result = known.safeParse(value);
      if (!result.success) {
        reportNestedIssues(result.error, fail);
        return "";
      }
      return JSON.stringify(result.data);
    },
  });
}
