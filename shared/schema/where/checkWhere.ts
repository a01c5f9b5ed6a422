// Checks the conditions for a resource: its fields, the operators of their kinds, and the values.
import { isMoment, spanOf } from "./spans";
import { conditionsOf, type Comparison, type Condition, type Operator, type Where } from "./Where";

/** The facts of a field that conditions need. */
export interface Compared {
  readonly as: Comparison;
  /** Whether its values are numbers; only for choices and keys. */
  readonly numeric?: boolean;
  /** Whether its keys refer to a tree, so that a condition can include all records below one. */
  readonly tree?: boolean;
  /** The values of its enumeration. If 0 or "" is one of them, it does not mean empty. */
  readonly values?: readonly (string | number)[];
}

const EQUAL = ["is", "is_not", "one_of", "none_of"] as const satisfies readonly Operator[];
const ORDER = ["less", "more", "between"] as const satisfies readonly Operator[];
const THERE = ["empty", "not_empty"] as const satisfies readonly Operator[];

const BY_COMPARISON: Readonly<Record<Comparison, readonly Operator[]>> = {
  text: ["contains", "begins_with", ...EQUAL, ...THERE],
  whole: [...EQUAL, ...ORDER],
  number: [...EQUAL, ...ORDER],
  amount: [...EQUAL, ...ORDER],
  moment: ["last", "next", "during", "is", ...ORDER, ...THERE],
  choice: [...EQUAL, ...THERE],
  choices: [...EQUAL, ...THERE],
  key: [...EQUAL, ...THERE],
  keys: [...EQUAL, ...THERE],
  flag: ["is"],
  presence: [...THERE],
};

const isThere = (operator: Operator): boolean => operator === "empty" || operator === "not_empty";

/** The operators of a field, most used first. */
export const operatorsOf = ({ as, values = [], tree = false }: Compared): readonly Operator[] => {
  const isNoneAValue = as === "choice" && values.some((value) => value === 0 || value === "");
  const possible = BY_COMPARISON[as].filter((operator) => !(isNoneAValue && isThere(operator)));
  return tree && (as === "key" || as === "keys") ? [...EQUAL, "within", ...THERE] : possible;
};

/** The minimum and maximum number of values of an operator. */
export const valueCountOf = (operator: Operator): readonly [number, number] => {
  if (isThere(operator)) return [0, 0];
  if (operator === "one_of" || operator === "none_of" || operator === "within") return [1, Number.POSITIVE_INFINITY];
  return operator === "between" || operator === "last" || operator === "next" ? [2, 2] : [1, 1];
};

const WHOLE = /^-?\d{1,16}$/;
const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;
const AMOUNT = /^-?\d{1,13}(\.\d{1,2})?$/;

const isWhole = (text: string): boolean => WHOLE.test(text) && Number.isSafeInteger(Number(text));

/** Whether a text is a value of the field. */
export const isValueOf = ({ as, numeric = false, values }: Compared, text: string): boolean => {
  switch (as) {
    case "whole":
      return isWhole(text);
    case "number":
      return NUMBER.test(text);
    case "amount":
      return AMOUNT.test(text);
    case "moment":
      return isMoment(text);
    case "flag":
      return text === "1" || text === "0";
    case "choice":
    case "choices":
      return values?.some((value) => String(value) === text) ?? false;
    case "key":
    case "keys":
      return numeric ? isWhole(text) && Number(text) !== 0 : text !== "";
    case "text":
      return !text.includes("\0");
    default:
      return false;
  }
};

/** A mistake in conditions: the message `406.where_<reason>`, and its arguments. */
export interface WhereProblem {
  readonly reason: "field" | "operator" | "value" | "values";
  readonly field: string;
  readonly operator: string;
  readonly value: string;
}

const EVER = { now: 0, zone: "UTC" } as const;

const problemOf = (field: Compared | undefined, { field: name, operator, values }: Condition): WhereProblem | null => {
  const said = { field: name, operator, value: "" };
  if (field === undefined) return { ...said, reason: "field" };
  if (!operatorsOf(field).includes(operator)) return { ...said, reason: "operator" };
  const [least, most] = valueCountOf(operator);
  if (values.length < least || values.length > most) return { ...said, reason: "values" };
  if (isThere(operator)) return null;
  if (field.as === "moment")
    return spanOf(operator, values, EVER) === null ? { ...said, value: values.join(" "), reason: "value" } : null;
  const isPart = operator === "contains" || operator === "begins_with";
  const wrong = values.find((value) => !isValueOf(field, value) || (isPart && value === ""));
  return wrong === undefined ? null : { ...said, value: wrong, reason: "value" };
};

/** The first mistake in the conditions; null if there is none. */
export const checkWhere = (where: Where, fieldOf: (name: string) => Compared | undefined): WhereProblem | null => {
  for (const condition of conditionsOf(where)) {
    const problem = problemOf(fieldOf(condition.field), condition);
    if (problem !== null) return problem;
  }
  return null;
};
