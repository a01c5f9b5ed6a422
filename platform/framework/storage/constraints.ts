// Derives the constraints of the store from the definitions: a reference must lead to a row, a value must be in its
// enumeration, a number within its limits, and a text not too long. An empty value is always allowed, because whether a
// field is required may depend on other fields; this is checked before the store.
import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import { literal } from "./literal";
import { encodeCents } from "./codec";
import { nameOf } from "./nameOf";
import type { Column, ColumnLink, Table } from "./Table";

export interface Constraint {
  readonly name: string;
  readonly table: Table;
  readonly column: Column;
  /** The name of the constrained column: the generated one for a text that refers to several tables. */
  readonly on: string;
  readonly kind: "reference" | "value";
  /** The SQL of the constraint after its name: for a declaration of the column, and for a declaration of the table. */
  readonly inColumn: RawBuilder<unknown>;
  readonly inTable: RawBuilder<unknown>;
  /** The condition that is true for a row that breaks the constraint. */
  readonly broken: RawBuilder<SqlBool>;
}

/** The highest key. JavaScript does not represent larger integers exactly. */
const MOST = Number.MAX_SAFE_INTEGER;

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const reference = (table: Table, { column, target, key, lead }: ColumnLink): Constraint => {
  const on = lead?.name ?? column.name;
  const name = nameOf("fk", table.name, `${on}:${target}:${key.name}`);
  // Rows of one table that refer to each other may be inserted or deleted in any order within a transaction.
  const when = target === table.name ? sql`deferrable initially deferred` : sql``;
  const place = sql`references ${sql.table(target)} (${sql.ref(key.name)}) ${when}`;
  const own = sql.ref(`${table.name}.${on}`);
  const there = sql`select 1 from ${sql.table(target)} as there where ${sql.ref(`there.${key.name}`)} = ${own}`;
  return {
    name,
    table,
    column,
    on,
    kind: "reference",
    inColumn: place,
    inTable: sql`foreign key (${sql.ref(on)}) ${place}`,
    broken: sql<SqlBool>`${own} is not null and not exists (${there})`,
  };
};

const limitOf = (column: Column, limit: unknown): number | null => {
  if (limit === null || limit === undefined) return null;
  const value = column.storage === "cents" ? encodeCents(limit) : Number(limit);
  return value === null || !Number.isFinite(value) ? null : value;
};

const between = (name: string, min: number | null, max: number | null): string | null => {
  const sides = [...(min === null ? [] : [`${name} >= ${min}`]), ...(max === null ? [] : [`${name} <= ${max}`])];
  return sides.length === 0 ? null : sides.join(" and ");
};

/** The condition that a value of the column must meet, as SQL. Null if the definition has no such rule. */
const ruleOf = (table: Table, column: Column): string | null => {
  const { storage, encrypted, field, wire } = column;
  const { min, max, values } = field.options;
  const name = quoteName(column.name);
  if (column === table.key) return storage === "integer" ? `${name} between 1 and ${MOST}` : null;
  if (encrypted || storage === "json" || "to" in field.options) return null;
  if (wire === "boolean") return `${name} in (0, 1)`;
  if (Array.isArray(values)) {
    const known = values.map((value) =>
      typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`,
    );
    return `${name} in (${[storage === "text" ? "''" : "0", ...known].join(", ")})`;
  }
  if (storage === "text") return typeof max === "number" ? `length(${name}) <= ${max}` : null;
  const within = between(name, limitOf(column, min), limitOf(column, max));
  return within === null ? null : `${name} = 0 or ${within}`;
};

const rule = (table: Table, column: Column): Constraint[] => {
  const text = ruleOf(table, column);
  if (text === null) return [];
  const check = sql`check (${sql.raw(text)})`;
  const name = nameOf("ck", table.name, `${column.name}:${text}`);
  return [
    {
      name,
      table,
      column,
      on: column.name,
      kind: "value",
      inColumn: check,
      inTable: check,
      broken: sql<SqlBool>`not (${sql.raw(text)})`,
    },
  ];
};

export const constraintsOf = (table: Table): readonly Constraint[] => [
  ...table.links.filter(({ column }) => column.joined === null).map((link) => reference(table, link)),
  ...table.columns.filter(({ joined }) => joined === null).flatMap((column) => rule(table, column)),
];

/** A key as an SQL literal, because the declaration of a constraint cannot have parameters. */
export const keyLiteral = (key: unknown): RawBuilder<unknown> => literal(typeof key === "number" ? key : String(key));
