// The end of an owner, under /rest/ending:
//   POST { of, record, to }                              what would happen: { id, word, kinds, obstacles, mark }
//   PUT  <of>:<key> { procedure, to, confirm, mark }     ends it. `confirm` is the name of the record, typed by whoever
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
import { ownersOf, PROCEDURES, type Procedure } from "./afterwards";
import { countEnd } from "./count";
import { checkMayEnd, endOwner, findTarget } from "./end";

const notThere = async (): Promise<never> => {
  throw new Failure(404);
};

const isProcedure = (value: unknown): value is Procedure => PROCEDURES.some((one) => one === value);

/** The record that a request names. @throws Failure 513 without the right, 404 if it is out of the caller's reach */
const ownerIn = async ({ platform, caller }: SessionRequest, of: unknown, key: unknown, db: Db): Promise<Row> => {
  const { table } = ownersOf(platform);
  if (of !== table.name) throw new Failure(404, "record");
  if (!holdsMenu(caller, platform.model.ending?.end) || !mayRead(platform, caller, table)) throw noPermission();
  return findRow({ platform, db }, table, caller, { [table.key.name]: key });
};

export const ending: RestHandler = {
  async add(request, { of, record: asked, to }) {
    const { platform, caller, language } = request;
    const { db } = platform.store;
    if (isEmpty(asked)) throw invalid({ record: "invalid.required" });
    const row = await ownerIn(request, of, asked, db);
    const { table } = ownersOf(platform);
    const step = { platform, db, caller, language, table, now: platform.now() };
    await checkMayEnd(step, row);
    const key = row[table.key.name];
    const target = isEmpty(to) ? null : await findTarget(step, key, to);
    const asKey = (one: unknown) => (typeof one === "number" ? one : String(one));
    const target_ = target === null ? null : asKey(target[table.key.name]);
    const counted = await countEnd({ platform, db }, { key: asKey(key), to: target_, language });
    return { id: `${table.name}:${String(key)}`, word: row[table.resource.title], ...counted };
  },
  async set(request, id, { procedure, to, confirm, mark }) {
    const { platform, language } = request;
    const [, of, key] = /^([^:]+):(.+)$/.exec(id) ?? [];
    if (!isProcedure(procedure)) throw invalid({ procedure: "invalid.reference" });
    await transact(platform.store, async (db) => {
      // Two ends at once could leave a platform without anybody who may do something, and move rows to an ended owner.
      const caller = await lockAndReadCaller(request, db);
      const row = await ownerIn({ ...request, caller }, of, key, db);
      const { table } = ownersOf(platform);
      if (String(confirm ?? "").trim() !== String(row[table.resource.title]))
        throw invalid({ confirm: "invalid.confirm" });
      await changeRights(db);
      const step = { platform, db, caller, language, table, now: platform.now() };
      await endOwner(step, row, { procedure, to, mark: String(mark ?? "") });
    });
    for (const table of platform.tables.values()) clearCaches(platform, table, null);
    return { id, procedure };
  },
  get: notThere,
  list: notThere,
  del: notThere,
};
