// The data of a person, under /rest/personal, in addition to what the core does there:
// GET <of>:<key> { id, erased, kept }: what erasing this person would erase and keep, as lists of { of, label, count }
// GET file:<of>:<key> all data of this person
// PUT <of>:<key> { confirm } erases the data. `confirm` is the key, which the caller must type
import type { PersonalModel } from "../../../generator";
import { noteRightsChange } from "../../../platform/framework/access/sessions";
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import { personalHandler, findReadableTable } from "../../../platform/framework/personal/personal";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { findRow } from "../../../platform/framework/records/find";
import { holdsMenu } from "../../../platform/framework/records/personal";
import { clearCaches, lockAndReadCaller } from "../../../platform/framework/records/step";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure, invalidFailure, noPermissionFailure } from "../../../platform/framework/wire/Failure";
import { type PersonalRows, personalRowsOf, countPersonalRows, rowsMentioning } from "./belonging";
import { erasePerson } from "./erasePerson";
import { exportPerson } from "./exportPerson";

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
  if (!holdsMenu(caller, platform.model.personal?.[right])) throw noPermissionFailure();
  const table = findReadableTable(request, of);
  if (table.resource.person?.is !== "itself") throw new Failure(404, "record");
  const row: Row = await findRow({ platform, db }, table, caller, { [table.key.name]: key });
  return { table, row, key: row[table.key.name] };
};

const counted = async ({ platform, language }: SessionRequest, belongings: readonly PersonalRows[]) => {
  const all = [];
  for (const belonging of belongings) {
    const { name, plural } = belonging.table.resource;
    const count = await countPersonalRows(platform, belonging);
    if (count > 0) all.push({ of: name, label: plural[language], count });
  }
  return all;
};

/** Answers all data of a person. Before that, the trail records it. */
const answerFile = async (request: SessionRequest, id: string): Promise<Row> => {
  const { platform, caller } = request;
  const { table, row, key } = await personIn(request, id, "export");
  const about = { table, row };
  await transact(platform.store, async (db) => recordEntry(db, { is: "event", event: "export", about }));
  return { id, ...(await exportPerson(platform, caller, table, key)) };
};

export const servePersons: RestHandler = {
  ...personalHandler,
  async get(request, id) {
    if (FILE.test(id)) return answerFile(request, id);
    const { platform } = request;
    const { table, key } = await personIn(request, id, "erase");
    const belongings = personalRowsOf(platform, table, key).filter((one) =>
      one.table.columns.some(({ field }) => field.personal !== null),
    );
    const kept = rowsMentioning(platform, table, key);
    return { id, erased: await counted(request, belongings), kept: await counted(request, kept) };
  },
  async set(request, id, { confirm }) {
    const { platform, language } = request;
    const counts = await transact(platform.store, async (db) => {
      // Rights must not change during the erasure: two erasures at once could remove the last two people with a right.
      const caller = await lockAndReadCaller(request, db);
      await noteRightsChange(db);
      const { table, row, key } = await personIn({ ...request, caller }, id, "erase", db);
      if (String(confirm ?? "").trim() !== String(key)) throw invalidFailure({ confirm: "invalid.confirm" });
      return erasePerson({ platform, db, caller, language, table, now: platform.now() }, row);
    });
    for (const table of platform.tables.values()) if (table.name in counts) clearCaches(platform, table, null);
    return { id, counts };
  },
};
