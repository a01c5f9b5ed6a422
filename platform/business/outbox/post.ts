// Puts messages into the outbox, in the transaction of the event. If that transaction is rolled back, the messages are
// removed, too.
import type { GivenOf } from "pilothouse/handles";
import type { Reading } from "pilothouse/platform";
import { findFirstOf, insertRow, tableFor } from "pilothouse/platform/storage";
import { OutboxState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";

/** The kind of the job that sends a message: the same name as the resource. */
export const OUTBOX_TABLE = resources.outbox.table;

export type OutboxMessage = Required<
  Pick<GivenOf<typeof resources.outbox>, "title" | "body" | "type" | "channel" | "receiver">
> &
  Pick<
    GivenOf<typeof resources.outbox>,
    | "order_id"
    | "comp_id"
    | "cause"
    | "occasion"
    | "message"
    | "user_id"
    | "platform_id"
    | "template_id"
    | "alarm_push_id"
  >;

/**
 * Stores a message and queues its sending, not before `not_before` (seconds since 1970). A message with the cause of a
 * stored one is not stored again. Answers its key; null if it was not stored.
 */
export const addMessage = async (
  { platform, db }: Reading,
  message: OutboxMessage,
  not_before = 0,
): Promise<number | null> => {
  const table = tableFor(platform, resources.outbox);
  const { cause = "" } = message;
  if (cause !== "" && (await findFirstOf(db, table, { cause })) !== null) return null;
  const now = platform.now();
  const { id } = await insertRow(db, table, { ...message, state: OutboxState.waiting }, now);
  await platform.queue.add(db, { kind: OUTBOX_TABLE, resource: OUTBOX_TABLE, payload: { id }, not_before }, now);
  return id;
};
