// Notifies the owner of an account: by mail, otherwise by text message.
import type { RowOf } from "pilothouse/handles";
import { type Language, MINUTE, type Notice, type Reading, type OwnerMessage } from "pilothouse/platform";
import { findFirst, oneOf, tableFor } from "pilothouse/platform/storage";
import { NotifyType, OutboxType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { ACCOUNT_NOTICE_WORDS, UNKNOWN_BROWSER_WORDS } from "./accountWords";
import { fillVariables, formatMessageTime } from "./fillIn";
import { HIDDEN_MARK, hidePart } from "./hidden";
import { addMessage } from "./post";

type Account = RowOf<typeof resources.account>;

/** Null if the owner left no address. */
const wayTo = ({ user_email, user_phone_area, user_phone }: Account) => {
  if (user_email !== "") return { channel: NotifyType.email, receiver: user_email };
  if (user_phone === "") return null;
  return { channel: NotifyType.text_message, receiver: `${user_phone_area} ${user_phone}`.trim() };
};

const valuesOf = ({ values }: Notice, language: Language): Readonly<Record<string, string>> => ({
  ...("agent" in values ? { browser: values.agent || UNKNOWN_BROWSER_WORDS[language], address: values.address } : {}),
  ...("left" in values ? { left: String(values.left) } : {}),
  ...("minutes" in values ? { code: HIDDEN_MARK, minutes: String(values.minutes) } : {}),
  time: formatMessageTime(values.time),
});

interface Said {
  readonly title: string;
  readonly body: string;
}

/** Answers the key of the message; null if the owner left no address. */
export const messageAccount = async (reading: Reading, account: Account, said: Said): Promise<number | null> => {
  const way = wayTo(account);
  const { comp_id } = account;
  return way === null ? null : addMessage(reading, { ...said, ...way, type: OutboxType.account, comp_id });
};

export const notifyAccount = async (reading: Reading, { account, notice, language }: OwnerMessage): Promise<void> => {
  const table = tableFor(reading.platform, resources.account);
  const stored = await findFirst(reading.db, table, [oneOf(table.key, [account[table.key.name]])]);
  if (!stored) return;
  const { title, body } = ACCOUNT_NOTICE_WORDS[notice.about];
  const values = { ...valuesOf(notice, language), name: stored.user_name, account: stored.user_id };
  const said = { title: fillVariables(title[language], values), body: fillVariables(body[language], values) };
  const id = await messageAccount(reading, stored, said);
  if (notice.about !== "resetCode" || id === null) return;
  const { code, time, minutes } = notice.values;
  await hidePart(reading, id, code, time + minutes * MINUTE);
};
