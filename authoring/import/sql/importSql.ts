// Turns the schema of a database into a console of its own platform.
import type { JsonObject } from "../facts";
import { labelFromName, toSnakeCase } from "../names";
import type { LeftOutPart } from "../LeftOutPart";
import type { ImportOptions } from "../Options";
import { type OwnImport, createOwnImport } from "../own/createOwnImport";
import { addRowFiles } from "../own/rows";
import { ImportRefusal } from "../Refusal";
import { findByName, type SqlSchema, type SqlTable } from "./SqlSchema";
import { openSource, type SqlSource } from "./readSource";
import { readSchema } from "./readSchema";
import { type JoinTable, qualifiedNameOf } from "./relations";
import { tablesOf } from "./tables";

/** More rows of a table are no start, but a move to another platform. */
const MOST_ROWS = 20_000;

const chosen = (schema: SqlSchema, { only }: Pick<ImportOptions, "only">): SqlSchema => {
  if (only.length === 0) return schema;
  const isWanted = (table: SqlTable): boolean => only.some((prefix) => qualifiedNameOf(table).startsWith(prefix));
  const idle = only.find((prefix) => !schema.tables.some((table) => qualifiedNameOf(table).startsWith(prefix)));
  if (idle !== undefined)
    throw new ImportRefusal(
      `No table begins with ${idle}. The first ones are ${schema.tables.slice(0, 5).map(qualifiedNameOf).join(", ")}.`,
    );
  return { ...schema, tables: schema.tables.filter(isWanted), passed: [] };
};

/** Adds to the rows of a table the lists that are stored in joining tables. */
const withLists = async (
  table: string,
  rows: readonly JsonObject[],
  joins: readonly JoinTable[],
  schema: SqlSchema,
  read: NonNullable<SqlSource["read"]>,
): Promise<readonly JsonObject[]> => {
  let all = rows;
  for (const { table: joining, from, to, name } of joins) {
    const owner = findByName(schema.tables, from.table);
    const key = from.to[0] ?? owner?.key[0] ?? "id";
    if (owner === undefined || qualifiedNameOf(owner) !== table) continue;
    const lists = new Map<string, unknown[]>();
    for (const row of await read(qualifiedNameOf(joining), MOST_ROWS * 5)) {
      const own = String(row[from.columns[0] ?? ""]);
      lists.set(own, [...(lists.get(own) ?? []), row[to.columns[0] ?? ""]]);
    }
    all = all.map((row) => ({ ...row, [name]: lists.get(String(row[key])) ?? [] }));
  }
  return all;
};

export interface SqlOptions extends ImportOptions {
  readonly rows: boolean;
}

/** @throws Refusal */
export const importSchema = (
  sql: string,
  name: string,
  options: SqlOptions,
): OwnImport & { readonly schema: SqlSchema; readonly joins: readonly JoinTable[] } => {
  const schema = chosen(readSchema(sql), options);
  const leftOut: LeftOutPart[] = [];
  const { tables, joins } = tablesOf(schema, leftOut);
  const lists =
    joins.length === 0
      ? ""
      : `Tables that only join two others became lists: ${joins.map((join) => `\`${qualifiedNameOf(join.table)}\``).join(", ")}.`;
  const title = options.title || labelFromName(toSnakeCase(name)) || "Console";
  const source = { tables, leftOut, text: sql, said: lists };
  return { ...createOwnImport(source, title, options.rows), schema, joins };
};

/** @throws Refusal */
export const importSql = async (place: string, options: SqlOptions): Promise<OwnImport> => {
  const source = await openSource(place);
  try {
    const taken = importSchema(source.sql, source.name, options);
    if (!options.rows || taken.count === 0) return taken;
    const { read } = source;
    if (read === null) throw new ImportRefusal(`${place} has no rows. Leave --rows out, or name the database itself.`);
    return await addRowFiles(taken, async (table) =>
      withLists(table, await read(table, MOST_ROWS + 1), taken.joins, taken.schema, read),
    );
  } finally {
    await source.close();
  }
};
