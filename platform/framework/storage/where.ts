// Conditions of `where` as SQL, for both engines. Every value is a bound parameter.
import {
  type RequestTime,
  type Compared,
  type Condition as Asked,
  type Group,
  isGroup,
  spanOf,
  type Where,
} from "pilothouse/schema";
import { sql } from "kysely";
import { narrowByGrams } from "./grams";
import { dependsOnTree, branchCondition } from "./branches";
import { sourceColumnsOf } from "./derived";
import { hasEmptyList } from "./lists";
import { refWithoutIndex, beginsWith, compare, conditionOf, contains, isUnsetCondition, oneOf, sqlOf } from "./query";
import type { Condition, Ref, Selection } from "./query";
import type { Store } from "./Store";
import type { Column, Table } from "./Table";

/** The column of a condition, and how it is compared. */
export interface Comparable {
  readonly column: Column;
  readonly field: Compared;
}

export interface WhereContext {
  readonly store: Store;
  readonly table: Table;
  /** Each field is known, because the conditions were checked. */
  readonly comparable: (field: string) => Comparable;
  readonly asking: RequestTime;
}

const not = (condition: Condition): Condition => sql`not (${condition})`;
const and = (...all: readonly Condition[]): Condition => sql`(${sql.join(all, sql` and `)})`;
const or = (...all: readonly Condition[]): Condition => sql`(${sql.join(all, sql` or `)})`;

/** The opposite of a condition, even if the column is NULL: a comparison with NULL is neither true nor false. */
const otherThan = (column: Column, condition: Condition): Condition =>
  column.optional ? or(not(condition), sql`(${condition}) is null`) : not(condition);

const hasNone = ({ table }: WhereContext, column: Column, ref: Ref): Condition => {
  if (column.joined !== null) return hasEmptyList(table, column);
  return column.wire === "list" ? sql`(${ref} is null or ${ref} in ('', '[]'))` : isUnsetCondition(column, ref);
};

/** Values of a list in the form of the stored JSON. */
const itemsOf = ({ numeric = false }: Compared, values: readonly string[]): readonly (string | number)[] =>
  numeric ? values.map(Number) : values;

const isAny = (translating: WhereContext, { column, field }: Comparable, ref: Ref, values: readonly string[]) =>
  column.wire === "list"
    ? conditionOf(translating.store, translating.table, column, itemsOf(field, values), ref)
    : oneOf(column, values, ref);

const ofMoment = ({ asking }: WhereContext, column: Column, ref: Ref, { operator, values }: Asked): Condition => {
  const span = spanOf(operator, values, asking);
  if (span === null) throw new Error(`${column.name} ${operator} was not checked`);
  return and(compare(column, ">=", span.from, ref), compare(column, "<=", span.until, ref));
};

/** An empty number is NULL in the store if it must be unique, and 0 when it is read. */
const inOrder = (column: Column, ref: Ref, sign: "<" | ">" | "<=" | ">=", value: string): Condition => {
  const isZero = sign.startsWith("<") ? 0 < Number(value) : 0 > Number(value);
  const found = compare(column, sign, value, ref);
  const isEmpty = isZero || (sign.endsWith("=") && Number(value) === 0);
  return column.optional && isEmpty ? or(found, sql`${ref} is null`) : found;
};

const textual = ({ store, table }: WhereContext, column: Column, text: string, condition: Condition): Condition =>
  narrowByGrams(store, table, text, [column], condition);

const translate = (translating: WhereContext, of: Comparable, ref: Ref, asked: Asked): Condition => {
  const { column, field } = of;
  const { operator, values } = asked;
  const [first = "", second = ""] = values;
  const any = (): Condition => isAny(translating, of, ref, values);
  switch (operator) {
    case "empty":
      return hasNone(translating, column, ref);
    case "not_empty":
      return not(hasNone(translating, column, ref));
    case "contains":
      return textual(translating, column, first, contains(translating.store, column, first, ref));
    case "begins_with":
      return textual(translating, column, first, beginsWith(translating.store, column, first, ref));
    default:
  }
  if (field.as === "moment") return ofMoment(translating, column, ref, asked);
  if (operator === "within") return branchCondition(translating.table, column, values, ref);
  switch (operator) {
    case "is_not":
    case "none_of":
      return otherThan(column, any());
    case "less":
      return inOrder(column, ref, "<", first);
    case "more":
      return inOrder(column, ref, ">", first);
    case "between":
      return and(inOrder(column, ref, ">=", first), inOrder(column, ref, "<=", second));
    default:
      return any();
  }
};

const JOIN = { all: and, any: or } as const;

type RefOf = (column: Column) => Ref;

const whole = (translating: WhereContext, part: Asked | Group, refs: RefOf): Condition => {
  if (isGroup(part)) return JOIN[part.match](...part.of.map((one) => whole(translating, one, refs)));
  const of = translating.comparable(part.field);
  return translate(translating, of, refs(of.column), part);
};

const elsewhereOf = ({ comparable }: WhereContext, part: Asked | Group): Selection["elsewhere"] =>
  (isGroup(part) ? part.of : [part]).flatMap(({ field, operator }) =>
    operator === "within" ? dependsOnTree(comparable(field).column) : [],
  );

const fieldsIn = ({ comparable }: WhereContext, part: Asked | Group): readonly string[] =>
  (isGroup(part) ? part.of : [part]).flatMap(({ field }) => sourceColumnsOf(comparable(field).column));

/** The part of the count cache's key that depends on time: `last 7 days` finds other rows tomorrow. */
const markOf = ({ asking, comparable }: WhereContext, part: Asked | Group): unknown =>
  (isGroup(part) ? part.of : [part]).map((one) => [
    one,
    comparable(one.field).field.as === "moment" ? spanOf(one.operator, one.values, asking) : null,
  ]);

/** Adds the conditions to a selection. Each required one is separate, so that the store may use an index for it. */
export const narrowByWhere = (selection: Selection, { match, of }: Where, translating: WhereContext): Selection => {
  const parts: readonly (Asked | Group | { readonly match: "any"; readonly parts: Where["of"] })[] =
    match === "all" ? of : [{ match: "any", parts: of }];
  const made = parts.map((part) => {
    const within = "parts" in part ? part.parts : [part];
    const make = (refs: RefOf): Condition => or(...within.map((one) => whole(translating, one, refs)));
    const elsewhere = within.flatMap((one) => elsewhereOf(translating, one));
    return {
      make,
      elsewhere,
      fields: within.flatMap((one) => fieldsIn(translating, one)),
      mark: within.map((one) => markOf(translating, one)),
    };
  });
  const aside = made.map(({ make }) => make((column) => refWithoutIndex(selection.engine, column)));
  return {
    ...selection,
    conditions: [...selection.conditions, ...made.map(({ make }) => make(sqlOf))],
    broad: (sort) => [...selection.broad(sort), ...aside],
    fields: [...selection.fields, ...made.flatMap(({ fields }) => fields)],
    elsewhere: [...selection.elsewhere, ...made.flatMap(({ elsewhere }) => elsewhere)],
    identity: `${selection.identity}:where:${JSON.stringify([match, made.map(({ mark }) => mark)])}`,
  };
};
