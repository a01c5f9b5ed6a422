// The second factor of the caller's own account. Its only record has the id "totp".
// GET /rest/factors { id, on, left, password }: whether it is on, how many recovery codes are left, and whether the
// account has a password for proofs
// POST /rest/factors { password } answers a new secret, and its address for a QR code
// PUT /rest/factors/totp { on: true, code } turns it on and answers the recovery codes
//                                 { on: false, password, code } turns it off
// PUT /rest/factors/codes { password, code } answers new recovery codes
// GET, DELETE /rest/factors/<key> of another account, with the right to set its password; otherwise `on` is null
import { FIRST_LANGUAGE, type TrailEvent } from "../../../generator";
import {
  storeAppSecret,
  countRecoveryCodes,
  deleteUselessCodes,
  readAppState,
  hasAuthenticatorApp,
  makeRecoveryCodes,
  removeApp,
  enableApp,
} from "./app";
import { hasFactor } from "./hasFactor";
import { removeFactors } from "../../../platform/framework/access/Factor";
import { identityOf } from "../../../platform/framework/access/identity";
import type { Notice } from "../../../platform/framework/access/Notice";
import { noteRightsChange, listSessionsOf } from "../../../platform/framework/access/sessions";
import { totpAddress } from "./totp";
import { maySetPassword, lockToManage } from "../../../platform/framework/calls/password";
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { outsideTransaction } from "../../../platform/framework/records/step";
import { callerReaches } from "../../../platform/framework/records/scope";
import { findByKey } from "../../../platform/framework/storage/query";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure } from "../../../platform/framework/wire/Failure";
import { hasPassword } from "./demandProof";
import { demandFreshSession, readSentProof, verifyPassword, runWithProof } from "./proof";

const TOTP = "totp";
const CODES = "codes";

export type FactorNotice = "factorOn" | "factorOff" | "codesRenewed" | "recoveryUsed";

/** Sends the owner a message that names the browser and the IP address. */
export const notifyOwner = async (request: SessionRequest, db: Db, about: FactorNotice): Promise<void> => {
  const { platform, caller, token, address, language } = request;
  const time = platform.now();
  const current = (await listSessionsOf(db, caller.key, token, time)).find(({ isCurrent }) => isCurrent);
  const where = { agent: current?.agent ?? "", address, time };
  const notice: Notice =
    about === "recoveryUsed"
      ? { about, values: { ...where, left: await countRecoveryCodes(db, caller.key) } }
      : { about, values: where };
  await platform.notify({ platform, db }, caller.account, notice, language);
};

const recordAbout = ({ platform }: SessionRequest, db: Db, event: TrailEvent, account: Row): void =>
  recordEntry(db, { is: "event", event, about: { table: identityOf(platform).accounts, row: account } });

const describeOwn = async (db: Db, request: SessionRequest): Promise<Row> => ({
  id: TOTP,
  on: await hasAuthenticatorApp(db, request.caller.key),
  left: await countRecoveryCodes(db, request.caller.key),
  // Whether the account has a password to prove its identity with.
  password: await hasPassword(request, db),
});

const turnOn = async (request: SessionRequest, code: unknown): Promise<Row> => {
  const { platform, caller } = request;
  if ((await readAppState(platform.store.db, caller.key)) !== "begun") throw new Failure(409);
  return runWithProof(request, { password: null, code }, async (db) => {
    if (!(await enableApp(db, caller.key))) throw new Failure(409);
    await noteRightsChange(db);
    const codes = await makeRecoveryCodes(db, caller.key);
    recordAbout(request, db, "enroll", caller.account);
    await notifyOwner(request, db, "factorOn");
    return { ...(await describeOwn(db, request)), codes };
  });
};

/** Records in the trail that a recovery code was used, and sends the owner a message. */
export const notifyOfRecovery = async (request: SessionRequest, db: Db): Promise<void> => {
  recordAbout(request, db, "recover", request.caller.account);
  await notifyOwner(request, db, "recoveryUsed");
};

