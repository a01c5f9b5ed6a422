// Finds the uploads that the store mentions anywhere: in records, the audit trail, views, preferences, jobs, notes. It
// searches every text of every table, because a list of places might be incomplete.
import { sql } from "kysely";
import { readExistingColumns } from "../storage/catalog";
import { partitionsOf } from "../storage/partitions";
import type { Db, Row, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import { UPLOADS, uploadIdsIn } from "./uploads";

/** How many rows one statement searches. */
const ROWS_AT_ONCE = 5000;
const PATTERN = "%/files/%";

interface Place {
  readonly table: string;
  /** The names of the text columns. */
  readonly texts: readonly string[];
  /** The column by which the table is read in pages; null to read it at once. */
  readonly key: string | null;
}

export interface UploadSearch {
  readonly store: Pick<Store, "engine" | "db">;
  /** The tables of records, by name. */
  readonly tables: ReadonlyMap<string, Table>;
}

const placesIn = async ({ store, tables }: UploadSearch): Promise<readonly Place[]> => {
  const keys = new Map([...tables.values()].map(({ name, key }) => [name, key.name]));
  const present = await readExistingColumns(store.engine, store.db);
  const left = new Set([UPLOADS, ...(await partitionsOf(store, tables.values()))]);
  return [...present].flatMap(([table, columns]) => {
    const texts = [...columns].filter(([, { type }]) => type === "text").map(([name]) => name);
    return left.has(table) || texts.length === 0 ? [] : [{ table, texts, key: keys.get(table) ?? null }];
  });
};

const read = async (db: Db, { table, texts }: Place, where: ReturnType<typeof sql>): Promise<readonly string[]> => {
  const names = sql.join(texts.map((name) => sql.ref(name)));
  const named = sql.join(
    texts.map((name) => sql`${sql.ref(name)} like ${PATTERN}`),
    sql` or `,
  );
  const { rows } = await sql<Row>`select ${names} from ${sql.table(table)} where ${where} (${named})`.execute(db);
  return [...new Set(rows.flatMap((row) => uploadIdsIn(row)))];
};

/** Answers ids in small groups. A group is empty if a part of the store mentions no upload. */
export const uploadsInUse = async function* (looking: UploadSearch): AsyncGenerator<readonly string[]> {
  const { db } = looking.store;
  for (const place of await placesIn(looking)) {
    if (place.key === null) {
      yield await read(db, place, sql``);
      continue;
    }
    const key = sql.ref(place.key);
    for (let after: unknown = null; ;) {
      const later = after === null ? sql`` : sql`where ${key} > ${after}`;
      const page = sql`select ${key} as k from ${sql.table(place.table)} ${later} order by ${key} limit ${ROWS_AT_ONCE}`;
      const [end] = (await sql<Row>`select max(k) as k from (${page}) as page`.execute(db)).rows;
      const last = end?.k ?? null;
      if (last === null) break;
      const from = after === null ? sql`` : sql`${key} > ${after} and`;
      yield await read(db, place, sql`${from} ${key} <= ${last} and`);
      after = last;
    }
  }
};
