// The store as the definitions say it is.
import { type Kysely, sql } from "kysely";
import type { DatabaseOf, FieldOf, StoredHandle } from "pilothouse/handles";
import type { Db } from "pilothouse/platform/storage";
import type { resources } from "../generated/resources";

export type Database = DatabaseOf<typeof resources>;

/** For queries whose tables and columns Kysely types. */
export const typed = (db: Db): Kysely<Database> => db;

/** A column as SQL text names it. */
export const columnIn = <Of extends StoredHandle>(of: Of, name: FieldOf<Of>) => sql.ref(`${of.table}.${name}`);
