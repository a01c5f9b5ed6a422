// The types of all tables, derived from the definitions.
import { expressionBuilder, type Generated, type Kysely, sql } from "kysely";
import type { FieldOf, GivenOf, StoredValueOf, KeyOf, Sent, StoredHandle } from "pilothouse/handles";
import type { Db, Row, Table } from "pilothouse/platform/storage";
import type { resources } from "../generated/resources";

declare module "pilothouse/handles" {
  interface Keys {
    readonly account: KeyOf<typeof resources.account>;
    readonly owner: KeyOf<typeof resources.company>;
  }
}

/** Queries written by hand get an amount as a number of cents. */
type Queried<Of> = StoredValueOf<Of, number, string>;

/** The store assigns numeric keys. */
type Numbered<Key> = Key extends number ? Generated<Key> : Key;

type All = typeof resources;

/**
 * The tables for Kysely. In queries written by hand, an empty value may be NULL. Secrets are left out, because only the
 * codec can encrypt and decrypt them.
 */
export type Database = {
  readonly [Name in keyof All as All[Name]["table"] & string]: {
    readonly [
      Field in keyof All[Name]["fields"] as All[Name]["fields"][Field] extends "secret" | "encrypted" ? never : Field
    ]: Field extends All[Name]["key"]
      ? Numbered<Queried<All[Name]["fields"][Field]>>
      : Queried<All[Name]["fields"][Field]> | null;
  };
};

/** The same database, with types for tables and columns, for queries written with Kysely. */
export const typedDatabase = (db: Db): Kysely<Database> => db;

/** Makes conditions on the columns of a table. */
export const conditionsOn = <Name extends keyof Database>(_of: { readonly table: Name }) =>
  expressionBuilder<Database, Name>();

/** A column with its table, for SQL text. */
export const columnRef = <Of extends StoredHandle>(of: Of, name: FieldOf<Of>) => sql.ref(`${of.table}.${name}`);

/** The demo rows of the definition. */
export function definedDemoRows<Of>(table: Table<Of>): readonly GivenOf<Of>[];
export function definedDemoRows({ resource }: Table): readonly Row[] {
  return resource.demo.given;
}

/** Marks values that a client sent, for code that checks them. */
export function markAsSent<Of>(of: Of, values: { readonly [Name in FieldOf<Of>]?: unknown }): Sent<Of>;
export function markAsSent(_: StoredHandle, values: Row): Row {
  return values;
}
