// Begins a session for an account that has proved its identity, and remembers its browser.
import type { AnsweredRow } from "../wire/envelope";
import type { AccountModel } from "../../../generator";
import { type Browser, recognizeBrowser, rememberBrowser } from "../access/browsers";
import { meetsCondition, requireHost, identityOf, isExpired } from "../access/identity";
import { beginSession, hashToken, type ProviderFacts } from "../access/sessions";
import type { OpenRequest, Platform } from "../Platform";
import { addNote } from "../storage/bookkeeping";
import { decodeRow, isEmpty } from "../storage/codec";
import type { Db, Row, Store } from "../storage/Store";
import type { LoggedEvent } from "../storage/Entry";
import type { Table } from "../storage/Table";
import { transact } from "../storage/transact";
import { recordEntry } from "../storage/Recorder";
import { noteProgress, changeTime } from "../storage/write";
import { Failure } from "../wire/Failure";
import { EXPIRES } from "../wire/ownNames";
import { DAY } from "../wire/seconds";

/** Stores the time of signing in. This does not count as a change of the account. */
const noteSignIn = async (db: Db, accounts: Table, { seen }: AccountModel, account: Row, now: number): Promise<Row> => {
  if (seen === null) return account;
  return noteProgress(db, accounts, account[accounts.key.name], { [seen]: now }, changeTime(accounts, account) ?? now);
};

/** The answer about a new session, with the names of host.yaml: its token, its end, and the token of the browser. */
export const describeSession = (
  platform: Platform,
  { token, expires }: { readonly token: string; readonly expires: number },
  browser?: string,
) => {
  const host = requireHost(platform).signIn;
  return { [host.token]: token, [EXPIRES]: expires, ...(browser === undefined ? {} : { [host.browser]: browser }) };
};

/** What a browser sends about itself at sign-in, with the names of host.yaml. */
export const readBrowser = ({ platform, params }: Pick<OpenRequest, "platform" | "params">): Browser => {
  const { device, browser } = requireHost(platform).signIn;
  return { device: params[device], token: params[browser] };
};

/**
 * Sends the owner a message about a sign-in by an unknown browser. There is no message at the first sign-in to an
 * account, and only one a day for a browser at an address.
 */
const notifyOfBrowser = async (request: OpenRequest, db: Db, account: Row): Promise<void> => {
  const { platform, params, address, language } = request;
  const { accounts, account: fields } = identityOf(platform);
  if (fields.seen !== null && isEmpty(account[fields.seen])) return;
  const time = platform.now();
  const { device, model } = requireHost(platform).signIn;
  const agent = String(params[model] ?? "");
  const place = hashToken(JSON.stringify([account[accounts.key.name], params[device] ?? "", agent, address]));
  if (!(await addNote(db, `told:${place}`, "", time, DAY))) return;
  await platform.notify({ platform, db }, account, { about: "newBrowser", values: { agent, address, time } }, language);
};

/** Why people cannot sign in to the account; null if they can. */
export const signInRefusal = (fields: AccountModel, account: Row, now: number): Failure | null => {
  const [own] = fields.owners;
  if (meetsCondition(fields.disabled, account)) return new Failure(517);
  if (isExpired(fields, account, now)) return new Failure(518);
  return own !== undefined && isEmpty(account[own]) ? new Failure(516) : null;
};

/** Records a refused sign-in in the audit trail, and answers the failure. */
export const recordRefusedSignIn = async (
  store: Store,
  who: Pick<LoggedEvent, "account" | "name" | "facts">,
  failure: Failure,
): Promise<Failure> => {
  await transact(store, async (db) => recordEntry(db, { is: "event", event: "refused", ...who, code: failure.code }));
  return failure;
};

/**
 * Call this only after the password was checked, so that strangers learn nothing about the account. @throws Failure 517
 * if it is disabled, 518 if it has expired, 516 if it belongs to no company
 */
export const checkAccount = async ({ platform }: OpenRequest, account: Row, name: string): Promise<void> => {
  const { account: fields } = identityOf(platform);
  const refusal = signInRefusal(fields, account, platform.now());
  if (refusal !== null) throw await recordRefusedSignIn(platform.store, { name, account }, refusal);
};

/**
 * Begins a session and answers like signing in. Pass `outer` to run in a transaction, `facts` for the audit trail, and
 * `vouched` for what an identity provider says. @throws Failure 514 for a service account, to which nobody can sign in
 */
export const startSession = async (
  request: OpenRequest,
  account: Row,
  outer?: Db,
  facts?: Row,
  vouched?: ProviderFacts,
): Promise<AnsweredRow> => {
  const { platform, params, address } = request;
  const { accounts, account: fields } = identityOf(platform);
  if (meetsCondition(fields.service, account)) throw new Failure(514);
  const key = String(account[accounts.key.name]);
  const own = readBrowser(request);
  const now = platform.now();
  return transact(outer === undefined ? platform.store : { ...platform.store, db: outer }, async (db) => {
    const browser = await recognizeBrowser(db, key, own, now);
    const agent = String(params[requireHost(platform).signIn.model] ?? "");
    const { token, expires } = await beginSession(db, key, now, { agent, address }, vouched);
    const kept = await rememberBrowser(db, key, own, browser, now);
    if (browser === null) await notifyOfBrowser(request, db, account);
    recordEntry(db, { is: "event", event: "sign_in", about: { table: accounts, row: account }, account, facts });
    const stored = await noteSignIn(db, accounts, fields, account, now);
    return { token, ...describeSession(platform, { token, expires }, kept), account: decodeRow(accounts, stored) };
  });
};
