// The tables of a schema as tables of a console: keys, references, lists of references in place of tables that only join.
import type { LeftOutPart } from "../LeftOutPart";
import { EMPTY_SHAPE, type OwnColumn, type OwnTable } from "../own/OwnTable";
import { domainRules, checkRulesOf } from "./checkRulesOf";
import type { CheckRule } from "./rules";
import { findByName, type SqlSchema, type SqlColumn, type SqlTable } from "./SqlSchema";
import {
  type SqlContext,
  equalsIgnoringCase,
  isTimestampColumn,
  type JoinTable,
  joinTablesOf,
  singleKeyOf,
  qualifiedNameOf,
  referenceOf,
  referencedTable,
} from "./relations";
import { columnShape } from "./shapes";

const CREATED =
  /^(?:(?:date_?)?(?:created|inserted|added|registered)(?:_?(?:at|on|time|date|ts))?|create_?(?:time|date)|gmt_create|createdat)$/i;
const CHANGED =
  /^(?:(?:date_?)?(?:updated|modified|changed)(?:_?(?:at|on|time|date|ts))?|last_?update[d]?|update_?(?:time|date)|gmt_modified|updatedat)$/i;
const HAN = /\p{Script=Han}/u;
const LONGEST_LABEL = 20;

/** A short comment in Chinese is what people there call the column. */
export const labelInComment = (comment: string): string => {
  const [first = ""] = comment.trim().split(/[\s,，;；:：(（]/);
  return HAN.test(first) && first.length <= LONGEST_LABEL && !/[{}。]/.test(first) ? first : "";
};

const stampOf = (column: SqlColumn): OwnColumn["stamp"] => {
  if (!isTimestampColumn(column)) return null;
  if (CREATED.test(column.name)) return "created";
  return CHANGED.test(column.name) ? "changed" : null;
};

const columnOf = (
  table: SqlTable,
  column: SqlColumn,
  rules: readonly CheckRule[],
  context: SqlContext,
): OwnColumn | null => {
  const { schema, leftOut } = context;
  const where = `${qualifiedNameOf(table)}: ${column.name}`;
  const leave = (reason: string): null => {
    leftOut.push({ where, reason, advice: "" });
    return null;
  };
  if (column.isComputed) return leave("The database computes it.");
  const shape = columnShape(column, schema.types, [...domainRules(column, schema), ...rules]);
  if (typeof shape === "string") return leave(shape);
  const reference = referenceOf(table, column.name);
  const target = reference === undefined ? undefined : referencedTable(reference, context);
  const key = target === undefined ? null : singleKeyOf(target);
  const isToKey = key !== null && equalsIgnoringCase(reference?.to[0] ?? key, key);
  if (reference !== undefined && !isToKey)
    leftOut.push({
      where,
      reason:
        target === undefined
          ? `It refers to \`${reference.table}\`, which the schema does not have.`
          : `It refers to \`${reference.to.join(", ") || reference.table}\` of \`${reference.table}\`, which is no key of one column.`,
      advice: "It is a plain field.",
    });
  const isRequired =
    column.isRequired || rules.some((rule) => rule.isRequired) || findByName(schema.types, column.type)?.isRequired;
  return {
    name: column.name,
    shape,
    isRequired: isRequired === true,
    to: isToKey && target !== undefined ? qualifiedNameOf(target) : null,
    isMany: false,
    isWeak: reference?.isWeak ?? false,
    stamp: stampOf(column),
    label: labelInComment(column.comment),
  };
};

const listOf = ({ name, to }: JoinTable, context: SqlContext): OwnColumn => {
  const target = referencedTable(to, context);
  return {
    name,
    shape: { ...EMPTY_SHAPE, type: "array" },
    isRequired: false,
    to: target === undefined ? null : qualifiedNameOf(target),
    isMany: true,
    isWeak: false,
    stamp: null,
    label: "",
  };
};

const tableOf = (table: SqlTable, joins: readonly JoinTable[], context: SqlContext): OwnTable => {
  const { leftOut } = context;
  const rules = checkRulesOf(table, context);
  const columns = table.columns.flatMap(
    (column) => columnOf(table, column, rules.get(column.name.toLowerCase()) ?? [], context) ?? [],
  );
  for (const { columns: several, table: to } of table.references)
    if (several.length > 1)
      leftOut.push({
        where: `${qualifiedNameOf(table)}: ${several.join(", ")}`,
        reason: `They refer to \`${to}\` together, and a reference of a definition is one field.`,
        advice: "They are plain fields.",
      });
  const named_ = singleKeyOf(table);
  const held = columns.find(({ name }) => named_ !== null && equalsIgnoringCase(name, named_));
  // A key that is also a reference, such as the profile of a user, stays a reference, and is unique.
  const isKey = held !== undefined && held.to === null && /^(?:integer|string)$/.test(held.shape.type);
  const key = isKey && !/date/.test(held.shape.format) && held.shape.values.length === 0 ? held.name : null;
  if (key === null)
    leftOut.push({
      where: qualifiedNameOf(table),
      reason:
        table.key.length > 1
          ? `Its key has several columns: ${table.key.join(", ")}.`
          : named_ === null
            ? "It has no key."
            : `Its key \`${named_}\` is a reference or a choice.`,
      advice: "Its records get a key of their own. Columns of the former key are unique.",
    });
  const source = key === null ? undefined : findByName(table.columns, key);
  return {
    name: qualifiedNameOf(table),
    section: table.schema,
    comment: table.comment,
    label: labelInComment(table.comment),
    columns: [
      ...columns,
      ...joins.filter(({ from }) => referencedTable(from, context) === table).map((join) => listOf(join, context)),
    ],
    key,
    isKeyEntered: held?.shape.type === "string" && held.shape.format !== "uuid" && source?.standard === null,
    unique: [...(key === null && table.key.length > 0 ? [table.key] : []), ...table.unique].filter(
      (set) => !(set.length === 1 && key !== null && equalsIgnoringCase(set[0] ?? "", key)),
    ),
  };
};

export interface TablesAndJoins {
  readonly tables: readonly OwnTable[];
  readonly joins: readonly JoinTable[];
}

export const tablesOf = (schema: SqlSchema, leftOut: LeftOutPart[]): TablesAndJoins => {
  const context: SqlContext = { schema, leftOut };
  for (const [where, reason] of schema.passed) leftOut.push({ where, reason, advice: "" });
  const joins = joinTablesOf(context);
  const joining = new Set(joins.map(({ table }) => table));
  const tables = schema.tables.filter((table) => !joining.has(table));
  return { tables: tables.map((table) => tableOf(table, joins, context)), joins };
};
