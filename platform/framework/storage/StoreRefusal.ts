// Translates the errors of both engines into one type that says why the store refused a write.
import { errorCodeOf } from "../folder/errorCode";
import { constraintsOf } from "./constraints";
import { listColumns } from "./lists";
import { nameOf } from "./nameOf";
import type { Table } from "./Table";

export interface StoreRefusal {
  readonly kind: "unique" | "reference" | "value" | "gone" | "busy";
  /** The table whose fields were refused; null if the store does not name it. */
  readonly table: Table | null;
  readonly fields: readonly string[];
}

const GONE = "ROW_GONE";

/** Thrown if another request deleted a row after this request found it, and before this request changed it. */
export class RowGone extends Error {
  readonly code = GONE;
  constructor({ name }: Table, key: unknown) {
    super(`${name} ${String(key)} is gone`);
  }
}

type Tables = ReadonlyMap<string, Table>;

/**
 * Codes for a database that is stopping, starting or unreachable: codes of PostgreSQL, of the network, and of a
 * distributed engine that cannot say whether a transaction was stored (40003).
 */
const AWAY = [
  ...["57P01", "57P02", "57P03", "57P05", "08000", "08001", "08003", "08004", "08006", "08007", "40003"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"],
];

const KINDS: Readonly<Record<string, StoreRefusal["kind"]>> = {
  ...Object.fromEntries(AWAY.map((code) => [code, "busy" as const])),
  SQLITE_CONSTRAINT_UNIQUE: "unique",
  SQLITE_CONSTRAINT_PRIMARYKEY: "unique",
  SQLITE_CONSTRAINT_FOREIGNKEY: "reference",
  SQLITE_CONSTRAINT_CHECK: "value",
  [GONE]: "gone",
  SQLITE_BUSY: "busy",
  "23505": "unique",
  "23503": "reference",
  "23514": "value",
  // A serialization failure, a deadlock, or a statement in a transaction that an earlier error has aborted.
  "40001": "busy",
  "40P01": "busy",
  "25P02": "busy",
  // The store is read-only, for example just after a failover, or a transaction was idle or ran too long.
  "25006": "busy",
  "25P03": "busy",
  "25P04": "busy",
  // A statement or its wait for a lock took too long, or connections or locks ran out.
  "55P03": "busy",
  "57014": "busy",
  "53300": "busy",
  "53200": "busy",
};

/** Error messages of the database client that have no code. */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed))/i;

const text = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
};

const known = new WeakMap<Tables, ReadonlyMap<string, Omit<StoreRefusal, "kind">>>();

/** The table and fields of each constraint and unique index, by its name. */
const namesOf = (tables: Tables): ReadonlyMap<string, Omit<StoreRefusal, "kind">> => {
  const names =
    known.get(tables) ??
    new Map(
      [...tables.values()].flatMap((table) => [
        ...constraintsOf(table).map(({ name, column }) => [name, { table, fields: [column.name] }] as const),
        ...table.indexes.map(({ name, given }) => [name, { table, fields: given }] as const),
        ...listColumns(table).map(
          ({ column, joined }) => [nameOf("fk", joined, "item"), { table, fields: [column.name] }] as const,
        ),
        [`${table.name}_pkey`, { table, fields: [table.key.name] }] as const,
      ]),
    );
  known.set(tables, names);
  return names;
};

/** SQLite's message names a check. For duplicate rows it names the index or the columns: `thing.name, thing.owner`. */
const SQLITE = /constraint failed: (?:index '([^']+)'|([\w$-]+)$|([\w$-]+)\.(.+)$)/;

const about = (tables: Tables, error: object): Omit<StoreRefusal, "kind"> => {
  const nothing = { table: null, fields: [] };
  const [, index, check, table = "", columns = ""] = SQLITE.exec(text(error, "message")) ?? [];
  const found = tables.get(table);
  if (found) {
    const named = columns.split(", ").map((one) => one.split(".").at(-1) ?? one);
    const equal = found.indexes.find((one) => one.unique && one.columns.join() === named.join());
    return { table: found, fields: equal?.given ?? named };
  }
  return namesOf(tables).get(text(error, "constraint") || index || check || "") ?? nothing;
};

/** Whether the connection to the database was lost or could not be made. The database may still have done the work. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error && (NO_CONNECTION.test(error.message) || AWAY.includes(errorCodeOf(error)));

/** Why the store refused a write; null for any other error. */
export const storeRefusalOf = (tables: Tables, error: unknown): StoreRefusal | null => {
  if (typeof error !== "object" || error === null) return null;
  if (NO_CONNECTION.test(text(error, "message"))) return { kind: "busy", table: null, fields: [] };
  const kind = KINDS[text(error, "code")];
  return kind === undefined ? null : { kind, ...about(tables, error) };
};
