import type { z } from "zod/mini";
import { maskedFieldsOf } from "../../../src/framework/resource/personal";
import { isLocked } from "../../../src/framework/resource/refusals";
import type { Row } from "../../../src/framework/resource/Row";
import { factsOf } from "../../../shared/schema/facts";
import { isSecret } from "../../../shared/schema/secret";
import { conditionOf, conditionHolds } from "../../../shared/schema/when";

/** Whether a single input can edit the value. Nested rows need the form of the record. */
const isOneValue = (schema: z.core.$ZodType): boolean => {
  const facts = factsOf(schema);
  return facts !== undefined && facts.rows === undefined && facts.wire !== "json";
};

/** The fields of a row that can be changed in its cells: fields of `set` that are shown and apply to this row. */
export const editableFields = (set: z.core.$ZodObject, key: string, row: Row): ReadonlySet<string> => {
  if (isLocked(row)) return new Set();
  const masked = maskedFieldsOf(row);
  return new Set(
    Object.entries(set._zod.def.shape).flatMap(([name, schema]) => {
      const isFree = name !== key && !masked.includes(name) && !isSecret(schema) && isOneValue(schema);
      return isFree && name in row && conditionHolds(conditionOf(schema) ?? {}, row) ? [name] : [];
    }),
  );
};
