// Notifies the operators of the platform: the notified users of system notifications, as the setting of the occasion says,
// and the receivers of this kind of mail.
import type { RowOf, ValueOf } from "pilothouse/handles";
import { isObject, type Language, LANGUAGES, MINUTE, platformZone, type Reading } from "pilothouse/platform";
import {
  columnFor,
  type Db,
  findFirstOf,
  oneOf,
  readRows,
  type Table,
  tableFor,
  whereOf,
} from "pilothouse/platform/storage";
import {
  type EmailLinkType,
  NotifyType,
  OpenState,
  OutboxType,
  type SysnotifyType,
} from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";
import { fillVariables } from "./fillIn";
import { type OutboxMessage, addMessage } from "./post";
import { secondsUntilRange } from "./timeOfDay";
import type { MessageWords } from "./words";

const { email_info, outbox, sysnotify_config, sysnotify_user } = resources;

interface OperatorNotice {
  readonly words: MessageWords;
  readonly values: Readonly<Record<string, string>>;
  /** The setting that decides whether and when notified users get a message. */
  readonly occasion?: ValueOf<typeof SysnotifyType>;
  /** The kind of mail, which selects its receivers. */
  readonly mails?: ValueOf<typeof EmailLinkType>;
  /** Only receivers of this system get a mail. */
  readonly sys?: RowOf<typeof email_info>["sys"];
}

interface Receiver {
  readonly channel: ValueOf<typeof NotifyType>;
  readonly receiver: string;
  readonly language: Language;
}

type Configuration = RowOf<typeof sysnotify_config>;

const paramsOf = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const given: unknown = JSON.parse(text || "{}");
    return isObject(given) ? given : {};
  } catch {
    return {};
  }
};

const readEnabled = <Of extends typeof sysnotify_user | typeof email_info>(db: Db, table: Table<Of>) =>
  readRows(db, table, whereOf([oneOf(columnFor(table, "state"), [OpenState.enabled])]));

/**
 * The users who want notifications about the occasion: those without parameters want all, the others name occasions in
 * their parameters.
 */
const notifiedUsers = async (
  { platform, db }: Reading,
  occasion: ValueOf<typeof SysnotifyType>,
): Promise<readonly Receiver[]> => {
  const rows = await readEnabled(db, tableFor(platform, sysnotify_user));
  return rows.flatMap(({ type, link_id, link_param }) => {
    const { occasions, lang } = paramsOf(link_param);
    if (Array.isArray(occasions) && !occasions.includes(occasion)) return [];
    return [
      { channel: type || NotifyType.email, receiver: link_id, language: LANGUAGES.find((one) => one === lang) ?? "en" },
    ];
  });
};

const mailReceivers = async (
  { platform, db }: Reading,
  mails: ValueOf<typeof EmailLinkType>,
  sys: OperatorNotice["sys"],
): Promise<readonly Receiver[]> => {
  const rows = await readEnabled(db, tableFor(platform, email_info));
  return rows
    .filter((row) => row.link_type === mails && (sys === undefined || row.sys === sys))
    .map(({ link }) => ({ channel: NotifyType.email, receiver: link, language: "en" }));
};

/** Whether the last notification of this occasion is so recent that the next one must wait. */
const isTooSoon = async ({ platform, db }: Reading, { type, interval }: Configuration): Promise<boolean> => {
  if (type === 0 || interval === 0) return false;
  const { last } = await typedDatabase(db)
    .selectFrom(outbox.table)
    .select((of) => of.fn.max("gmt_create").as("last"))
    .where("occasion", "=", type)
    // Ignores notifications with a time in the future, which were stored while a clock was ahead.
    .where("gmt_create", "<=", platform.now())
    .executeTakeFirstOrThrow();
  return (last ?? 0) > platform.now() - interval * MINUTE;
};

export const notifyOperators = async (reading: Reading, notice: OperatorNotice): Promise<void> => {
  const { platform, db } = reading;
  const { words, values, occasion, mails, sys } = notice;
  const configured =
    occasion === undefined ? null : await findFirstOf(db, tableFor(platform, sysnotify_config), { type: occasion });
  const isOn = configured?.state === OpenState.enabled && !(await isTooSoon(reading, configured));
  const users = isOn && occasion !== undefined ? await notifiedUsers(reading, occasion) : [];
  const wait = secondsUntilRange(configured?.time_range ?? "", platform.now(), platformZone(platform.settings));
  // Settings of the occasion apply to its mails, too. A kind of mail without an occasion has no settings.
  const mailed =
    mails !== undefined && (isOn || occasion === undefined) ? await mailReceivers(reading, mails, sys) : [];
  const all = new Map([...mailed, ...users].map((one) => [`${one.channel} ${one.receiver}`, one]));
  for (const { channel, receiver, language } of all.values()) {
    const body = fillVariables(words[language], values);
    const message: OutboxMessage = {
      title: body,
      body,
      type: OutboxType.operations,
      channel,
      receiver,
      occasion: occasion ?? 0,
    };
    await addMessage(reading, message, platform.now() + wait);
  }
};
