// POST /rest/exports { of, filter, rows }: records in the audit trail that a browser wrote rows of a list to a file.
// The browser sends this before the person gets the file. The platform knows only that it answered the rows; all other
// facts are claims of the browser.
import { limitEvents } from "../../../platform/framework/access/attempts";
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { mayRead } from "../../../platform/framework/records/pointing";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import type { Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { platformForActor } from "../../../platform/framework/trail/createTrail";
import { invalidFailure, noPermissionFailure } from "../../../platform/framework/wire/Failure";
import { isObject } from "../../../platform/framework/wire/readJson";
import { HOUR } from "../../../platform/framework/wire/seconds";

/**
 * The number of files that an account may report within this number of seconds. Each report is an entry that is kept
 * for years.
 */
const RATE = { most: 200, seconds: HOUR };

/** @throws Failure 406 without a resource or count, 429 after too many, 513 if the caller may not read the records */
const report = async ({ platform, caller, address }: SessionRequest, { of, filter, rows }: Row): Promise<Row> => {
  const table = platform.tables.get(String(of ?? ""));
  const call = table?.resource.calls.find(({ verb }) => verb === "list");
  if (table === undefined || call === undefined) throw invalidFailure({ of: "invalid.reference" });
  if (!Number.isSafeInteger(rows) || Number(rows) < 0) throw invalidFailure({ rows: "invalid.standard" });
  if (!mayRead(caller, table)) throw noPermissionFailure();
  await limitEvents(platform.store, `exports:${String(caller.key)}`, platform.now(), RATE);
  // The entry names the call of the list, so that its fields say which values are secret or personal.
  const own = { account: caller.account, call: { resource: table.resource, call }, address };
  const asked = isObject(filter) ? filter : {};
  const facts = { count: rows, said_by: "browser" };
  await transact(platformForActor(platform, own).store, async (db) =>
    recordEntry(db, { is: "event", event: "export", asked, facts }),
  );
  return { id: table.name };
};

export const exportsHandler: RestHandler = { add: report };
