// Passkeys of the caller's own account, a second factor without typing (ADR 47).
// GET /rest/passkeys { id, name, host, made, used } of each passkey, with times in seconds since 1970
// POST /rest/passkeys { host } answers { options } for the browser to create a passkey. `host` is the domain of the
// console
//                               { host, name, credential } stores the passkey, and answers recovery codes with the
//                               first factor
// PUT /rest/passkeys/<id> { name } renames it
// DELETE /rest/passkeys/<id> removes it
import { countRecoveryCodes, deleteUselessCodes, makeRecoveryCodes } from "../../factors/platform/app";
import { identityOf } from "../../../platform/framework/access/identity";
import {
  addPasskey,
  createNewPasskeyOptions,
  namePasskey,
  listPasskeys,
  removePasskeys,
  consumeNewPasskeyChallenge,
} from "./passkeys";
import { hostNameOf } from "./factor";
import { noteRightsChange } from "../../../platform/framework/access/sessions";
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import type { SessionRequest } from "../../../platform/framework/Platform";
import { recordEntry } from "../../../platform/framework/storage/Recorder";
import type { Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import { notifyOwner } from "../../factors/platform/factorsHandler";

const MOST_NAME = 64;
const MOST = 20;

const nameIn = ({ name }: Row): string => {
  const text = String(name ?? "").trim();
  if (text === "") throw invalidFailure({ name: "invalid.required" });
  if (text.length > MOST_NAME) throw invalidFailure({ name: "invalid.tooLong" }, { name: { max: MOST_NAME } });
  return text;
};

/** The domain of the console, from the installation or from the browser. */
const hostIn = ({ platform }: SessionRequest, { host }: Row): string => {
  const known = hostNameOf(platform);
  const text = known ?? String(host ?? "");
  if (!/^[a-z0-9.-]{1,253}$/.test(text)) throw invalidFailure({ host: "invalid.standard" });
  return text;
};

const begin = async (request: SessionRequest, host: string): Promise<Row> => {
  const { platform, caller } = request;
  const { db } = platform.store;
  const userName = String(caller.account[identityOf(platform).account.name]);
  const title = platform.model.pageTitles.product[request.language];
  const options = await createNewPasskeyOptions(db, { account: caller.key, userName, title, host }, platform.now());
  return { id: "new", options };
};

const add = async (request: SessionRequest, host: string, body: Row): Promise<Row> => {
  const { platform, caller } = request;
  const name = nameIn(body);
  const made = await consumeNewPasskeyChallenge(
    platform.store.db,
    { account: caller.key, host },
    body.credential,
    platform.now(),
  );
  return transact(platform.store, async (db) => {
    if ((await listPasskeys(db, caller.key)).length >= MOST) throw new Failure(409);
    if (made === null || !(await addPasskey(db, made, { host, name }, platform.now())))
      throw new Failure(406, "passkey", { fields: { credential: "invalid.passkey" } });
    const isFirst = (await countRecoveryCodes(db, caller.key)) === 0;
    const codes = isFirst ? await makeRecoveryCodes(db, caller.key) : [];
    await noteRightsChange(db);
    const about = { table: identityOf(platform).accounts, row: caller.account };
    recordEntry(db, { is: "event", event: "enroll", about, facts: { passkey: name } });
    await notifyOwner(request, db, "factorOn");
    return { id: made.response.id, name, codes };
  });
};

export const passkeysHandler: RestHandler = {
  forLacking: ["list", "get", "add", "set", "del"],
  // A passkey gives lasting access.
  stepUp: ["add", "del"],
  async list({ platform, caller }) {
    const rows = await listPasskeys(platform.store.db, caller.key);
    return { rows: rows.map((one) => ({ ...one })), total: rows.length };
  },
  async get({ platform, caller }, id) {
    const found = (await listPasskeys(platform.store.db, caller.key)).find((one) => one.id === id);
    if (found === undefined) throw new Failure(404, "record");
    return { ...found };
  },
  async add(request, body) {
    const host = hostIn(request, body);
    return body.credential === undefined ? begin(request, host) : add(request, host, body);
  },
  async set({ platform, caller }, id, body) {
    const name = nameIn(body);
    if (!(await namePasskey(platform.store.db, caller.key, id, name))) throw new Failure(404, "record");
    return { id, name };
  },
  async del(request, id) {
    const { platform, caller } = request;
    await transact(platform.store, async (db) => {
      if ((await removePasskeys(db, caller.key, id)) === 0) throw new Failure(404, "record");
      await deleteUselessCodes(platform, db, caller.key);
      await noteRightsChange(db);
      const about = { table: identityOf(platform).accounts, row: caller.account };
      recordEntry(db, { is: "event", event: "unenroll", about });
      await notifyOwner(request, db, "factorOff");
    });
  },
};
