// The second step of a sign-in, for accounts that have a second factor. The first step answers a challenge instead of a
// session. The second step takes the challenge and a code, and answers a session.
import type { AnsweredRow } from "../../../platform/framework/wire/envelope";
import { countPasswordTry, cancelPasswordTry, wrongTryFailure } from "../../../platform/framework/access/attempts";
import { CHALLENGE_LIFETIME, restoreChallenge, makeChallenge, consumeChallenge } from "./challenge";
import { countRecoveryCodes, hasAuthenticatorApp, consumeCode } from "./app";
import { requireHost, identityOf } from "../../../platform/framework/access/identity";
import type { AcceptProof } from "../../../platform/framework/access/Factor";
import { requestProofs, hasFactor, proofsOf, readProof } from "./hasFactor";
import { hashToken } from "../../../platform/framework/access/sessions";
import { lockRights } from "../../../platform/framework/access/lockRights";
import {
  type FirstStep,
  signsInOnlyElsewhere,
  isMethodUnchanged,
} from "../../../platform/framework/access/SignInMethod";
import type { OpenRequest, Platform, TwoStep } from "../../../platform/framework/Platform";
import { addNote } from "../../../platform/framework/storage/bookkeeping";
import { findByKey } from "../../../platform/framework/storage/query";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure } from "../../../platform/framework/wire/Failure";
import { DAY } from "../../../platform/framework/wire/seconds";
import { checkAccount, startSession, recordRefusedSignIn } from "../../../platform/framework/calls/enter";

const deviceIn = ({ platform, params }: OpenRequest): string =>
  String(params[requireHost(platform).signIn.device] ?? "");

const passwordOf = ({ platform }: OpenRequest, account: Row): string =>
  hashToken(String(account[identityOf(platform).account.password] ?? ""));

/** The answer to the right password of an account with a second factor: a challenge instead of a session. */
export const requireSecondStep: TwoStep["ask"] = async (request, checked, first) => {
  const { platform } = request;
  const { accounts } = identityOf(platform);
  const key = String(checked[accounts.key.name]);
  if (!(await hasFactor(platform, platform.store.db, key))) return null;
  const provider = await first?.();
  // The stored hash of the password may have been renewed after the check.
  const account = (await findByKey(platform.store.db, accounts, key)) ?? checked;
  const challenged = { account: key, device: deviceIn(request), password: passwordOf(request, account), provider };
  const challenge = await makeChallenge(platform.store.db, challenged, platform.now());
  return new Failure(428, "factor", { challenge, seconds: CHALLENGE_LIFETIME });
};

/** The possible second steps. The page requests them before it shows the form. */
const describeStep = async ({ platform }: OpenRequest, account: string): Promise<Row> => ({
  id: "step",
  app: await hasAuthenticatorApp(platform.store.db, account),
  ...(await requestProofs(platform, account, "sign_in")),
});

const over = () => new Failure(428, "factor_over");

/** Sends the owner a message that somebody knows the password, at most once a day. */
const notifyOfGuesses = async (request: OpenRequest, account: Row): Promise<void> => {
  const { platform, params, address, language } = request;
  const time = platform.now();
  const key = String(account[identityOf(platform).accounts.key.name]);
  await transact(platform.store, async (db) => {
    if (!(await addNote(db, `told:guesses:${key}`, "", time, DAY))) return;
    const agent = String(params[requireHost(platform).signIn.model] ?? "");
    await platform.notify(
      { platform, db },
      account,
      { about: "codesGuessed", values: { agent, address, time } },
      language,
    );
  });
};

/**
 * Whether the first step is still allowed. In the meantime, a provider may have been turned off, or may have become the
 * only method.
 */
const isStillWay = async (platform: Platform, db: Db, account: string, provider: FirstStep | undefined) =>
  provider === undefined
    ? !(await signsInOnlyElsewhere(platform, db, account))
    : isMethodUnchanged(platform, db, provider);

/**
 * Checks the code, or the proof of another factor, and begins the session, in one transaction. Null if the code or
 * proof is wrong.
 */
const enterWith = async (
  request: OpenRequest,
  account: Row,
  { code, take }: { readonly code: unknown; readonly take: AcceptProof | null | undefined },
  provider: FirstStep | undefined,
): Promise<AnsweredRow | null> => {
  const { platform, address, language, params } = request;
  const facts = provider === undefined ? {} : { provider: provider.name };
  const { store } = platform;
  const { accounts } = identityOf(platform);
  const key = String(account[accounts.key.name]);
  const now = platform.now();
  return transact(store, async (db) => {
    await lockRights(store, db);
    if (!(await isStillWay(platform, db, key, provider))) throw over();
    if (take !== undefined)
      return take !== null && (await take(db, now)) ? startSession(request, account, db, facts) : null;
    const taken = await consumeCode(platform, { db, keys: store.keys }, key, String(code ?? ""), now);
    if (taken === null) return null;
    if (taken.isRecovery) {
      recordEntry(db, { is: "event", event: "recover", about: { table: accounts, row: account }, account });
      const agent = String(params[requireHost(platform).signIn.model] ?? "");
      const values = { agent, address, time: now, left: await countRecoveryCodes(db, key) };
      await platform.notify({ platform, db }, account, { about: "recoveryUsed", values }, language);
    }
    return startSession(request, account, db, facts);
  });
};

/** @throws Failure 428 if the sign-in must begin again, 406 for a wrong code, 514 if it is too early to try again */
export const completeSecondStep = async (request: OpenRequest, body: Row): Promise<Row> => {
  const { platform, address } = request;
  const { store } = platform;
  const { accounts, account: fields } = identityOf(platform);
  const now = platform.now();
  const { challenge: token, code } = body;
  const challenge = await consumeChallenge(store.db, token, now);
  if (challenge === null) throw over();
  const account = await findByKey(store.db, accounts, challenge.account);
  if (account === null || challenge.device !== deviceIn(request) || challenge.password !== passwordOf(request, account))
    throw over();
  const name = String(account[fields.name]);
  await checkAccount(request, account, name);
  if (!(await isStillWay(platform, store.db, challenge.account, challenge.provider))) throw over();
  const keep = (tries: number) => restoreChallenge(store.db, String(token), { ...challenge, tries });
  if (code === undefined && proofsOf(platform).every(({ parameter }) => body[parameter] === undefined)) {
    await keep(challenge.tries);
    return describeStep(request, challenge.account);
  }
  // These attempts are counted separately from passwords, even for known browsers. Codes are short, and only people who
  // have the password can try them.
  const attempt = { account: `factor ${challenge.account}`, address, browser: null };
  const given = { code, take: await readProof(platform, challenge.account, "sign_in", body) };
  const entered = await (async () => {
    await countPasswordTry(store, attempt, now);
    return enterWith(request, account, given, challenge.provider);
  })().catch(async (error: unknown) => {
    // The code was not found to be wrong, so the challenge keeps its number of tries.
    await keep(challenge.tries);
    throw error;
  });
  if (entered !== null) {
    await cancelPasswordTry(store, attempt);
    return entered;
  }
  const tries = challenge.tries - 1;
  await keep(tries);
  const wrong = new Failure(406, "factor", { fields: { code: "invalid.factor" } });
  const refused = await recordRefusedSignIn(
    store,
    { name, account },
    await wrongTryFailure(store.db, attempt, now, wrong),
  );
  if (tries > 0) throw refused;
  await notifyOfGuesses(request, account);
  throw over();
};
