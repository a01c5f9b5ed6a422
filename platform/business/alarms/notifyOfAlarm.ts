// Notifies the users of a device about an alarm, as the event configuration of their app says.
import type { RowOf } from "pilothouse/handles";
import { platformZone, type Reading } from "pilothouse/platform";
import {
  columnFor,
  deleteRows,
  findByKey,
  findFirstOf,
  insertRow,
  oneOf,
  readRows,
  tableFor,
  whereOf,
} from "pilothouse/platform/storage";
import { AppUserState, MessageTemplateType, OpenState, PushSendState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";
import { receiverOf, secondsUntilRange, notifyUser, formatMessageTime } from "../outbox";

const { alarm_push, app_device, app_user, device, msg_event, msg_template } = resources;

type Alarm = RowOf<typeof resources.alarm_log>;
type Event = RowOf<typeof msg_event>;
type Owned = RowOf<typeof app_device>;

/** Whether the user got a message about this device so recently that the next one must wait. */
const isTooSoon = async (
  { db }: Reading,
  { uid, user_id }: Owned,
  { interval }: Event,
  at: number,
): Promise<boolean> => {
  if (interval === 0) return false;
  const { last } = await typedDatabase(db)
    .selectFrom(alarm_push.table)
    .select((of) => of.fn.max("gmt_create").as("last"))
    .where("uid", "=", uid)
    .where("user_id", "=", user_id)
    .executeTakeFirstOrThrow();
  return (last ?? 0) > at - interval;
};

/** Notifies the user who has the device in an app. Answers whether a message was queued. */
const notifyOwner = async (reading: Reading, alarm: Alarm, owned: Owned): Promise<boolean> => {
  const { platform, db } = reading;
  const now = platform.now();
  const user = await findByKey(db, tableFor(platform, app_user), owned.user_id);
  const events = { app_id: owned.app_id, type: alarm.type, state: OpenState.enabled };
  const event = await findFirstOf(db, tableFor(platform, msg_event), events);
  if (!user || user.state !== AppUserState.normal || !event) return false;
  if (
    secondsUntilRange(event.time_range, now, platformZone(platform.settings)) > 0 ||
    (await isTooSoon(reading, owned, event, now))
  )
    return false;
  const channel = event.notify_type;
  if (receiverOf(user, channel) === "") return false;
  const { uid, comp_id } = alarm;
  const pushes = tableFor(platform, alarm_push);
  const push = { uid, type: alarm.type, user_id: user.user_id, notify_type: channel, comp_id };
  const { id } = await insertRow(db, pushes, { ...push, state: PushSendState.pending }, now);
  const isNotified = await notifyUser(reading, user, {
    ...{ channel, comp_id, alarm_push_id: id, not_before: now + event.delay },
    message: event.delay > 0 ? MessageTemplateType.delayed_push : MessageTemplateType.alarm,
    words: await findByKey(db, tableFor(platform, msg_template), event.template_id),
    values: { name: owned.name || uid, uid, time: formatMessageTime(alarm.gmt_create) },
    device: (await findByKey(db, tableFor(platform, device), uid)) ?? undefined,
  });
  // Without a message, the record of the push is deleted.
  if (!isNotified) await deleteRows(db, pushes, [id]);
  return isNotified;
};

/** Call it in the transaction that stores the alarm. Answers the number of messages. */
export const notifyOfAlarm = async (reading: Reading, alarm: Alarm): Promise<number> => {
  const table = tableFor(reading.platform, app_device);
  let messages = 0;
  for (const owned of await readRows(reading.db, table, whereOf([oneOf(columnFor(table, "uid"), [alarm.uid])])))
    if (await notifyOwner(reading, alarm, owned)) messages += 1;
  return messages;
};
