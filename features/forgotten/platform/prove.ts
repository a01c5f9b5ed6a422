import { identityOf } from "../../../platform/framework/access/identity";
import { recordRefusedSignIn } from "../../../platform/framework/calls/enter";
import type { OpenRequest } from "../../../platform/framework/Platform";
import { findByKey } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure } from "../../../platform/framework/wire/Failure";
import { limitRequests } from "./ask";
import {
  matchesCode,
  storeRecoveryNote,
  NOTE_LIFETIME,
  makeToken,
  storedPasswordHash,
  readRecoveryNote,
  consumeRecoveryNote,
} from "./notes";

export const codeExpiredFailure = (): Failure => new Failure(428, "forgotten_over");

/**
 * Accepts a code once, and answers the name of the account and a ticket to choose its password.
 * @throws Failure 406 for a wrong code, 428 if another must be requested, 429 after too many
 */
export const proveCode = async (request: OpenRequest, { request: token, code }: Row): Promise<Row> => {
  const { platform } = request;
  const { store } = platform;
  await limitRequests(request, "prove");
  const { accounts, account: fields } = identityOf(platform);
  const now = platform.now();
  // The note is taken out of the store, so that no other request uses it at the same time.
  const asked = await consumeRecoveryNote(store.db, "asked", token, now);
  if (asked === null || typeof token !== "string") throw codeExpiredFailure();
  const whose = await readRecoveryNote(store.db, "whose", token, now);
  const account = whose === null ? null : await findByKey(store.db, accounts, whose.account);
  const isRight = matchesCode(asked.hash, token, code);
  if (!isRight || account === null || whose?.password !== storedPasswordHash(platform, account)) {
    const left = Number(asked.tries) - 1;
    if (left > 0) await storeRecoveryNote(store.db, "asked", token, { ...asked, tries: left }, Number(asked.ends));
    const wrong = left > 0 ? new Failure(406, "factor", { fields: { code: "invalid.factor" } }) : codeExpiredFailure();
    // The work is the same for an account that does not exist: only the entry of the trail differs.
    throw await recordRefusedSignIn(
      store,
      account === null ? {} : { account, name: String(account[fields.name]) },
      wrong,
    );
  }
  const ticket = makeToken();
  await transact(store, async (db) => {
    await consumeRecoveryNote(db, "whose", token, now);
    await storeRecoveryNote(db, "proven", ticket, whose, now + NOTE_LIFETIME);
  });
  return { account: account[fields.name], ticket };
};
