import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { copySqlite, countSqlite } from "../platform/sqliteCopy";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-copy-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const filled = (rows: number): string => {
  const file = join(folder, "store.db");
  const database = new Database(file);
  database.exec(`create table "odd ""name" (id integer); create table empty (id integer)`);
  database.exec(`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${rows})
    insert into "odd ""name" select i from n`);
  database.close();
  return file;
};

it("a copy has every row of its store, and is read by nobody else", () => {
  const [file, copy] = [filled(500), join(folder, "it's a copy.db")];
  copySqlite(file, copy);
  expect(countSqlite(copy)).toEqual({ empty: 0, 'odd "name': 500 });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(countSqlite(file)).toEqual(countSqlite(copy));
});

it("a copy that is damaged is refused", () => {
  const file = filled(20_000);
  const bytes = readFileSync(file);
  const middle = 4096 * Math.floor(bytes.length / 4096 / 2);
  bytes.fill(0xff, middle, middle + 4096);
  writeFileSync(file, bytes);
  expect(() => countSqlite(file)).toThrow(Refusal);
  expect(() => countSqlite(file)).toThrow(/^The store in the backup is damaged: (?!ok)./);
});
