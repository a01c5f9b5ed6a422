// Columns derived from others of their row: as SQL, and in a row that was read.
import { sourcesOfDerivation, derivedValue } from "pilothouse/schema";
import { type RawBuilder, sql } from "kysely";
import { literal } from "./literal";
import type { Row } from "./Store";
import type { Column, Table } from "./Table";

/** The SQL is always the same text, so that both engines recognize the expression of the index. */
export const derivedRef = (
  { derive }: Column,
  refTo: (name: string) => RawBuilder<unknown> = sql.ref,
): RawBuilder<unknown> => {
  const cases = derive.map(({ value, when }) => {
    const conditions = Object.entries(when).map(
      ([name, values]) => sql`${refTo(name)} in (${sql.join(values.map(literal))})`,
    );
    const holds = conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
    return sql`when ${holds} then ${literal(value)}`;
  });
  return sql`(case ${sql.join(cases, sql` `)} else 0 end)`;
};

/** The columns that a column depends on: itself, or its sources if it is derived. */
export const sourceColumnsOf = ({ name, derive }: Column): readonly string[] =>
  derive.length === 0 ? [name] : sourcesOfDerivation(derive);

/** Adds the derived values to a row that was read. Changes the row in place. */
export const addDerivedValues = ({ derived }: Table, row: Row): void => {
  for (const { name, derive } of derived) row[name] = derivedValue(derive, row) ?? 0;
};
