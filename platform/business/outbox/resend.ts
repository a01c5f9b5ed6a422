// Sends a message of the outbox again.
import type { ParamsOf } from "pilothouse/handles";
import { type Answer, checkWhen, clearCaches, findRow, inTransaction, type SignedRequest } from "pilothouse/platform";
import { decodeRow, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { OutboxReason, OutboxState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { OUTBOX_TABLE } from "./post";

/** Answers the message, which is queued again. @throws Failure 519 unless it failed or was not sent */
export const resendMessage = async (
  request: SignedRequest<ParamsOf<typeof resources.outbox, "resend">>,
): Promise<Answer> => {
  const { platform, caller, params } = request;
  const table = tableFor(platform, resources.outbox);
  const stored = await inTransaction(request, table, async (step) => {
    const row = await lockRow(platform.store, step.db, table, await findRow(step, table, caller, params));
    checkWhen(request, table, row);
    await platform.queue.add(
      step.db,
      { kind: OUTBOX_TABLE, resource: OUTBOX_TABLE, payload: { id: row.id } },
      step.now,
    );
    const values = { state: OutboxState.waiting, reason: OutboxReason.none };
    return updateRow(step.db, table, row.id, values, step.now);
  });
  clearCaches(platform, table, ["state", "reason"]);
  return { data: decodeRow(table, stored), count: 1 };
};
