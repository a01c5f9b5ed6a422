// Checks password and code before a change to the caller's own account. Codes are short, so their attempts are counted
// separately from those of the password: a right password does not reset the count.
import {
  countPasswordTry,
  cancelPasswordTry,
  sessionAttemptKey,
  wrongTryFailure,
} from "../../../platform/framework/access/attempts";
import { consumeCode } from "./app";
import { readBeginTime } from "../../../platform/framework/access/sessions";
import { readProof } from "./hasFactor";
import { demandProof, hasPassword } from "./demandProof";
import { identityOf } from "../../../platform/framework/access/identity";
import { ensureTransformed, isPasswordCorrect } from "../../../platform/framework/passwords/passwordHash";
import type { SessionRequest } from "../../../platform/framework/Platform";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure } from "../../../platform/framework/wire/Failure";

const BY_OTHER = { isRecovery: false };

const attemptOf = ({ caller, address }: SessionRequest, what: "" | "factor ") => ({
  account: sessionAttemptKey(`${what}${caller.key}`),
  address,
  browser: "signed in",
});

/** @throws Failure 428 unless the caller signed in moments ago */
export const demandFreshSession = async (request: SessionRequest): Promise<void> => {
  const { platform, token } = request;
  const began = await readBeginTime(platform.store.db, token);
  if (began + platform.settings.CONFIRMED_FOR <= platform.now()) await demandProof(request);
};

const isOwnPassword = ({ platform, caller }: SessionRequest, given: unknown): Promise<boolean> => {
  const { account: fields } = identityOf(platform);
  const secret = ensureTransformed(String(caller.account[fields.name]), String(given ?? ""));
  return isPasswordCorrect(secret, String(caller.account[fields.password] ?? ""), platform.settings.PASSWORD_COST);
};

/** @throws Failure 512 for a wrong password, 514 if it is too early for another attempt */
export const verifyPassword = async (request: SessionRequest, given: unknown): Promise<void> => {
  const { platform } = request;
  const now = platform.now();
  const attempt = attemptOf(request, "");
  await countPasswordTry(platform.store, attempt, now);
  if (await isOwnPassword(request, given)) return cancelPasswordTry(platform.store, attempt);
  const wrong = new Failure(512, null, { fields: { password: "invalid.password" } });
  throw await wrongTryFailure(platform.store.db, attempt, now, wrong);
};

interface Proof {
  /** The sent values, which may contain a proof of another factor in place of a code. */
  readonly sent?: Row;
  /** Null if no password is needed. */
  readonly password: unknown;
  readonly code: unknown;
}

/** If the account has no password, only the code is needed. */
export const readSentProof = async (request: SessionRequest, { password, code }: Row): Promise<Proof> => ({
  password: (await hasPassword(request)) ? (password ?? "") : null,
  code,
});

/**
 * Uses up a code of the app or a recovery code, and runs `work` in the same transaction. A wrong password leaves the
 * code valid, and gets the same refusal as a wrong code, so that neither can be guessed alone.
 * @throws Failure 406 for a wrong code or password, 514 if it is too early for another attempt, and what `work` throws
 */
export const runWithProof = async <Result>(
  request: SessionRequest,
  { password, code, sent = {} }: Proof,
  work: (db: Db, taken: { readonly isRecovery: boolean }) => Promise<Result>,
): Promise<Result> => {
  const { platform, caller } = request;
  const { store } = platform;
  const now = platform.now();
  const attempt = attemptOf(request, "factor ");
  const take = await readProof(platform, caller.key, "confirm", sent);
  await countPasswordTry(store, attempt, now);
  const isKnown = password === null || (await isOwnPassword(request, password));
  const said = password === null ? "invalid.factor" : "invalid.proof";
  const wrong = new Failure(406, "factor", { fields: { code: said } });
  const done = await transact(store, async (db) => {
    const byCode = () => consumeCode(platform, { db, keys: store.keys }, caller.key, String(code ?? ""), now);
    const byOther = async () => (take && (await take(db, now)) ? BY_OTHER : null);
    const taken = await (take === undefined ? byCode() : byOther());
    if (taken === null || !isKnown) throw wrong;
    return work(db, taken);
  }).catch(async (error: unknown) => {
    throw error === wrong ? await wrongTryFailure(store.db, attempt, now, wrong) : error;
  });
  await cancelPasswordTry(store, attempt);
  return done;
};
