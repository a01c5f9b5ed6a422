// The store as the definitions say it is.
import type { Kysely } from "kysely";
import type { resources } from "../generated/resources";
import type { DatabaseOf } from "../framework/storage/defineResource";
import type { Db } from "../framework/storage/Store";

export type Database = DatabaseOf<typeof resources>;

/** For queries whose tables and columns Kysely types. */
export const typed = (db: Db): Kysely<Database> => db;
