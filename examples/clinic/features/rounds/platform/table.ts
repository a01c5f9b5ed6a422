// Stores when a person last walked through each ward, and who it was.
import { type Db, declaredType, type Row, type Store, tableFor } from "pilothouse/platform/storage";
import type { FeatureTable } from "pilothouse/platform";
import { sql } from "kysely";

export const ROUNDS_TABLE = "clinic_round";

export const ensureRoundsTable: FeatureTable["ensure"] = async (engine: Store["engine"], db, described) => {
  const [ward, staff] = [tableFor(described, "ward"), tableFor(described, "staff")];
  const key = ({ key: { storage } }: typeof ward) => declaredType(engine, storage);
  await sql`create table if not exists ${sql.table(ROUNDS_TABLE)} (
    ward ${key(ward)} not null primary key references ${sql.table(ward.name)} (${sql.ref(ward.key.name)}) on delete cascade,
    staff ${key(staff)} references ${sql.table(staff.name)} (${sql.ref(staff.key.name)}) on delete set null,
    walked_at bigint not null
  )`.execute(db);
};

/** The wards where a person was the last to walk through, for the export of all data about this person. */
export const exportRoundsOf = async (db: Db, account: unknown) => {
  const { rows } =
    await sql<Row>`select ward, walked_at from ${sql.table(ROUNDS_TABLE)} where staff = ${account}`.execute(db);
  return { rounds: rows };
};

/** Removes the person from the table, but keeps the time. */
export const forgetWalker = async (db: Db, account: unknown): Promise<void> => {
  await sql`update ${sql.table(ROUNDS_TABLE)} set staff = null where staff = ${account}`.execute(db);
};
