// Stores the rows that `pilothouse import` took, once, in a new store.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FilledDemoStore, insertMany } from "pilothouse/platform/demo";
import { type Db, type Row, readNote, rewriteNote, tableFor, updateRow } from "pilothouse/platform/storage";

/** One file for each resource, in the order in which their rows refer to each other. */
const FOLDER = join("imported", "rows");
/** References to rows that come later. */
const LATER = "later.ndjson";
const STORED = "rows of the import";

interface Later {
  readonly resource: string;
  readonly key: string | number;
  readonly values: Row;
}

const linesOf = <Line = Row>(file: string): readonly Line[] =>
  readFileSync(join(FOLDER, file), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

export const storeRows = async (filled: FilledDemoStore, db: Db): Promise<void> => {
  const { now, store } = filled;
  if (!existsSync(FOLDER) || (await readNote(db, STORED, now)) !== null) return;
  for (const file of readdirSync(FOLDER).sort()) {
    const [, resource] = /^\d+-(\w+)\.ndjson$/.exec(file) ?? [];
    if (resource !== undefined) await insertMany(store.engine, db, tableFor(filled, resource), linesOf(file));
  }
  for (const { resource, key, values } of existsSync(join(FOLDER, LATER)) ? linesOf<Later>(LATER) : [])
    await updateRow(db, tableFor(filled, resource), key, values, now);
  await rewriteNote(db, STORED, "1");
};
