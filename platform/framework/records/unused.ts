// Refuses to delete records that other rows refer to. The message counts only rows that the caller may read.
import { sql } from "kysely";
import { keysInList } from "../access/roleLists";
import { findIdentity } from "../access/identity";
import { Failure } from "../wire/Failure";
import type { Step } from "./Engine";
import { countRows, oneOf, selectionOf } from "../storage/query";
import { readPage } from "../storage/page";
import type { Condition } from "../storage/query";
import type { ColumnLink, Table } from "../storage/Table";
import { mayRead } from "./pointing";
import { filterReached, scopeSelection } from "./scope";

const MOST = 1000;
export const IN_USE = 1024;

type Deleting = Pick<Step, "platform" | "db" | "table" | "language" | "caller">;

/** The failure that names the resource of the referring rows, with the message from the definitions. */
const usedBy = ({ platform }: Deleting, { name, resource }: Table, count: number): Failure => {
  const hasMessage = platform.model.errors.some(({ code, context }) => code === IN_USE && context === name);
  return new Failure(IN_USE, hasMessage ? name : "used", { resource: name, count }, { label: resource.label, count });
};

/** The failure for rows that the caller may not read. It does not reveal their resource or number. */
const usedElsewhere = (): Failure => new Failure(IN_USE, "elsewhere");

/** Counts the rows that meet the conditions and that the caller may read and reaches. */
const countOwn = async (step: Deleting, table: Table, conditions: readonly Condition[]): Promise<number> => {
  const { platform, caller } = step;
  if (!mayRead(caller, table)) return 0;
  const own = scopeSelection(platform, table, caller, selectionOf(platform.store, table, {})).conditions;
  return countRows(step.db, table, { conditions: [...own, ...conditions] });
};

/** The conditions for rows that refer by `link` to one of these records, without these records themselves. */
const referring = (step: Deleting, table: Table, link: ColumnLink, keys: readonly unknown[]): readonly Condition[] => {
  const { column: given, key, lead } = link;
  const column = lead === null ? given : { ...given, name: lead.name, storage: key.storage };
  const within = table.name === step.table.name ? [sql<boolean>`not ${oneOf(table.key, keys)}`] : [];
  return [oneOf(column, keys), ...within];
};

/** Rows that refer to records by one link. */
export interface ReferringRows {
  readonly table: Table;
  readonly link: ColumnLink;
  /** The number of rows that the caller may read and reaches, and the number of others. */
  readonly count: number;
  readonly others: number;
}

async function* usesOf(step: Deleting, keys: readonly unknown[]): AsyncGenerator<ReferringRows> {
  for (const table of step.platform.tables.values())
    for (const link of table.links) {
      if (link.target !== step.table.name || link.column.joined !== null) continue;
      const conditions = referring(step, table, link, keys);
      const all = await countRows(step.db, table, { conditions });
      if (all === 0) continue;
      const count = await countOwn(step, table, conditions);
      yield { table, link, count, others: all - count };
    }
}

/** All rows that refer to one of the records, by table and link. */
export const findUses = async (step: Deleting, keys: readonly unknown[]): Promise<readonly ReferringRows[]> => {
  const found: ReferringRows[] = [];
  for await (const use of usesOf(step, keys)) found.push(use);
  return found;
};

/** @throws Failure 1024 if rows refer to one of the records */
export const checkUnused = async (step: Deleting, keys: readonly unknown[]): Promise<void> => {
  let isUsed = false;
  for await (const { table, count } of usesOf(step, keys)) {
    isUsed = true;
    if (count > 0) throw usedBy(step, table, count);
  }
  if (isUsed) throw usedElsewhere();
};

/** Refuses to delete the last record that a role's list allows: an empty one restricts nothing. @throws Failure 1024 */
export const checkStillRestricted = async (step: Deleting, keys: readonly unknown[]): Promise<void> => {
  const { platform, db, table, caller } = step;
  const roles = findIdentity(platform)?.roles;
  const gone = new Set(keys.map(String));
  const lists = (roles?.columns ?? []).filter(
    ({ field }) => field.options.restricts !== undefined && field.options.to === table.name,
  );
  for (const { name } of lists) {
    if (!roles) return;
    const holding = selectionOf(platform.store, roles, { [name]: keys });
    const rows = await readPage(db, roles, holding, MOST, {
      offset: 0,
      limit: MOST,
      sort: roles.key,
      descending: false,
    });
    const freed = rows.filter((role) => keysInList(roles, role, name).every((key) => gone.has(key)));
    const own = mayRead(caller, roles) ? await filterReached(step, roles, caller, freed) : [];
    if (own.length > 0) throw usedBy(step, roles, own.length);
    if (freed.length > 0) throw usedElsewhere();
  }
};
