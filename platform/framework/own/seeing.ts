// Seeing the console as a role, under /rest/seeing (ADR 44):
// GET <role> { id, may }: whether the caller may see the console as this role
// POST { role, from } begins, and answers the token of a read-only session. `from` is a company, or empty
// DELETE <role> ends; the original session continues
import { identityOf } from "../access/identity";
import { viewAsRole } from "../access/seeAs";
import { beginRoleView, endRoleView, type ViewedRole } from "../access/sessions";
import type { RestHandler } from "../calls/RestHandler";
import type { SessionRequest } from "../Platform";
import { mayGiveRole } from "../rules/rights";
import { isEmpty } from "../storage/codec";
import { findByKey } from "../storage/query";
import { recordEntry } from "../storage/Recorder";
import { transact } from "../storage/transact";
import type { Db } from "../storage/Store";
import { invalidFailure, noPermissionFailure } from "../wire/Failure";

const find = ({ platform, caller }: SessionRequest, sight: ViewedRole, db: Db = platform.store.db) =>
  // A caller who already sees the console as a role cannot start to see it as another role.
  caller.sight
    ? null
    : viewAsRole(
        identityOf(platform),
        caller,
        sight,
        (one, role) => mayGiveRole({ platform, db, caller: one }, role),
        db,
      );

/** The name of the company that was chosen, in the language of the request; "" for the caller's own. */
const companyName = async ({ platform, language }: SessionRequest, { from }: ViewedRole, db: Db): Promise<string> => {
  const table = platform.tables.get(platform.model.owner?.resource ?? "");
  const row = table && from !== null ? await findByKey(db, table, from) : null;
  const { title = "", titles = {} } = table?.resource ?? {};
  return String(row?.[titles[language] ?? title ?? ""] ?? "");
};

export const seeingHandler: RestHandler = {
  // `del` counts as reading, because it ends the view as a role.
  reads: ["get", "del"],
  async get(request, id) {
    return { id, may: (await find(request, { role: id, from: null })) !== null };
  },
  /** @throws Failure 406 without a role, 513 if the caller may not give it, or does not reach the company */
  async add(request, { role, from }) {
    const { platform, caller, token } = request;
    if (isEmpty(role)) throw invalidFailure({ role: "invalid.required" });
    const sight = { role: String(role), from: isEmpty(from) ? null : String(from) };
    return transact(platform.store, async (db) => {
      const seen = await find(request, sight, db);
      if (seen === null) throw noPermissionFailure();
      const [owner] = identityOf(platform).account.owners;
      const { roles } = identityOf(platform);
      const facts = owner === undefined ? {} : { [owner]: seen.account[owner] };
      recordEntry(db, { is: "event", event: "see", about: { table: roles, row: seen.role }, facts });
      const begun = await beginRoleView(db, caller.key, sight, token, platform.now());
      return { id: sight.role, ...begun, company: await companyName(request, sight, db) };
    });
  },
  async del({ platform, token }) {
    await endRoleView(platform.store.db, token);
  },
};
