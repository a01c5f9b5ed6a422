// Sends a code to the owner of an account, by mail or phone. This is a job, so that the time of the answer does not
// reveal whether the account exists.
import { countEvents, networkOf } from "../../../platform/framework/access/attempts";
import { type Browser, recognizeBrowser } from "../../../platform/framework/access/browsers";
import { meetsCondition, identityOf } from "../../../platform/framework/access/identity";
import { signsInOnlyElsewhere } from "../../../platform/framework/access/SignInMethod";
import { hashToken } from "../../../platform/framework/access/sessions";
import { signInRefusal } from "../../../platform/framework/calls/enter";
import { defineJob, type Platform } from "../../../platform/framework/Platform";
import { deleteNote, addNote, readNote } from "../../../platform/framework/storage/bookkeeping";
import { isEmpty } from "../../../platform/framework/storage/codec";
import { lockRow } from "../../../platform/framework/storage/write";
import { readSecretNote } from "../../../platform/framework/storage/secretNotes";
import type { Row } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { isObject } from "../../../platform/framework/wire/readJson";
import { DAY, HOUR, MINUTE } from "../../../platform/framework/wire/seconds";
import type { Language } from "../../../generator";
import { isLanguage } from "../../../shared/schema/languages";
import { findAccountByText } from "./findAsked";
import { storeNote, NOTE_LIFETIME, storedPasswordHash } from "./notes";

export const SEND_CODE_JOB_KIND = "forgotten";

/** The note with the typed account and the code, until the code is sent. */
export const secretNoteName = (whose: string): string => `${whose} secret`;

/**
 * The most codes for one account: from one network or known browser within an hour, and the most networks within a day.
 */
const MOST = { near: 3, networks: 10 } as const;

interface Payload {
  /** The name of the note with the account of the code. */
  readonly whose: string;
  readonly agent: string;
  readonly address: string;
  readonly language: Language;
}

const browserOf = (asked: unknown): Browser => {
  const { device, token } = isObject(asked) ? asked : {};
  return { device, token };
};

/**
 * Whether too many codes were sent to the account, which protects the owner from a flood of messages. Strangers cannot
 * use up the owner's codes: codes are counted by network, and a browser that signed in before is counted separately.
 */
const isFlooded = async ({ store, now }: Platform, key: unknown, address: string, asked: unknown): Promise<boolean> => {
  const whose = `forgotten sent:${hashToken(String(key))}`;
  const browser = await recognizeBrowser(store.db, String(key), browserOf(asked), now());
  const place = browser ?? networkOf(address);
  if ((await countEvents(store, `${whose}:${place}`, now(), HOUR)).times > MOST.near) return true;
  if (browser !== null || !(await addNote(store.db, `${whose}:${place}`, "", now(), DAY))) return false;
  if ((await countEvents(store, whose, now(), DAY)).times <= MOST.networks) return false;
  await deleteNote(store.db, `${whose}:${place}`);
  return true;
};

/** The methods by which people sign in to the account; null if only programs can, or nobody. */
const signsInBy = async (platform: Platform, account: Row): Promise<"password" | "elsewhere" | null> => {
  const { accounts, account: fields } = identityOf(platform);
  if (meetsCondition(fields.service, account) || signInRefusal(fields, account, platform.now()) !== null) return null;
  const isElsewhere = await signsInOnlyElsewhere(platform, platform.store.db, account[accounts.key.name]);
  // An account that a provider created has no password, and cannot get one here.
  return isElsewhere || isEmpty(account[fields.password]) ? "elsewhere" : "password";
};

export const sendCodeJob = defineJob({
  kind: SEND_CODE_JOB_KIND,
  read: (given): Payload => {
    if (!isObject(given) || !isLanguage(given.language)) throw new Error("the request cannot be read");
    const { whose, agent, address, language } = given;
    return { whose: String(whose), agent: String(agent), address: String(address), language };
  },
  run: async ({ platform }, { whose, agent, address, language }) => {
    const { store } = platform;
    const { accounts } = identityOf(platform);
    const time = platform.now();
    const secret = await readSecretNote({ keys: store.keys, db: store.db }, secretNoteName(whose), time);
    const asked: unknown = secret === null ? null : JSON.parse(secret);
    if (!isObject(asked)) return {};
    const found = await findAccountByText(platform, String(asked.account));
    const way = found === null ? null : await signsInBy(platform, found);
    if (
      found === null ||
      way === null ||
      (await isFlooded(platform, found[accounts.key.name], address, asked.browser))
    ) {
      await deleteNote(store.db, secretNoteName(whose));
      return {};
    }
    await transact(store, async (db) => {
      // An earlier run may have sent the code already.
      if ((await readNote(db, secretNoteName(whose), time)) === null) return;
      await deleteNote(db, secretNoteName(whose));
      const account = await lockRow(store, db, accounts, found);
      const where = { agent, address, time };
      if (way === "elsewhere")
        return platform.notify({ platform, db }, account, { about: "resetElsewhere", values: where }, language);
      const value = { account: String(account[accounts.key.name]), password: storedPasswordHash(platform, account) };
      await storeNote(db, whose, value, time + NOTE_LIFETIME);
      const values = { ...where, code: String(asked.code), minutes: NOTE_LIFETIME / MINUTE };
      return platform.notify({ platform, db }, account, { about: "resetCode", values }, language);
    });
    return {};
  },
});
