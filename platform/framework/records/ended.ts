// Rows of an owner that has ended are read-only.
import { sql } from "kysely";
import { findOwner } from "../trail/owner";
import { NOTES_TABLE } from "../storage/bookkeeping";
import { engineOf } from "../storage/lists";
import { isEmpty } from "../storage/codec";
import { findByKeys, oneOf } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import { ownerFields } from "../storage/ownerFields";
import { parseStored } from "../storage/parseStored";
import type { Table } from "../storage/Table";
import { Failure } from "../wire/Failure";
import type { Engine, Reading, RecordRequest } from "./Engine";

type Knowing = Pick<Engine, "model" | "tables">;

/** Whether the row is an owner that has ended. */
export const hasEnded = ({ model: { owner } }: Knowing, { name }: Table, row: Row): boolean =>
  owner !== null && owner.ended !== null && owner.resource === name && !isEmpty(row[owner.ended]);

const ownersOf = async (platform: Knowing, db: Db, table: Table, rows: readonly Row[]): Promise<readonly unknown[]> => {
  const [field = "", ...others] = ownerFields(table.resource);
  const first = new Map(rows.filter((row) => !isEmpty(row[field])).map((row) => [String(row[field]), row]));
  const found = new Set<unknown>(rows.flatMap((row) => others.map((name) => row[name])));
  for (const row of first.values()) found.add(await findOwner(platform, db, table, row));
  return [...found].filter((key) => !isEmpty(key));
};

/** Locks the owners of rows, so that none can be ended in this transaction. @throws Failure 519 if one has ended */
export const checkNotEnded = async (
  { platform, db }: Pick<Reading, "db"> & { readonly platform: Knowing },
  table: Table,
  rows: readonly Row[],
): Promise<void> => {
  const { owner } = platform.model;
  const owners = platform.tables.get(owner?.resource ?? "");
  if (!owner || owner.ended === null || owners === undefined || table.resource.scope?.is !== "owned") return;
  const keys = await ownersOf(platform, db, table, rows);
  if (keys.length === 0) return;
  const lock = db.isTransaction && engineOf(db) === "postgres" ? sql`for key share` : sql``;
  const ended = sql.ref(owner.ended);
  const found =
    await sql<Row>`select ${ended} as ended from ${sql.table(owners.name)} where ${oneOf(owners.key, keys)} ${lock}`.execute(
      db,
    );
  if (found.rows.some((row) => !isEmpty(row.ended) && Number(row.ended) > 0)) throw new Failure(519, "ended");
};

/** The prefix of notes about owners that are being ended. */
export const ENDING_NOTES = "ending:";

/**
 * For owners that are being ended or deleted. Call this when they are locked.
 * @throws Failure 519 if the rows of another owner are being moved to one of them
 */
export const checkNotReceiving = async (
  { platform, db }: Pick<Reading, "db"> & { readonly platform: Knowing },
  table: Table,
  keys: readonly unknown[],
): Promise<void> => {
  if (platform.model.owner?.resource !== table.name) return;
  const { rows } =
    await sql<Row>`select value from ${sql.table(NOTES_TABLE)} where note like ${`${ENDING_NOTES}${table.name}:%`}`.execute(
      db,
    );
  const receiving = new Set(rows.map(({ value }) => String(Object(parseStored(value)).to)));
  if (keys.some((key) => receiving.has(String(key)))) throw new Failure(519, "receiving");
};

/** Values of `trail` for calls that change no record. */
const READING = new Set(["none", "view", "export", "download"]);

/** Checks the record of an action, and the owners that its parameters name. @throws Failure 519 */
export const checkActionOpen = async ({ platform, resource, call, params }: RecordRequest): Promise<void> => {
  const { owner } = platform.model;
  if (!owner || owner.ended === null || call.verb !== "action" || READING.has(call.trail)) return;
  const { db } = platform.store;
  const links = [{ to: resource.name, key: params[resource.key] }].concat(
    call.params.flatMap(({ name, options }) =>
      options.to === owner.resource ? [{ to: owner.resource, key: params[name] }] : [],
    ),
  );
  for (const { to, key } of links) {
    const table = platform.tables.get(to);
    const keys = [key].flat().filter((one) => !isEmpty(one));
    if (table === undefined || keys.length === 0) continue;
    await checkNotEnded({ platform, db }, table, await findByKeys(db, table, keys));
  }
};
