// Scheduled tasks that inform people: figures for operators, and reminders for users whose package ends.
import { DAY, type TaskWork } from "pilothouse/platform";
import { findByKey, readRows, tableFor, whereOf } from "pilothouse/platform/storage";
import { EmailLinkType, NoticeTemplateType, OnlineState, OrderState, SaleState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { conditionsOn, typedDatabase } from "../database";
import { noticeOrder, notifyOperators, formatMessageTime, words } from "../outbox";

const { cloud_order, device, goods, live_order, order } = resources;

/** Counts the orders of the last days, and mails the number to the receivers of reports. */
export const countOrders = async ({ platform, db }: TaskWork, since: number): Promise<number> => {
  const query = typedDatabase(db)
    .selectFrom(order.table)
    .select((of) => of.fn.countAll<number>().as("n"));
  const { n: count } = await query.where("gmt_create", ">=", since).executeTakeFirstOrThrow();
  const values = { count: String(count), time: formatMessageTime(since) };
  await notifyOperators({ platform, db }, { words: words.ORDERS_COUNTED_WORDS, values, mails: EmailLinkType.report });
  return count;
};

/** Counts the devices online, and mails the number to the receivers of reports. */
export const countDevices = async ({ platform, db, now }: TaskWork): Promise<number> => {
  const query = typedDatabase(db)
    .selectFrom(device.table)
    .select((of) => of.fn.countAll<number>().as("n"));
  const { n: count } = await query.where("online", "=", OnlineState.online).executeTakeFirstOrThrow();
  const values = { count: String(count), time: formatMessageTime(now) };
  await notifyOperators({ platform, db }, { words: words.DEVICES_COUNTED_WORDS, values, mails: EmailLinkType.report });
  return count;
};

const RUNNING = [OrderState.paid, OrderState.successful];

/** The running services that end before `until`. */
const endingIn = async ({ platform, db, now }: TaskWork, until: number) => {
  const on = conditionsOn<"cloud_order" | "live_order">(cloud_order);
  const ends = whereOf([on.between("gmt_end", now, until), on("order_state", "in", RUNNING)]);
  return {
    cloud: await readRows(db, tableFor(platform, cloud_order), ends),
    live: await readRows(db, tableFor(platform, live_order), ends),
  };
};

/**
 * Reminds the users whose package ends before `until`. They get a first reminder that it ends. On its last day they get
 * a second reminder that they can renew it, if it is still sold. Answers the number of packages, and mails it to the
 * receivers of expiry mails.
 */
export const remindOfExpiry = async (work: TaskWork, until: number): Promise<number> => {
  const { platform, db, now } = work;
  const reading = { platform, db };
  const ending = await endingIn(work, until);
  for (const [kind, rows] of Object.entries(ending)) {
    for (const about of rows) {
      const notice = { about, time: about.gmt_end };
      const cause = `expiring:${kind}:${about.order_id}`;
      await noticeOrder(reading, { ...notice, type: NoticeTemplateType.expiring, cause });
      if (about.gmt_end > now + DAY) continue;
      const sold = await findByKey(db, tableFor(platform, goods), about.spec_id);
      if (sold?.state !== SaleState.on_sale) continue;
      await noticeOrder(reading, { ...notice, type: NoticeTemplateType.renewal_due, cause: `renewal:${cause}` });
    }
  }
  const count = ending.cloud.length + ending.live.length;
  const values = { count: String(count), time: formatMessageTime(until) };
  if (count > 0)
    await notifyOperators(reading, { words: words.PACKAGES_END_WORDS, values, mails: EmailLinkType.expiry });
  return count;
};
