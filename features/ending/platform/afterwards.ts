// What happens to the rows of each table when their owner ends, as the definitions say.
import type { EndingModel } from "../../../generator";
import type { Engine } from "../../../platform/framework/records/Engine";
import { ownerCondition } from "../../../platform/framework/records/owners";
import { type Condition, oneOf, whereOf, isUnsetCondition } from "../../../platform/framework/storage/query";
import { ownerFields } from "../../../platform/framework/storage/ownerFields";
import type { Table } from "../../../platform/framework/storage/Table";
import { columnFor } from "../../../platform/framework/storage/tableFor";
import { Failure } from "../../../platform/framework/wire/Failure";
import { sql } from "kysely";

export const PROCEDURES = ["transfer", "archive", "erase"] as const;
export type Procedure = (typeof PROCEDURES)[number];

/** The rows of an owner in one table. */
export interface OwnedRows {
  /** The name of the table. If the field of the owner is not the first owner field, its name follows after a dot. */
  readonly name: string;
  readonly table: Table;
  readonly where: Condition;
  readonly ending: EndingModel;
  /** The column with the owner; null if the rows are owned through another row and move with it. */
  readonly owner: string | null;
}

const KEPT: EndingModel = { rows: "keep", open: {}, advice: null };

/** `ending` of the definition. Default: `ending` of the row through which the rows are owned. */
const endingOf = ({ tables }: Pick<Engine, "tables">, { resource }: Table): EndingModel => {
  if (resource.ending !== null || resource.scope?.is !== "owned") return resource.ending ?? KEPT;
  const [first, second] = resource.scope.steps;
  const next = second === undefined ? undefined : tables.get(first.to);
  return next === undefined ? KEPT : { ...KEPT, rows: endingOf({ tables }, next).rows };
};

/** The table of owners, and its column with the time of the end. @throws Failure 404 if no owner can end */
export const ownerTableOf = ({ model: { owner }, tables }: Pick<Engine, "model" | "tables">) => {
  const table = tables.get(owner?.resource ?? "");
  if (!owner || owner.ended === null || table === undefined) throw new Failure(404, "record");
  return { table, ended: owner.ended, parent: owner.parent };
};

/** The rows of an owner, without the owner itself and without entries of the audit trail. */
export const rowsOfOwner = (platform: Engine, key: string | number): readonly OwnedRows[] =>
  [...platform.tables.values()].flatMap((table): readonly OwnedRows[] => {
    const { scope, name } = table.resource;
    if (scope?.is !== "owned" || name === platform.model.owner?.resource || table.sealed) return [];
    const ending = endingOf(platform, table);
    const [first] = scope.steps;
    const owner = scope.steps.length === 1 ? first.field : null;
    const rows = { name, table, where: ownerCondition(platform, table, scope, [key]), ending, owner };
    const others = ownerFields(table.resource).slice(1);
    // The first owner keeps its rows when another owner ends.
    const kept: EndingModel = { ...ending, rows: ending.rows === "erase" ? "keep" : ending.rows };
    return [
      rows,
      ...others.map((field) => ({
        name: `${name}.${field}`,
        table,
        where: oneOf(columnFor<unknown>(table, field), [key], sql.ref(`${name}.${field}`)),
        ending: kept,
        owner: field,
      })),
    ];
  });

/** The condition for rows that prevent the end; null if none can. */
export const obstacleCondition = ({ table, ending: { open } }: OwnedRows): Condition | null => {
  const parts = Object.entries(open).map(([name, values]) => {
    const column = columnFor<unknown>(table, name);
    const ref = sql.ref(`${table.name}.${name}`);
    return values === "some"
      ? sql<boolean>`not ${isUnsetCondition(column, ref)} and ${ref} is not null`
      : oneOf(column, values, ref);
  });
  return parts.length === 0 ? null : sql<boolean>`${sql.join(parts, sql` and `)}`;
};

/** What a procedure does with rows. */
export const effectOnRows = ({ rows }: EndingModel, procedure: Procedure): "move" | "stay" | "erase" =>
  procedure === "transfer" && rows === "move" ? "move" : procedure === "erase" && rows !== "keep" ? "erase" : "stay";

export const countWhere = async (
  { db }: { readonly db: Engine["store"]["db"] },
  { name }: Table,
  conditions: readonly Condition[],
): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from ${sql.table(name)} ${whereOf(conditions)}`.execute(db);
  return Number(rows[0]?.n ?? 0);
};