/**
 * Does `work` after a proof by password and code. @throws Failure 404 if no factor is on, and what `runWithProof` throws
 */
const whenProven = async (request: SessionRequest, body: Row, work: (db: Db) => Promise<Row>): Promise<Row> => {
  const { platform, caller } = request;
  if (!(await hasFactor(platform, platform.store.db, caller.key))) throw new Failure(404, "record");
  return runWithProof(request, await readSentProof(request, body), async (db, { isRecovery }) => {
    if (isRecovery) await notifyOfRecovery(request, db);
    return work(db);
  });
};

const turnOff = async (request: SessionRequest, body: Row): Promise<Row> =>
  whenProven(request, body, async (db) => {
    await removeApp(db, request.caller.key);
    await deleteUselessCodes(request.platform, db, request.caller.key);
    await noteRightsChange(db);
    recordAbout(request, db, "unenroll", request.caller.account);
    await notifyOwner(request, db, "factorOff");
    return describeOwn(db, request);
  });

const renewCodes = async (request: SessionRequest, body: Row): Promise<Row> =>
  whenProven(request, body, async (db) => {
    const codes = await makeRecoveryCodes(db, request.caller.key);
    recordAbout(request, db, "renew", request.caller.account);
    await notifyOwner(request, db, "codesRenewed");
    return { ...(await describeOwn(db, request)), id: CODES, codes };
  });

/** The account with this key, if the caller reaches it. @throws Failure 404 */
const reached = async ({ platform, caller }: SessionRequest, id: string): Promise<Row> => {
  const { accounts } = identityOf(platform);
  const account = await findByKey(platform.store.db, accounts, id);
  if (account === null || !(await callerReaches(outsideTransaction(platform), accounts, caller, account)))
    throw new Failure(404, "record");
  return account;
};

export const factorsHandler: RestHandler = {
  // Removing the factor of another account needs a proof, because afterwards the password alone is enough to sign in.
  stepUp: ["del"],
  forLacking: ["list", "get", "add", "set"],
  async list(request) {
    return { rows: [await describeOwn(request.platform.store.db, request)], total: 1 };
  },
  async get(request, id) {
    const { platform, caller } = request;
    const { db } = platform.store;
    if (id === TOTP) return describeOwn(db, request);
    const account = await reached(request, id);
    const key = String(account[identityOf(platform).accounts.key.name]);
    const isAnothers = key !== String(caller.key) && (await maySetPassword(request, db, caller, account));
    return { id, on: isAnothers ? await hasFactor(platform, db, key) : null };
  },
  async add(request, { password }) {
    const { platform, caller } = request;
    if (await hasPassword(request)) await verifyPassword(request, password);
    else await demandFreshSession(request);
    const secret = await transact(platform.store, (db) =>
      storeAppSecret(db, platform.store.keys, caller.key, platform.now()),
    );
    if (secret === null) throw new Failure(409);
    const { model } = platform;
    const account = String(caller.account[identityOf(platform).account.name]);
    return {
      id: TOTP,
      on: false,
      secret,
      address: totpAddress(secret, model.pageTitles.product[FIRST_LANGUAGE], account),
    };
  },
  async set(request, id, body) {
    if (id === CODES) return renewCodes(request, body);
    if (id !== TOTP) throw new Failure(404, "record");
    return body.on === true ? turnOn(request, body.code) : turnOff(request, body);
  },
  async del(request, id) {
    const { platform, caller, language } = request;
    const { accounts } = identityOf(platform);
    const account = await reached(request, id);
    const key = String(account[accounts.key.name]);
    // For their own factor, people use another call, which needs a code.
    if (key === String(caller.key)) throw new Failure(513, "another");
    await transact(platform.store, async (db) => {
      await lockToManage(request, db, key);
      if (!(await removeFactors(platform, db, key))) throw new Failure(404, "record");
      await noteRightsChange(db);
      recordAbout(request, db, "unenroll", account);
      const notice: Notice = { about: "factorReset", values: { time: platform.now() } };
      await platform.notify({ platform, db }, account, notice, language);
    });
  },
};
