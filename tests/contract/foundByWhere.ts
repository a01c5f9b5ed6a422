// Whether a row of a list matches conditions, computed only from the values of the row.
import { comparisonOfField, type ResourceModel } from "../../generator";
import { type RequestTime, type Condition, type Group, isGroup, spanOf, type Where } from "../../shared/schema";
import type { JsonRecord } from "./Client";

const folded = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || value === 0 || (Array.isArray(value) && value.length === 0);

const meets = (
  resource: ResourceModel,
  row: JsonRecord,
  { field: name, operator, values }: Condition,
  asking: RequestTime,
) => {
  const field = resource.fields.find((one) => one.name === name);
  const compared = field === undefined ? null : comparisonOfField(field);
  if (compared === null) throw new Error(`${resource.name}.${name} cannot be compared`);
  const held = row[name];
  const isNumber = ["whole", "number", "amount", "flag"].includes(compared.as);
  const isSame = (value: string): boolean =>
    [held].flat().some((one) => (isNumber ? Number(one) === Number(value) : String(one ?? "") === value));
  const [first = "", second = ""] = values;
  const span = compared.as === "moment" && !operator.endsWith("empty") ? spanOf(operator, values, asking) : null;
  if (span !== null) return Number(held) >= span.from && Number(held) <= span.until;
  switch (operator) {
    case "is":
    case "one_of":
      return values.some(isSame);
    case "is_not":
    case "none_of":
      return !values.some(isSame);
    case "contains":
      return folded(String(held ?? "")).includes(folded(first));
    case "begins_with":
      return folded(String(held ?? "")).startsWith(folded(first));
    case "empty":
      return isNothing(held);
    case "not_empty":
      return !isNothing(held);
    case "less":
      return Number(held) < Number(first);
    case "more":
      return Number(held) > Number(first);
    case "between":
      return Number(held) >= Number(first) && Number(held) <= Number(second);
    default:
      throw new Error(operator);
  }
};

export const matchesWhere = (
  resource: ResourceModel,
  row: JsonRecord,
  { match, of }: Where | Group,
  asking: RequestTime,
): boolean => {
  const isMet = (part: Condition | Group): boolean =>
    isGroup(part) ? matchesWhere(resource, row, part, asking) : meets(resource, row, part, asking);
  return match === "all" ? of.every(isMet) : of.some(isMet);
};
