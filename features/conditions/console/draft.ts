// The conditions that are being edited. Each has an id, and may still lack values.
import { checkWhere, operatorsOf, valueCountOf } from "../../../shared/schema/where/checkWhere";
import type { ComparedField } from "../../../src/framework/list/where/readDrawable";
import { type Condition, type Group, isGroup, type Operator, type Where } from "../../../shared/schema/where/Where";

export interface DraftCondition extends Condition {
  readonly id: number;
}
export interface DraftGroup {
  readonly id: number;
  readonly match: Group["match"];
  readonly of: readonly DraftCondition[];
}
export interface Draft {
  readonly match: Where["match"];
  readonly of: readonly (DraftCondition | DraftGroup)[];
}

let last = 0;
const nextId = (): number => {
  last += 1;
  return last;
};

export const isDraftGroup = (part: DraftCondition | DraftGroup): part is DraftGroup => "of" in part;

/** The operators to choose from. If values are offered, "is" and "is one of" are one choice. */
export const offeredOperators = (field: ComparedField): readonly Operator[] => {
  const all = operatorsOf(field);
  if (!field.spec) return all;
  const others = all.filter((one) => one !== "is" && one !== "is_not" && one !== "one_of" && one !== "none_of");
  return ["one_of", "none_of", ...others];
};

/** The values that people want most often. */
const usualValues = ({ as }: ComparedField, operator: Operator): readonly string[] => {
  if (operator === "last" || operator === "next") return ["7", "days"];
  if (operator === "during") return ["today"];
  return as === "flag" ? ["1"] : [];
};

const newCondition = (field: ComparedField): DraftCondition => ({
  id: nextId(),
  field: field.source,
  operator: offeredOperators(field)[0] ?? "is",
  values: usualValues(field, offeredOperators(field)[0] ?? "is"),
});

/** The condition with another operator. Keeps the values that fit: `is 3` becomes `one_of 3`, `less 3` becomes `more 3`. */
export const changeOperator = (condition: DraftCondition, operator: Operator, field: ComparedField): DraftCondition => {
  const isCounted = (one: Operator) => one === "last" || one === "next" || one === "during";
  const isKept = isCounted(operator)
    ? isCounted(condition.operator) && operator !== "during" && condition.operator !== "during"
    : !isCounted(condition.operator);
  const [, most] = valueCountOf(operator);
  return { ...condition, operator, values: isKept ? condition.values.slice(0, most) : usualValues(field, operator) };
};

const asOffered = (condition: Condition, fields: readonly ComparedField[]): DraftCondition => {
  const isOffered = Boolean(fields.find(({ source }) => source === condition.field)?.spec);
  const { operator } = condition;
  const same = operator === "is" ? "one_of" : operator === "is_not" ? "none_of" : operator;
  return { ...condition, operator: isOffered ? same : operator, id: nextId() };
};

const draftOf = ({ match, of }: Where, fields: readonly ComparedField[]): Draft => ({
  match,
  of: of.map((part) =>
    isGroup(part)
      ? { id: nextId(), match: part.match, of: part.of.map((one) => asOffered(one, fields)) }
      : asOffered(part, fields),
  ),
});

/**
 * The conditions with which the builder opens: the current conditions, and an empty condition for the field `begin` or
 * for any field.
 */
export const startDraft = (where: Where, fields: readonly ComparedField[], begin?: string): Draft => {
  const draft = draftOf(where, fields);
  const field = fields.find(({ source }) => source === begin) ?? (where.of.length === 0 ? fields[0] : undefined);
  return field === undefined ? draft : addCondition(draft, null, field);
};

const plain = ({ field, operator, values }: DraftCondition): Condition => ({ field, operator, values });

/** Whether a condition is complete. */
export const isConditionComplete = (condition: DraftCondition, fields: readonly ComparedField[]): boolean =>
  checkWhere({ match: "all", of: [plain(condition)] }, (name) => fields.find(({ source }) => source === name)) === null;

/** The complete conditions. Null if there are none. */
export const completeConditionsOf = ({ match, of }: Draft, fields: readonly ComparedField[]): Where | null => {
  const parts = of.flatMap((part): readonly (Condition | Group)[] => {
    if (!isDraftGroup(part)) return isConditionComplete(part, fields) ? [plain(part)] : [];
    const within = part.of.filter((one) => isConditionComplete(one, fields)).map(plain);
    const [only] = within;
    if (only === undefined) return [];
    return within.length === 1 ? [only] : [{ match: part.match, of: within }];
  });
  return parts.length === 0 ? null : { match: parts.length === 1 ? "all" : match, of: parts };
};

export const conditionsIn = ({ of }: Draft): readonly DraftCondition[] =>
  of.flatMap((part) => (isDraftGroup(part) ? part.of : [part]));

/** Gives a condition another field. */
export const changeField = ({ id }: DraftCondition, field: ComparedField): DraftCondition => ({
  ...newCondition(field),
  id,
});

/** Adds a condition at the end, or at the end of a group. */
export const addCondition = (draft: Draft, group: number | null, field: ComparedField): Draft => {
  const one = newCondition(field);
  if (group === null) return { ...draft, of: [...draft.of, one] };
  const of = draft.of.map((part) =>
    isDraftGroup(part) && part.id === group ? { ...part, of: [...part.of, one] } : part,
  );
  return { ...draft, of };
};

/** Adds a group of the other kind: an "any" group within "all", or an "all" group within "any". */
export const addGroup = (draft: Draft, field: ComparedField): Draft => {
  const match = draft.match === "all" ? "any" : "all";
  return { ...draft, of: [...draft.of, { id: nextId(), match, of: [newCondition(field), newCondition(field)] }] };
};

export const changeMatch = (draft: Draft, group: number | null, match: Where["match"]): Draft =>
  group === null
    ? { ...draft, match }
    : { ...draft, of: draft.of.map((part) => (isDraftGroup(part) && part.id === group ? { ...part, match } : part)) };

/** Replaces or removes a part. A group without conditions is also removed. */
export const changePart = (
  draft: Draft,
  id: number,
  change: (part: DraftCondition) => DraftCondition | null,
): Draft => {
  const within = (parts: readonly DraftCondition[]): readonly DraftCondition[] =>
    parts.flatMap((one) => (one.id === id ? (change(one) ?? []) : [one]));
  return {
    ...draft,
    of: draft.of
      .flatMap((part): readonly (DraftCondition | DraftGroup)[] =>
        isDraftGroup(part) ? [{ ...part, of: within(part.of) }] : within([part]),
      )
      .filter((part) => !isDraftGroup(part) || part.of.length > 0),
  };
};
