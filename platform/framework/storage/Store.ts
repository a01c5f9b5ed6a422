// The one relational store. Everything above it speaks Kysely and never asks which engine answers, but for the few
// places where the engines differ in what they can index.
import type { Kysely } from "kysely";
import type { Turns } from "./Turns";

export type Row = Record<string, unknown>;
export type Tables = Record<string, Row>;
/** A connection or a transaction: whoever writes takes one, so that a caller decides what is one step. */
export type Db = Kysely<Tables>;

export interface Store {
  readonly db: Db;
  readonly engine: "sqlite" | "postgres";
  /** Where it lives, for people: a path, or host and database without the password. */
  readonly address: string;
  /** Who may use the connections at a time; null where there is one for all. */
  readonly turns: Turns | null;
  /** Resolves once all that was stored before is where no power cut takes it back. */
  readonly settled: () => Promise<void>;
  close(): Promise<void>;
}
