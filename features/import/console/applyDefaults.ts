import { conditionHolds } from "../../../shared/schema";
import { conditionOf } from "../../../shared/schema/when";
import type { Importer, Payload } from "../../../src/framework/wire/contract";

/** Fills a row that becomes a new record in mode "both": missing values are the defaults of the definition. */
export const applyDefaults = (
  { fields, defaults = {} }: Pick<Importer, "fields" | "defaults">,
  record: Payload,
): Payload => {
  const whole = { ...defaults, ...record };
  const left = Object.entries(fields._zod.def.shape).filter(
    ([name, schema]) => name in defaults && conditionHolds(conditionOf(schema) ?? {}, whole),
  );
  return { ...Object.fromEntries(left.map(([name]) => [name, defaults[name]])), ...record };
};
