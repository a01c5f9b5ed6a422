// The tables of a schema as tables of a console: keys, references, lists of references in place of tables that only join.
import type { LeftOut } from "../LeftOut";
import { NO_SHAPE, type OwnColumn, type OwnTable } from "../own/OwnTable";
import { domainRules, rulesOf } from "./rulesOf";
import type { Rule } from "./rules";
import { named, type Schema, type SqlColumn, type SqlTable } from "./Schema";
import { type Context, isSame, isStamp, type Join, joinsOf, keyOf, pathOf, referenceOf, targetOf } from "./relations";
import { shapeOf } from "./shapes";

const CREATED =
  /^(?:(?:date_?)?(?:created|inserted|added|registered)(?:_?(?:at|on|time|date|ts))?|create_?(?:time|date)|gmt_create|createdat)$/i;
const CHANGED =
  /^(?:(?:date_?)?(?:updated|modified|changed)(?:_?(?:at|on|time|date|ts))?|last_?update[d]?|update_?(?:time|date)|gmt_modified|updatedat)$/i;
const HAN = /\p{Script=Han}/u;
const LONGEST_LABEL = 20;

/** A short comment in Chinese is what people there call the column. */
export const labelIn = (comment: string): string => {
  const [first = ""] = comment.trim().split(/[\s,，;；:：(（]/);
  return HAN.test(first) && first.length <= LONGEST_LABEL && !/[{}。]/.test(first) ? first : "";
};

const stampOf = (column: SqlColumn): OwnColumn["stamp"] => {
  if (!isStamp(column)) return null;
  if (CREATED.test(column.name)) return "created";
  return CHANGED.test(column.name) ? "changed" : null;
};

const columnOf = (table: SqlTable, column: SqlColumn, rules: readonly Rule[], context: Context): OwnColumn | null => {
  const { schema, leftOut } = context;
  const where = `${pathOf(table)}: ${column.name}`;
  const leave = (reason: string): null => {
    leftOut.push({ where, reason, advice: "" });
    return null;
  };
  if (column.isComputed) return leave("The database computes it.");
  const shape = shapeOf(column, schema.types, [...domainRules(column, schema), ...rules]);
  if (typeof shape === "string") return leave(shape);
  const reference = referenceOf(table, column.name);
  const target = reference === undefined ? undefined : targetOf(reference, context);
  const key = target === undefined ? null : keyOf(target);
  const isToKey = key !== null && isSame(reference?.to[0] ?? key, key);
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
    column.isRequired || rules.some((rule) => rule.isRequired) || named(schema.types, column.type)?.isRequired;
  return {
    name: column.name,
    shape,
    isRequired: isRequired === true,
    to: isToKey && target !== undefined ? pathOf(target) : null,
    isMany: false,
    isWeak: reference?.isWeak ?? false,
    stamp: stampOf(column),
    label: labelIn(column.comment),
  };
};

const listOf = ({ name, to }: Join, context: Context): OwnColumn => {
  const target = targetOf(to, context);
  return {
    name,
    shape: { ...NO_SHAPE, type: "array" },
    isRequired: false,
    to: target === undefined ? null : pathOf(target),
    isMany: true,
    isWeak: false,
    stamp: null,
    label: "",
  };
};

const tableOf = (table: SqlTable, joins: readonly Join[], context: Context): OwnTable => {
  const { leftOut } = context;
  const rules = rulesOf(table, context);
  const columns = table.columns.flatMap(
    (column) => columnOf(table, column, rules.get(column.name.toLowerCase()) ?? [], context) ?? [],
  );
  for (const { columns: several, table: to } of table.references)
    if (several.length > 1)
      leftOut.push({
        where: `${pathOf(table)}: ${several.join(", ")}`,
        reason: `They refer to \`${to}\` together, and a reference of a definition is one field.`,
        advice: "They are plain fields.",
      });
  const named_ = keyOf(table);
  const held = columns.find(({ name }) => named_ !== null && isSame(name, named_));
  // A key that is also a reference, such as the profile of a user, stays a reference, and is unique.
  const isKey = held !== undefined && held.to === null && /^(?:integer|string)$/.test(held.shape.type);
  const key = isKey && !/date/.test(held.shape.format) && held.shape.values.length === 0 ? held.name : null;
  if (key === null)
    leftOut.push({
      where: pathOf(table),
      reason:
        table.key.length > 1
          ? `Its key has several columns: ${table.key.join(", ")}.`
          : named_ === null
            ? "It has no key."
            : `Its key \`${named_}\` is a reference or a choice.`,
      advice: "Its records get a key of their own. Columns of the former key are unique.",
    });
  const source = key === null ? undefined : named(table.columns, key);
  return {
    name: pathOf(table),
    section: table.schema,
    comment: table.comment,
    label: labelIn(table.comment),
    columns: [
      ...columns,
      ...joins.filter(({ from }) => targetOf(from, context) === table).map((join) => listOf(join, context)),
    ],
    key,
    isKeyEntered: held?.shape.type === "string" && held.shape.format !== "uuid" && source?.standard === null,
    unique: [...(key === null && table.key.length > 0 ? [table.key] : []), ...table.unique].filter(
      (set) => !(set.length === 1 && key !== null && isSame(set[0] ?? "", key)),
    ),
  };
};

export interface Taken {
  readonly tables: readonly OwnTable[];
  readonly joins: readonly Join[];
}

export const tablesOf = (schema: Schema, leftOut: LeftOut[]): Taken => {
  const context: Context = { schema, leftOut };
  for (const [where, reason] of schema.passed) leftOut.push({ where, reason, advice: "" });
  const joins = joinsOf(context);
  const joining = new Set(joins.map(({ table }) => table));
  const tables = schema.tables.filter((table) => !joining.has(table));
  return { tables: tables.map((table) => tableOf(table, joins, context)), joins };
};
