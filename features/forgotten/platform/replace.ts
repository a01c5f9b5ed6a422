import { deletePasswordTries } from "../../../platform/framework/access/attempts";
import { meetsCondition, requireHost, identityOf } from "../../../platform/framework/access/identity";
import { signsInOnlyElsewhere } from "../../../platform/framework/access/SignInMethod";
import { endSessionsOf } from "../../../platform/framework/access/sessions";
import { signInRefusal } from "../../../platform/framework/calls/enter";
import { checkNewPassword } from "../../../platform/framework/calls/password";
import type { OpenRequest } from "../../../platform/framework/Platform";
import { clearCaches } from "../../../platform/framework/records/step";
import { findByKey } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { lockRow, updateRow } from "../../../platform/framework/storage/write";
import { platformForActor } from "../../../platform/framework/trail/createTrail";
import { limitRequests } from "./ask";
import { storedPasswordHash, readRecoveryNote, consumeRecoveryNote } from "./notes";
import { codeExpiredFailure } from "./prove";

/**
 * Sets the new password. All sessions of the account end. This does not sign anybody in, so a second factor is still
 * required. @throws Failure 406 on the new password, 428 if another code must be requested, 429 after too many attempts
 */
export const replacePassword = async (request: OpenRequest, { ticket, password: value }: Row): Promise<Row> => {
  const { params, address, language } = request;
  await limitRequests(request, "replace");
  const { store } = request.platform;
  const { accounts, account: fields } = identityOf(request.platform);
  const now = request.platform.now();
  const proven = await readRecoveryNote(store.db, "proven", ticket, now);
  const account = proven === null ? null : await findByKey(store.db, accounts, proven.account);
  if (account === null) throw codeExpiredFailure();
  // A refused password leaves the ticket valid.
  const password = await checkNewPassword(request.platform, account, { name: "password", value });
  const platform = platformForActor(request.platform, { account, call: null, work: "forgotten", address });
  const key = account[accounts.key.name];
  await transact(platform.store, async (db) => {
    const taken = await consumeRecoveryNote(db, "proven", ticket, now);
    const present = await lockRow(platform.store, db, accounts, account);
    const isOpen = !meetsCondition(fields.service, present) && signInRefusal(fields, present, now) === null;
    if (taken === null || !isOpen || taken.password !== storedPasswordHash(platform, present))
      throw codeExpiredFailure();
    if (await signsInOnlyElsewhere(platform, db, key)) throw codeExpiredFailure();
    await updateRow(db, accounts, key, { [fields.password]: password }, now);
    await endSessionsOf(db, String(key), null);
    await deletePasswordTries(db, { userId: String(present[fields.name]), key: String(key) });
    const agent = String(params[requireHost(platform).signIn.model] ?? "");
    const values = { agent, address, time: now };
    await platform.notify({ platform, db }, present, { about: "passwordReset", values }, language);
  });
  clearCaches(platform, accounts, []);
  return { account: account[fields.name] };
};
