// The relational store. Code above it uses Kysely and does not depend on the engine, except in the few places where the
// engines differ in locks, indexes or SQL.
import type { Kysely } from "kysely";
import type { Entry } from "./Entry";
import type { Connections } from "../observing/Connections";
import type { ReaderFigures } from "../observing/ReaderFigures";
import type { Keyring } from "../secrets/Keyring";
import type { Turns } from "./Turns";

export type Row = Record<string, unknown>;
export type Tables = Record<string, Row>;
/** A connection or a transaction. Functions that write take it as a parameter: the caller chooses the transaction. */
export type Db = Kysely<Tables>;

/** Writes the entries of a transaction, within that transaction. The trail knows who made the request. */
export interface Trail {
  /** Whether the trail has written an entry. */
  readonly hasWritten: boolean;
  write(db: Db, entries: readonly Entry[]): Promise<void>;
  /** Call this after the transaction with the entries is committed. */
  stored(): void;
}

/** Versions of the store's content, for caches. */
export interface Versions {
  /** Call this once the table of versions exists. Before that, no versions are counted. */
  open(): void;
  /** A text that changes whenever any process writes to one of these topics. */
  versionOf(topics: readonly string[]): Promise<string>;
}

/** A database to read from, and the versions of its rows. */
export interface DatabaseSide {
  readonly db: Db;
  readonly changes: Versions | null;
}

/** Reads from a replica. See Reader.ts. */
export interface ReadReplica {
  /** Call this when the primary has its table of versions. */
  open(): void;
  read<Result>(account: string, work: (side: DatabaseSide) => Promise<Result>): Promise<Result>;
  figures(): ReaderFigures;
}

/** The indexes of character pairs that are complete now. */
export interface SearchIndexing {
  /** Whether a complete index has this name and these columns. */
  has(index: { readonly name: string; readonly columns: readonly string[] }): boolean;
  /** Reads again which indexes are complete. */
  look(db: Db): Promise<void>;
}

/** Called with each statement and its parameters after it was run. */
export type StatementWatcher = (statement: string, parameters: readonly unknown[]) => void;

export interface Store {
  readonly db: Db;
  readonly engine: "sqlite" | "postgres";
  /** Where the store is, for messages: a path, or host and database without the password. */
  readonly address: string;
  /** Shares the connections among the resources; null if there is only one connection. */
  readonly turns: Turns | null;
  /** Tells caches whether any process has changed the store; null if there is only one process. */
  readonly changes: Versions | null;
  /** A replica for lists and statistics; null if there is no replica. */
  readonly reader: ReadReplica | null;
  /** A text that changes whenever a process writes to these tables. Null if reading the tables itself is as fast. */
  readonly stampOf: ((tables: readonly string[]) => string) | null;
  /** The keys of the store's secrets. Empty until `openKeys`. */
  readonly keys: Keyring;
  /** Resolves when everything committed before the call is safe from a power cut. */
  readonly flush: () => Promise<void>;
  /** The audit trail, with the actor of the request; null if the console has no trail. */
  readonly trail: Trail | null;
  /** The tables that have a complete index of character pairs. */
  readonly searchIndexes: SearchIndexing;
  connections(): Connections;
  close(): Promise<void>;
}
