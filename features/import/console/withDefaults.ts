import { holds } from "../../../shared/schema";
import { conditionOf } from "../../../shared/schema/when";
import type { Importer, Payload } from "../../../src/framework/wire/contract";

/** A row that may have changed a record, and becomes a new one: what it does not say is what the definition says. */
export const withDefaults = (
  { fields, defaults = {} }: Pick<Importer, "fields" | "defaults">,
  record: Payload,
): Payload => {
  const whole = { ...defaults, ...record };
  const left = Object.entries(fields._zod.def.shape).filter(
    ([name, schema]) => name in defaults && holds(conditionOf(schema) ?? {}, whole),
  );
  return { ...Object.fromEntries(left.map(([name]) => [name, defaults[name]])), ...record };
};
