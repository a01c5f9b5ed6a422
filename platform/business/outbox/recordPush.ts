// Push records: what was handed to a channel, with a masked receiver for support.
import type { RowOf, ValueOf } from "pilothouse/handles";
import type { Reading } from "pilothouse/platform";
import { findByKey, insertRow, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { MessageTemplateType, OutboxReason, OutboxType, PushSendState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";

type Stored = RowOf<typeof resources.outbox>;

/** `e***@example.com`, `138****8021`; the key of a user is not masked. */
export const maskReceiver = (receiver: string): string => {
  const at = receiver.lastIndexOf("@");
  if (at > 0) return `${receiver.slice(0, 1)}***${receiver.slice(at)}`;
  return receiver.replace(/\d{4}(?=\d{4}$)/, "****");
};

/**
 * Writes the record of a message to a user. The platform calls no push platform: the record of a message that needs one
 * stays pending until the provider sends it.
 */
export const recordPush = async (
  { platform, db }: Reading,
  row: Stored,
  reason: ValueOf<typeof OutboxReason>,
): Promise<void> => {
  const isSent = reason === OutboxReason.sent;
  if (row.type === OutboxType.operations || (!isSent && reason !== OutboxReason.recorded)) return;
  const now = platform.now();
  const user = await findByKey(db, tableFor(platform, resources.app_user), row.user_id);
  const sending = isSent ? { state: PushSendState.completed, gmt_send: now } : { state: PushSendState.pending };
  const { title, body, channel, receiver, platform_id, template_id, comp_id } = row;
  const record = {
    ...{ title, body, platform_id, template_id, comp_id, ...sending },
    type: row.message || MessageTemplateType.system,
    notify_type: channel,
    receiver: maskReceiver(receiver),
    app_id: user?.app_id ?? 0,
  };
  await insertRow(db, tableFor(platform, resources.push_record), record, now);
  const pushes = tableFor(platform, resources.alarm_push);
  const found = await findByKey(db, pushes, row.alarm_push_id);
  const push = found && (await lockRow(platform.store, db, pushes, found));
  if (push !== null) await updateRow(db, pushes, push.id, sending, now);
};
