// The job that sends a message of the outbox. Each try adds a line to the log of the message.
import type { RowOf, ValueOf } from "pilothouse/handles";
import {
  type AnswerValue,
  clearCaches,
  defineJob,
  isObject,
  type Platform,
  TryLater,
  type Work,
} from "pilothouse/platform";
import { findByKey, findFirstOf, lockRow, tableFor, transact, updateRow } from "pilothouse/platform/storage";
import { NotifyType, OpenState, OutboxReason, OutboxState, OutboxType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { OUTBOX_TABLE } from "./post";
import { deleteHiddenPart, revealPart } from "./hidden";
import { recordPush } from "./recordPush";
import { sendMail, type SendResult } from "./sendMail";

type Stored = RowOf<typeof resources.outbox>;
type Payload = Pick<Stored, "id">;

const isPayload = (payload: unknown): payload is Payload => isObject(payload) && typeof payload.id === "number";

const MOST_LINES = 20;
/**
 * The number of tries before a message fails for good. The wait between tries starts at 5 seconds and doubles, up to an
 * hour and a half in total.
 */
const MOST_TRIES = 11;

const logged = ({ log }: Stored, at: number, { reason, answer }: SendResult) => {
  const lines: AnswerValue = JSON.parse(log || "[]");
  return [...(Array.isArray(lines) ? lines : []), { at, reason, answer }].slice(-MOST_LINES);
};

const NOT_SENT: ReadonlySet<SendResult["reason"]> = new Set<SendResult["reason"]>([
  OutboxReason.no_mail_server,
  OutboxReason.no_provider,
  OutboxReason.recorded,
  OutboxReason.expired,
]);

const stateAfter = ({ reason, final }: SendResult): ValueOf<typeof OutboxState> => {
  if (reason === OutboxReason.sent) return OutboxState.sent;
  if (NOT_SENT.has(reason)) return OutboxState.not_sent;
  return final ? OutboxState.failed : OutboxState.waiting;
};

/** Stores the result of a try. The note is part of the transaction, so that a try is logged once. */
const conclude = async ({ platform, note }: Work, message: Stored, tried: SendResult): Promise<void> => {
  const table = tableFor(platform, resources.outbox);
  await transact(platform.store, async (db) => {
    const row = await lockRow(platform.store, db, table, message);
    const now = platform.now();
    const state = stateAfter(tried);
    const values = { state, reason: tried.reason, log: logged(row, now, tried) };
    await updateRow(db, table, row.id, state === OutboxState.sent ? { ...values, gmt_send: now } : values, now);
    if (state === OutboxState.sent) await deleteHiddenPart(db, row.id);
    await recordPush({ platform, db }, row, tried.reason);
    await note({ done: tried.final ? 1 : 0, total: 1 }, db);
  });
  for (const one of [table.name, resources.push_record.table, resources.alarm_push.table])
    clearCaches(platform, tableFor(platform, one), null);
};

/** Whether the message has a provider: an enabled push platform, or for pushes a message platform of the user's app. */
const hasProvider = async (platform: Platform, message: Stored): Promise<boolean> => {
  const { db } = platform.store;
  if (message.channel !== NotifyType.push) {
    const carrier = await findByKey(db, tableFor(platform, resources.push_platform), message.platform_id);
    return carrier?.state === OpenState.enabled;
  }
  const user = await findByKey(db, tableFor(platform, resources.app_user), message.user_id);
  if (user === null) return false;
  const wanted = { app_id: user.app_id, client_type: user.client_type };
  return (await findFirstOf(db, tableFor(platform, resources.message_platform), wanted)) !== null;
};

const send = async (platform: Platform, message: Stored): Promise<SendResult> => {
  const nowhere = (reason: ValueOf<typeof OutboxReason>): SendResult => ({ reason, answer: "", final: true });
  if (message.channel !== NotifyType.email)
    return nowhere((await hasProvider(platform, message)) ? OutboxReason.recorded : OutboxReason.no_provider);
  const { id, type, receiver, title, body, gmt_create } = message;
  const text = type === OutboxType.account ? await revealPart(platform, id, body) : body;
  if (text === null) return nowhere(OutboxReason.expired);
  const mail = { id: `outbox.${id}.${gmt_create}`, to: receiver, subject: title, text };
  return (await sendMail(platform, mail)) ?? nowhere(OutboxReason.no_mail_server);
};

export const outboxJob = defineJob({
  kind: OUTBOX_TABLE,
  tries: MOST_TRIES,
  read: (payload): Payload => {
    if (!isPayload(payload)) throw new Error("the message cannot be read");
    return payload;
  },
  run: async (work, { id }) => {
    const { platform } = work;
    const message = await findByKey(platform.store.db, tableFor(platform, resources.outbox), id);
    if (message?.state !== OutboxState.waiting) return {};
    const tried = await send(platform, message);
    await conclude(work, message, tried);
    // The queue tries again later.
    if (!tried.final) throw new TryLater(tried.answer);
    return {};
  },
  failed: async (platform, _, payload) => {
    if (payload === null) return;
    const table = tableFor(platform, resources.outbox);
    await transact(platform.store, async (db) => {
      const found = await findByKey(db, table, payload.id);
      const row = found && (await lockRow(platform.store, db, table, found));
      if (row?.state === OutboxState.waiting)
        await updateRow(db, table, row.id, { state: OutboxState.failed }, platform.now());
    });
    clearCaches(platform, table, null);
  },
});
