// The columns that a file may have in each mode. Rows that change records only need the columns that identify the record.
import type { ImportMode, ImportPlan, PlanField } from "./ImportPlan";

/** The text that an export writes for a person without the right to see a value. */
const MASKED = "***";

/** Whether the cell is the mask of a value that the operator may not see. */
export const isMaskedCell = ({ isHidden = false }: PlanField, text: string): boolean =>
  isHidden && text.includes(MASKED);

/** Whether rows never change this field of an existing record. */
const isKept = ({ isHidden = false, schema }: PlanField): boolean => isHidden || schema.builder === "secret";

const optional = (field: PlanField): PlanField => ({
  ...field,
  required: false,
  schema: { ...field.schema, args: { ...field.schema.args, required: false } },
});

/** The key of a record that may be new, so it may be empty. */
const anyKey = (key: PlanField): PlanField => ({
  ...key,
  schema: { builder: key.as === "number" ? "integer" : "text", args: {} },
});

/** Fields that new records need are not required in this mode: only the platform knows which rows are new records. */
export const planForMode = (plan: ImportPlan, mode: ImportMode): ImportPlan => {
  if (mode === "add") return plan;
  const { fields, natural } = plan;
  const taken = mode === "both" ? fields : fields.filter((field) => !isKept(field));
  const own = plan.key === undefined || fields.some(({ name }) => name === plan.key?.name) ? [] : [anyKey(plan.key)];
  const needed = fields.filter(({ name, required }) => required && natural.includes(name)).map(({ name }) => name);
  return { ...plan, mode, needed, fields: [...own, ...taken].map(optional) };
};

/** The fields of the plan that rows do not change in existing records. */
export const neverChangedFields = ({ fields }: ImportPlan): readonly PlanField[] => fields.filter(isKept);

/**
 * The fields that need a column but have none. Without them no row can be imported, because a record is identified by
 * its key or its unique values.
 */
export const missingColumns = (
  { fields, natural, mode = "add", key, needed = [] }: ImportPlan,
  mapped: ReadonlySet<string>,
) => {
  if (mode === "add")
    return fields.filter(({ name, required }) => required && !mapped.has(name)).map(({ name }) => name);
  if (key !== undefined && mapped.has(key.name)) return [];
  const lacking = needed.filter((name) => !mapped.has(name));
  return lacking.length > 0 || natural.some((name) => mapped.has(name)) ? lacking : natural;
};
