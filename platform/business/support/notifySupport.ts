// The scheduled task that mails support new texts of users, as the settings of their company say.
import { findCompaniesAbove, platformZone, type TaskWork } from "pilothouse/platform";
import { FeedbackSender, NotifyType, OutboxType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";
import { fillVariables, addMessage, secondsUntilRange, words } from "../outbox";
import { storeSupportSettings, readEnabledSettings, type SupportSettings } from "./settings";

const { app, feedback, feedback_detail } = resources;

const MOST_TITLES = 10;

interface Written {
  readonly id: number;
  readonly title: string;
  readonly comp_id: number;
  readonly at: number;
}

/**
 * The conversations that users began, and the messages that users wrote, after `since` and before the current second.
 */
const readUserTexts = async ({ db, now }: TaskWork, since: number): Promise<readonly Written[]> => {
  const store = typedDatabase(db);
  const begun = await store
    .selectFrom(feedback.table)
    .innerJoin(app.table, "app.id", "feedback.app_id")
    .select(["feedback.id", "feedback.title", "app.comp_id", "feedback.gmt_create as at"])
    .where("feedback.gmt_create", ">", since)
    .where("feedback.gmt_create", "<", now)
    .execute();
  const answered = await store
    .selectFrom(feedback_detail.table)
    .innerJoin(feedback.table, "feedback.id", "feedback_detail.title_id")
    .innerJoin(app.table, "app.id", "feedback.app_id")
    .select(["feedback.id", "feedback.title", "app.comp_id", "feedback_detail.gmt_create as at"])
    .where("feedback_detail.sender", "=", FeedbackSender.user)
    .where("feedback_detail.gmt_create", ">", since)
    .where("feedback_detail.gmt_create", "<", now)
    .execute();
  return [...begun, ...answered].map(({ id, title, comp_id, at }) => {
    return { id, title: title ?? "", comp_id: comp_id ?? 0, at: at ?? 0 };
  });
};

const notifyCompany = async (work: TaskWork, comp_id: number, settings: SupportSettings, titles: readonly string[]) => {
  const { email, lang } = settings;
  const title = fillVariables(words.FEEDBACK_WAITS_WORDS[lang], { count: String(titles.length) });
  const more = titles.length > MOST_TITLES ? ["…"] : [];
  const body = [title, "", ...titles.slice(0, MOST_TITLES), ...more].join("\n");
  const message = { title, body, type: OutboxType.account, channel: NotifyType.email, receiver: email, comp_id };
  await addMessage(work, message);
};

/**
 * Mails new texts of users to the nearest company that wants them: the company of the app, or one above it. Texts written
 * outside its hours are mailed when the hours begin. Answers the number of conversations.
 */
export const notifySupport = async (work: TaskWork): Promise<number> => {
  const { db, now, platform } = work;
  const zone = platformZone(platform.settings);
  const wanting = await readEnabledSettings(db);
  const due = new Map([...wanting].filter(([, { time_range }]) => secondsUntilRange(time_range, now, zone) === 0));
  if (due.size === 0) return 0;
  const written = await readUserTexts(work, Math.min(...[...due.values()].map((one) => one.told)));
  const lines = new Map<number, readonly number[]>();
  for (const comp_id of new Set(written.map((one) => one.comp_id)))
    lines.set(comp_id, [comp_id, ...(await findCompaniesAbove(work, comp_id))]);
  let count = 0;
  for (const [company, settings] of due) {
    const own = written.filter(
      ({ comp_id, at }) => at > settings.told && lines.get(comp_id)?.find((one) => wanting.has(one)) === company,
    );
    const titles = [...new Map(own.map(({ id, title }) => [id, title])).values()];
    if (titles.length > 0) await notifyCompany(work, company, settings, titles);
    await storeSupportSettings(db, company, { ...settings, told: now - 1 });
    count += titles.length;
  }
  return count;
};
