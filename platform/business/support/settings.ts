// The settings for mails about feedback, one set per company, stored as notes that do not expire.
import { sql } from "kysely";
import type { ParamsOf, ValueOf } from "pilothouse/handles";
import { isObject, type Language, LANGUAGES } from "pilothouse/platform";
import { type Db, NOTES_TABLE, readNote, rewriteNote } from "pilothouse/platform/storage";
import { OpenState } from "../../../shared/generated/enums";
import type { resources } from "../../generated/resources";

type Given = ParamsOf<typeof resources.feedback, "push_set">;

/** An address, and hours such as 22:00-06:00; empty hours mean always. */
export interface SupportSettings extends Readonly<Record<Exclude<keyof Given, "state">, string>> {
  readonly state: ValueOf<typeof OpenState>;
  /** The language of the person who set them. */
  readonly lang: Language;
  /** Support was notified of all texts up to this time, in seconds since 1970. */
  readonly told: number;
}

const PREFIX = "settings:feedback_push:";
const noteOf = (company: number): string => `${PREFIX}${company}`;
const FOREVER = 253_402_300_799;
const START: SupportSettings = { state: OpenState.disabled, email: "", time_range: "", lang: "en", told: 0 };

const read = (text: string): SupportSettings => {
  const given: unknown = JSON.parse(text);
  if (!isObject(given)) return START;
  const { state, email, time_range, lang, told } = given;
  return {
    state: state === OpenState.enabled ? OpenState.enabled : OpenState.disabled,
    email: String(email ?? ""),
    time_range: String(time_range ?? ""),
    lang: LANGUAGES.find((one) => one === lang) ?? "en",
    told: Number(told ?? 0),
  };
};

export const readSupportSettings = async (db: Db, company: number, now: number): Promise<SupportSettings> => {
  const text = await readNote(db, noteOf(company), now);
  return text === null ? START : read(text);
};

export const storeSupportSettings = (db: Db, company: number, settings: SupportSettings): Promise<void> =>
  rewriteNote(db, noteOf(company), JSON.stringify(settings), FOREVER);

/** The companies that want these mails, with their settings. */
export const readEnabledSettings = async (db: Db): Promise<ReadonlyMap<number, SupportSettings>> => {
  const notes = sql<{
    note: string;
    value: string;
  }>`select note, value from ${sql.table(NOTES_TABLE)} where note like ${`${PREFIX}%`}`;
  const all = (await notes.execute(db)).rows.map(
    ({ note, value }) => [Number(note.slice(PREFIX.length)), read(value)] as const,
  );
  return new Map(all.filter(([, { state, email }]) => state === OpenState.enabled && email !== ""));
};
