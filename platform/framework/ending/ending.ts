// The end of an owner, and passing a record to another owner, under /rest/ending:
//   POST { of, record, to }                              what would happen: { id, word, kinds, obstacles, mark }
//   PUT  <of>:<key> { procedure, to, confirm, mark }     ends it, or passes it on. `confirm` is the name of the record, typed by whoever
//                                                        wants it; `mark` is that of the counts that were seen
import type { RestHandler } from "../calls/RestHandler";
import type { SessionRequest } from "../Platform";
import { changeRights } from "../access/sessions";
import { findRow } from "../records/find";
import { holdsMenu } from "../records/personal";
import { mayRead } from "../records/pointing";
import { clearCaches, lockAndReadCaller } from "../records/step";
import { isEmpty } from "../storage/codec";
import type { Db, Row } from "../storage/Store";
import { transact } from "../storage/transact";
import { Failure, invalid, noPermission } from "../wire/Failure";
import { checkNotEnded } from "../records/ended";
import { PROCEDURES, type Procedure } from "./afterwards";
import { countEnd } from "./count";
import { checkMayEnd, endOwner, findNewOwner, findTarget, keyed } from "./end";
import { countPass, passRecord } from "./pass";

const notThere = async (): Promise<never> => {
  throw new Failure(404);
};

const isProcedure = (value: unknown): value is Procedure => PROCEDURES.some((one) => one === value);

/** The record that a request names. @throws Failure 513 without the right, 404 if it is out of the caller's reach */
const recordIn = async ({ platform, caller }: SessionRequest, of: unknown, key: unknown, db: Db) => {
  const { ending: rights, owner } = platform.model;
  const table = platform.tables.get(String(of));
  const isOwner = table !== undefined && table.name === owner?.resource;
  if (table === undefined || (!isOwner && table.resource.passing === null)) throw new Failure(404, "record");
  if (!holdsMenu(caller, isOwner ? rights?.end : rights?.pass) || !mayRead(platform, caller, table))
    throw noPermission();
  const row: Row = await findRow({ platform, db }, table, caller, { [table.key.name]: key });
  return { table, row, isOwner };
};

export const ending: RestHandler = {
  async add(request, { of, record: asked, to }) {
    const { platform, caller, language } = request;
    const { db } = platform.store;
    if (isEmpty(asked)) throw invalid({ record: "invalid.required" });
    const { table, row, isOwner } = await recordIn(request, of, asked, db);
    const key = row[table.key.name];
    const told = { id: `${table.name}:${String(key)}`, word: row[table.resource.title] };
    const step = { platform, db, caller, language, table, now: platform.now() };
    if (!isOwner) {
      await checkNotEnded(step, table, [row]);
      if (!isEmpty(to)) await findNewOwner(step, row, to);
      return { ...told, ...(await countPass(step, table, key, language)) };
    }
    await checkMayEnd(step, row);
    const target = isEmpty(to) ? null : await findTarget(step, key, to);
    const counted = await countEnd(step, {
      key: keyed(key),
      to: target === null ? null : keyed(target[table.key.name]),
      language,
    });
    return { ...told, ...counted };
  },
  async set(request, id, { procedure, to, confirm, mark }) {
    const { platform, language } = request;
    const [, of, key] = /^([^:]+):(.+)$/.exec(id) ?? [];
    await transact(platform.store, async (db) => {
      // Two ends at once could leave a platform without anybody who may do something, and move rows to an ended owner.
      const caller = await lockAndReadCaller(request, db);
      const { table, row, isOwner } = await recordIn({ ...request, caller }, of, key, db);
      if (String(confirm ?? "").trim() !== String(row[table.resource.title]))
        throw invalid({ confirm: "invalid.confirm" });
      const step = { platform, db, caller, language, table, now: platform.now() };
      if (!isOwner) {
        await passRecord(step, row, await findNewOwner(step, row, to), String(mark ?? ""));
        return;
      }
      if (!isProcedure(procedure)) throw invalid({ procedure: "invalid.reference" });
      await changeRights(db);
      await endOwner(step, row, { procedure, to, mark: String(mark ?? "") });
    });
    for (const table of platform.tables.values()) clearCaches(platform, table, null);
    return { id };
  },
  get: notThere,
  list: notThere,
  del: notThere,
};
