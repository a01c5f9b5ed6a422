// Measures the speed of this machine, so that figures that are divided by it are comparable between machines.
import Database from "libsql";
import { median, RUN_COUNT } from "./measure";

const ROWS = 1000;
const COLUMNS = 20;
const PAGE = 10;
const TIMES = 2000;

/** The number of times per second that SQLite reads ten rows of twenty columns by their keys, from memory. */
export const countPlainReads = (): number => {
  const database = new Database(":memory:");
  const names = Array.from({ length: COLUMNS }, (_, at) => `c${at}`);
  database.exec(`create table rows (id integer primary key, ${names.map((name) => `${name} text`).join()})`);
  const add = database.prepare<unknown[]>(`insert into rows values (?, ${names.map(() => "?").join()})`);
  for (let row = 0; row < ROWS; row += 1) add.run([row, ...names.map((name) => `${name} of ${row}`)]);
  const read = database.prepare<unknown[]>(`select * from rows where id >= ? order by id limit ${PAGE}`);
  const rates = Array.from({ length: RUN_COUNT }, () => {
    const start = performance.now();
    for (let turn = 0; turn < TIMES; turn += 1) read.all([turn % (ROWS - PAGE)]);
    return (TIMES * 1000) / (performance.now() - start);
  });
  database.close();
  return median(rates);
};
