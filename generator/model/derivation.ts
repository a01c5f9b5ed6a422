import { z } from "zod";
import type { Derivation } from "../../shared/schema/derived";
import { conditionSchema } from "../definition/views";
import type { FieldModel } from "./Model";

/** Each value of a derived field, with the values of other fields from which it follows. */
export const deriveOptionSchema = z
  .array(z.strictObject({ value: z.int(), when: conditionSchema.default({}) }), {
    error: "a list such as [{ value: 1, when: { state: [1] } }, { value: 2 }]",
  })
  .min(1);

export const derivationsOf = ({ options }: Pick<FieldModel, "options">): readonly Derivation[] =>
  options.derive === undefined ? [] : deriveOptionSchema.parse(options.derive);
