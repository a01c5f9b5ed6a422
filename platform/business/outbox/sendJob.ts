// The job that sends a message of the outbox. Each try leaves a line in the log of the message.
import type { RowOf } from "pilothouse/handles";
import { clearCaches, defineJob, isObject, type Work } from "pilothouse/platform";
import { findByKey, lockRow, tableFor, transact, updateRow } from "pilothouse/platform/storage";
import { NotifyType, OutboxReason, OutboxState } from "../../generated/enums";
import { resources } from "../../generated/resources";
import { OUTBOX } from "./post";

type Stored = RowOf<typeof resources.outbox>;
type Payload = Pick<Stored, "id">;

const isPayload = (payload: unknown): payload is Payload => isObject(payload) && typeof payload.id === "number";

/** Why a message of this channel cannot be sent at all. */
const obstacleOf = ({ channel }: Stored): OutboxReason =>
  channel === NotifyType.email ? OutboxReason.no_mail_server : OutboxReason.no_provider;

const MOST_LINES = 20;

const logged = ({ log }: Stored, at: number, reason: OutboxReason): readonly unknown[] => {
  const lines: unknown = JSON.parse(log || "[]");
  return [...(Array.isArray(lines) ? lines : []), { at, reason, answer: "" }].slice(-MOST_LINES);
};

/** Stores the end of a try. The note is part of the transaction, so that a try is logged once. */
const conclude = async ({ platform, note }: Work, message: Stored, reason: OutboxReason): Promise<void> => {
  const table = tableFor(platform, resources.outbox);
  await transact(platform.store, async (db) => {
    const row = await lockRow(platform.store, db, table, message);
    const now = platform.now();
    const values = { state: OutboxState.not_sent, reason, log: logged(row, now, reason) };
    await updateRow(db, table, row.id, values, now);
    await note({ done: 1, total: 1 }, db);
  });
};

export const outboxJob = defineJob({
  kind: OUTBOX,
  read: (payload): Payload => {
    if (!isPayload(payload)) throw new Error("the message cannot be read");
    return payload;
  },
  run: async (work, { id }) => {
    const { platform } = work;
    const table = tableFor(platform, resources.outbox);
    const message = await findByKey(platform.store.db, table, id);
    if (message?.state === OutboxState.waiting) await conclude(work, message, obstacleOf(message));
    clearCaches(platform, table, null);
    return {};
  },
});
