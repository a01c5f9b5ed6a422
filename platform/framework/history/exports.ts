// POST /rest/exports { of, filter, rows }: tells in the audit trail that a browser wrote rows of a list to a file, before it hands the
// file out. The platform answered the rows anyway; what it is told besides is the browser's word.
import type { RestHandler } from "../calls/RestHandler";
import type { SessionRequest } from "../Platform";
import { mayRead } from "../records/pointing";
import { record } from "../storage/Recorder";
import type { Row } from "../storage/Store";
import { transact } from "../storage/transact";
import { actAs } from "../trail/createTrail";
import { Failure, invalid, noPermission } from "../wire/Failure";
import { isObject } from "../wire/readJson";

const notThere = async (): Promise<never> => {
  throw new Failure(404);
};

/** @throws Failure 406 for no resource or count, 513 if the caller may not read its records */
const tell = async ({ platform, caller, address }: SessionRequest, { of, filter, rows }: Row): Promise<Row> => {
  const table = platform.tables.get(String(of ?? ""));
  const call = table?.resource.calls.find(({ verb }) => verb === "list");
  if (table === undefined || call === undefined) throw invalid({ of: "invalid.reference" });
  if (!Number.isSafeInteger(rows) || Number(rows) < 0) throw invalid({ rows: "invalid.standard" });
  if (!mayRead(platform, caller, table)) throw noPermission();
  // Under the call of the list, so that its fields say which values are secret or personal.
  const own = { account: caller.account, call: { resource: table.resource, call }, address };
  const facts = { ...(isObject(filter) ? filter : {}), count: rows };
  await transact(actAs(platform, own).store, async (db) => record(db, { is: "event", event: "export", facts }));
  return { id: table.name };
};

export const exports: RestHandler = { add: tell, list: notThere, get: notThere, set: notThere, del: notThere };
