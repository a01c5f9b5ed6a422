// Inserts many rows in batches, with one statement for each batch.
import { CompiledQuery } from "kysely";
import { encodeStored } from "../storage/codec";
import { LOWEST_RANDOM_ID } from "../storage/ids";
import { insertLists } from "../storage/lists";
import type { GivenOf, WithoutOthers } from "../storage/defineResource";
import type { Db, Store } from "../storage/Store";
import type { Table } from "../storage/Table";

const MOST_VALUES = 6000;

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

const columnsOf = (table: Table) => table.columns.filter(({ joined }) => joined === null);

const statement = (engine: Store["engine"], table: Table, rows: number): string => {
  const columns = columnsOf(table);
  const width = columns.length;
  const mark = (index: number) => (engine === "sqlite" ? "?" : `$${index + 1}`);
  const tuple = (row: number) => `(${columns.map((_, column) => mark(row * width + column)).join()})`;
  const names = columns.map(({ name }) => quoteName(name)).join();
  return `insert into ${quoteName(table.name)} (${names}) values ${Array.from({ length: rows }, (_, row) => tuple(row)).join()}`;
};

export const insertMany = async <Of, Given extends GivenOf<Of>>(
  engine: Store["engine"],
  db: Db,
  table: Table<Of>,
  rows: readonly (Given & WithoutOthers<Of, Given>)[],
): Promise<void> => {
  const columns = columnsOf(table);
  const size = Math.max(1, Math.floor(MOST_VALUES / columns.length));
  const whole = rows.length < size ? "" : statement(engine, table, size);
  for (let start = 0; start < rows.length; start += size) {
    const batch = rows.slice(start, start + size);
    const text = batch.length === size ? whole : statement(engine, table, batch.length);
    const values = batch.flatMap((row) => columns.map((column) => encodeStored(table, column, row[column.name])));
    await db.executeQuery(CompiledQuery.raw(text, values));
    await insertLists(db, table, batch);
  }
  if (engine !== "postgres" || table.key.storage !== "integer" || rows.length === 0) return;
  const sequence = `select setval(pg_get_serial_sequence('${quoteName(table.name)}', '${table.key.name}'), (select max(${quoteName(table.key.name)}) from ${quoteName(table.name)} where ${quoteName(table.key.name)} < ${LOWEST_RANDOM_ID}))`;
  await db.executeQuery(CompiledQuery.raw(sequence));
};
