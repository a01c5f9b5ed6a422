// The types of all tables, from the definitions.
import { type Kysely, sql } from "kysely";
import type { DatabaseOf, FieldOf, StoredHandle } from "pilothouse/handles";
import type { Db } from "pilothouse/platform/storage";
import type { resources } from "../generated/resources";

export type Database = DatabaseOf<typeof resources>;

/** The same database, with types for tables and columns, for queries written with Kysely. */
export const typed = (db: Db): Kysely<Database> => db;

/** A column with its table, for SQL text. */
export const columnIn = <Of extends StoredHandle>(of: Of, name: FieldOf<Of>) => sql.ref(`${of.table}.${name}`);
