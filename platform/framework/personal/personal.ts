// Personal data, under /rest/personal:
// POST { of, record, field } { id, value }: a value that is masked for the caller. The audit trail records this
// GET <of>:<key> { id, erased, kept }: what erasing this person would erase and keep, as lists of { of, label, count }
// GET file:<of>:<key> all data of this person
// PUT <of>:<key> { confirm } erases the data. `confirm` is the key, which the caller must type
import { noteRightsChange } from "../access/sessions";
import type { PersonalModel } from "../../../generator";
import type { RestHandler } from "../calls/RestHandler";
import type { SessionRequest } from "../Platform";
import { findRow } from "../records/find";
import { holdsMenu, mayReveal } from "../records/personal";
import { mayRead } from "../records/pointing";
import { clearCaches, lockAndReadCaller } from "../records/step";
import { decode, isEmpty } from "../storage/codec";
import { record } from "../storage/Recorder";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { transact } from "../storage/transact";
import { Failure, invalid, noPermission } from "../wire/Failure";
import { maskText } from "../wire/mask";
import { type BelongingRows, belongingsOf, countBelonging, mentioningRows } from "./belonging";
import { erasePerson } from "./erase";
import { exportPerson } from "./takeOut";

/** The table that a request names, if the caller may read its records. @throws Failure 406, 513 */
const readable = ({ platform, caller }: SessionRequest, of: unknown): Table => {
  const table = platform.tables.get(String(of ?? ""));
  if (table === undefined) throw invalid({ of: "invalid.reference" });
  if (!mayRead(caller, table)) throw noPermission();
  return table;
};

const FILE = /^file:/;

interface Person {
  readonly table: Table;
  readonly row: Row;
  readonly key: unknown;
}

/** The record of a person. @throws Failure 513 without the right, 404 if the caller does not reach it */
const personIn = async (
  request: SessionRequest,
  id: string,
  right: keyof PersonalModel,
  db: Db = request.platform.store.db,
): Promise<Person> => {
  const { platform, caller } = request;
  const [, of, key] = /^([^:]+):(.+)$/.exec(id.replace(FILE, "")) ?? [];
  if (!holdsMenu(caller, platform.model.personal?.[right])) throw noPermission();
  const table = readable(request, of);
  if (table.resource.person?.is !== "itself") throw new Failure(404, "record");
  const row: Row = await findRow({ platform, db }, table, caller, { [table.key.name]: key });
  return { table, row, key: row[table.key.name] };
};

const counted = async ({ platform, language }: SessionRequest, belongings: readonly BelongingRows[]) => {
  const all = [];
  for (const belonging of belongings) {
    const { name, plural } = belonging.table.resource;
    const count = await countBelonging(platform, belonging);
    if (count > 0) all.push({ of: name, label: plural[language], count });
  }
  return all;
};

/** Answers all data of a person. Before that, the trail records it. */
const answerFile = async (request: SessionRequest, id: string): Promise<Row> => {
  const { platform, caller } = request;
  const { table, row, key } = await personIn(request, id, "export");
  const about = { table, row };
  await transact(platform.store, async (db) => record(db, { is: "event", event: "export", about }));
  return { id, ...(await exportPerson(platform, caller, table, key)) };
};

export const personal: RestHandler = {
  // Revealing a value writes to the trail, so none of these counts as reading.
  reads: [],
  /** @throws Failure 404 if the caller does not reach the record, 513 without the right to read or reveal it */
  async add(request, { of, record: key, field }) {
    const { platform, caller } = request;
    if (isEmpty(key)) throw invalid({ record: "invalid.required" });
    const table = readable(request, of);
    const column = table.masked.find(({ name }) => name === field);
    if (column === undefined) throw invalid({ field: "invalid.reference" });
    if (!mayReveal(platform, caller)) throw noPermission();
    return transact(platform.store, async (db) => {
      const row: Row = await findRow({ platform, db }, table, caller, { [table.key.name]: key });
      const value = decode(column, row[column.name]);
      const facts = { [column.name]: maskText(String(value)) };
      record(db, { is: "event", event: "reveal", about: { table, row }, facts });
      return { id: row[table.key.name], value };
    });
  },
  async get(request, id) {
    if (FILE.test(id)) return answerFile(request, id);
    const { platform } = request;
    const { table, key } = await personIn(request, id, "erase");
    const belongings = belongingsOf(platform, table, key).filter((one) =>
      one.table.columns.some(({ field }) => field.personal !== null),
    );
    const kept = mentioningRows(platform, table, key);
    return { id, erased: await counted(request, belongings), kept: await counted(request, kept) };
  },
  async set(request, id, { confirm }) {
    const { platform, language } = request;
    const counts = await transact(platform.store, async (db) => {
      // Rights must not change during the erasure: two erasures at once could remove the last two people with a right.
      const caller = await lockAndReadCaller(request, db);
      await noteRightsChange(db);
      const { table, row, key } = await personIn({ ...request, caller }, id, "erase", db);
      if (String(confirm ?? "").trim() !== String(key)) throw invalid({ confirm: "invalid.confirm" });
      return erasePerson({ platform, db, caller, language, table, now: platform.now() }, row);
    });
    for (const table of platform.tables.values()) if (table.name in counts) clearCaches(platform, table, null);
    return { id, counts };
  },
};
