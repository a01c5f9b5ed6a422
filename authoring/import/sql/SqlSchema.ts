// A schema of a database as its statements say it.
import type { Token } from "./tokens";

export interface SqlColumn {
  readonly name: string;
  /** The type in lower case, without its length, such as `character varying`. */
  readonly type: string;
  /** The numbers behind the type, such as its length. */
  readonly sizes: readonly number[];
  readonly isArray: boolean;
  isRequired: boolean;
  /** The value of a default, without casts. Null without one. */
  standard: readonly Token[] | null;
  /** Whether the database gives a number of its own: serial, identity, autoincrement. */
  isCounted: boolean;
  /** Whether the database computes the value. */
  isComputed: boolean;
  comment: string;
}

export interface SqlReference {
  readonly columns: readonly string[];
  readonly table: string;
  /** Empty for the key of the table. */
  readonly to: readonly string[];
  /** Whether a row stays when the row that it refers to is deleted. */
  readonly isWeak: boolean;
}

export interface SqlTable {
  readonly schema: string;
  readonly name: string;
  comment: string;
  readonly columns: SqlColumn[];
  key: readonly string[];
  readonly unique: (readonly string[])[];
  readonly references: SqlReference[];
  readonly checks: (readonly Token[])[];
}

/** A type with a name: an enumeration, or a domain with its base and its checks. */
export interface SqlType {
  readonly name: string;
  readonly values: readonly string[];
  readonly base: Pick<SqlColumn, "type" | "sizes" | "isArray"> | null;
  readonly isRequired: boolean;
  readonly checks: readonly (readonly Token[])[];
}

export interface SqlSchema {
  readonly tables: readonly SqlTable[];
  readonly types: readonly SqlType[];
  /** Statements whose tables are no tables of rows, with the reason. */
  readonly passed: readonly (readonly [where: string, reason: string])[];
}

/** What has this name. Databases compare names without regard to capitals, but names in quotes can differ by them. */
export const findByName = <Thing extends { readonly name: string }>(
  things: readonly Thing[],
  name: string,
): Thing | undefined =>
  things.find((one) => one.name === name) ?? things.find((one) => one.name.toLowerCase() === name.toLowerCase());
