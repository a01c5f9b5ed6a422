// A store with one partitioned table and a table that it refers to. The test sets its clock.
import { sql } from "kysely";
import { loadModelFrom } from "../../generator";
import { CountCache } from "../../platform/framework/storage/CountCache";
import { migrate, type MigrationResult } from "../../platform/framework/storage/migrate";
import { readPartitions } from "../../platform/framework/storage/partitions";
import { runTableUpkeep } from "../../platform/framework/storage/retention";
import type { Row, Store } from "../../platform/framework/storage/Store";
import { type Table, tablesOf } from "../../platform/framework/storage/Table";
import { transact } from "../../platform/framework/storage/transact";
import { insertRow } from "../../platform/framework/storage/write";
import { openWithKeys, type StorePlace } from "./hosts";

const console_ = `title: { en: Console, zh-CN: 控制台 }
sections:
  operate:
    label: { en: Operations, zh-CN: 运营 }
    screens:
      lines: { label: { en: Lines, zh-CN: 日志 }, resource: [line, source] }
`;
const source = `resource: source
label: { en: Source, zh-CN: 来源 }
calls: { list: /source/list }
fields:
  id: { kind: id }
  name: { kind: text, label: { en: Name, zh-CN: 名称 } }
`;
const line = `resource: line
label: { en: Line, zh-CN: 日志 }
unique: [[code, at]]
STORE
calls: { list: /line/list, set: /line/set }
fields:
  id: { kind: id }
  at: { kind: timestamp, readonly: true, stamp: created, filter: range, label: { en: Time, zh-CN: 时间 } }
  since: { kind: timestamp, required: true, immutable: true, label: { en: Since, zh-CN: 开始 } }
  code: { kind: text, max: 20, label: { en: Code, zh-CN: 代码 } }
  text: { kind: text, filter: contains, label: { en: Text, zh-CN: 内容 } }
  kind: { kind: enum, enum: state, label: { en: Kind, zh-CN: 种类 } }
  source_id: { kind: reference, to: source, filter: equals, label: { en: Source, zh-CN: 来源 } }
  ref: { kind: text, leads: { by: kind, to: { 1: source } }, label: { en: Reference, zh-CN: 引用 } }
`;

/** The tables, with this `store` in the definition of the lines. */
export const tablesWithStore = (store: string, from = line): ReadonlyMap<string, Table> => {
  const { model, problems } = loadModelFrom(
    Object.entries({
      "resources/console.yaml": console_,
      "resources/enums.yaml": "state:\n  1: { name: on, en: On, zh-CN: 开 }\n",
      "resources/errors.yaml": "515: { en: Not unique, zh-CN: 不唯一 }\n",
      "resources/operate/line.yaml": from.replace("STORE\n", store === "" ? "" : `store: ${store}\n`),
      "resources/operate/source.yaml": source,
    }).map(([path, text]) => ({ path, text })),
    [],
    (text) => text,
  );
  if (model === null) throw new Error(problems.map(({ message }) => message).join("\n"));
  return tablesOf(model);
};

export const LINES_TABLE = line;
export const MONTHLY_STORE = "{ partition: at, by: month, keep: 90 }";

export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;

export class PartStore {
  now = noonOf("2026-01-15");
  tables: ReadonlyMap<string, Table> = new Map();

  constructor(readonly store: Store) {}

  get table(): Table {
    const found = this.tables.get("line");
    if (found === undefined) throw new Error("the store was not started");
    return found;
  }

  async start(tables = tablesWithStore(MONTHLY_STORE), isTrial = false): Promise<MigrationResult<void>> {
    this.tables = tables;
    const further = { retention: { days: 0, now: this.now }, isTrial };
    return migrate(this.store, tables.values(), async () => undefined, further);
  }

  write(day: string | null, values: Row = {}): Promise<Row> {
    const at = day === null ? 0 : noonOf(day);
    return transact(this.store, (db) => insertRow(db, this.table, { at, code: `${day}`, ...values }, this.now));
  }

  care(deletes = true): Promise<void> {
    const counts = new CountCache(null);
    return runTableUpkeep({ store: this.store, tables: this.tables, counts, deletes, now: () => this.now });
  }

  async rows(): Promise<readonly Row[]> {
    return (await sql<Row>`select * from line order by id`.execute(this.store.db)).rows;
  }

  /** The days of the rows, in order. */
  async days(): Promise<readonly string[]> {
    return (await this.rows()).map((row) => String(row.code));
  }

  async ends(): Promise<readonly string[]> {
    const found = await readPartitions(this.store.db, this.table);
    return found.map(({ end }) => new Date(end * 1000).toISOString().slice(0, 10));
  }

  async sizeOf(part: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(part)}`.execute(this.store.db);
    return Number(rows[0]?.n);
  }
}

export const openParts = async (place: StorePlace): Promise<PartStore> => new PartStore(await openWithKeys(place));
