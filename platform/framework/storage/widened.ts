// Tables whose rows everybody would see after the migration: their definition now says `shared`, but did not before.
import type { ExistingColumns } from "./catalog";
import { type Layouts, scopeKindOf } from "./layouts";
import { countRows } from "./query";
import type { Db } from "./Store";
import type { Table } from "./Table";

export interface WidenedRule {
  readonly table: string;
  readonly rows: number;
  /** Whether the store knows the former owners. Stores of earlier versions did not record them. */
  readonly isKnown: boolean;
}

export const findWidened = async (
  db: Db,
  tables: readonly Table[],
  present: ExistingColumns,
  { scopes }: Pick<Layouts, "scopes">,
): Promise<readonly WidenedRule[]> => {
  const widened: WidenedRule[] = [];
  for (const table of tables) {
    const before = scopes[table.name];
    if (scopeKindOf(table) !== "shared" || before === "shared" || !present.has(table.name)) continue;
    const rows = await countRows(db, table);
    if (rows > 0) widened.push({ table: table.name, rows, isKnown: before !== undefined });
  }
  return widened;
};
