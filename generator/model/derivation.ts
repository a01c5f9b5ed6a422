import { z } from "zod";
import type { Derivation } from "../../shared/schema/derived";
import { condition } from "../definition/Definition";
import type { FieldModel } from "./Model";

/** From which values of other fields each value follows. */
export const deriveOption = z
  .array(z.strictObject({ value: z.int(), when: condition.default({}) }), {
    error: "a list such as [{ value: 1, when: { state: [1] } }, { value: 2 }]",
  })
  .min(1);

/** How the field follows from others; empty for a field that is stored. */
export const derivationOf = ({ options }: Pick<FieldModel, "options">): readonly Derivation[] =>
  options.derive === undefined ? [] : deriveOption.parse(options.derive);
