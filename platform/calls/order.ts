// Orders are opened by a shop or a wallet and refunded by people; both leave a record in a state that says how far it is.
import type { Answer, SignedRequest } from "../Platform";
import { addRecord } from "../records/add";
import { checkWhen } from "../records/act";
import { findRow } from "../records/find";
import { checkParams, paramsSchema } from "../records/schema";
import { inStep, tableFor, written } from "../records/step";
import { decodeRow } from "../storage/codec";
import { insertRow, lockedRow, updateRow } from "../storage/write";

const UNPAID = 1;
const IN_PROGRESS = 1;

/** Opens the refund; whether it succeeds is decided under Refunds. */
export const refundOrder = async (request: SignedRequest): Promise<Answer> => {
  const { platform, call, caller, params } = request;
  const table = tableFor(platform, request.resource.name);
  const refunds = tableFor(platform, "refund");
  const stored = await inStep(request, table, async (step) => {
    const found = await findRow(step, table, caller, params);
    // Of two who press at once, the second sees that it is under way.
    const row = await lockedRow(platform.store, step.db, table, found);
    checkWhen(request, table, row);
    const { refund_reason } = checkParams(paramsSchema(platform.model, call.params), params);
    const { price: amount, fee_type, comp_id } = decodeRow(table, row);
    const asked = { order_id: row[table.key.name], amount, fee_type, comp_id, reason: refund_reason ?? "" };
    await insertRow(step.db, refunds, { ...asked, state: IN_PROGRESS }, step.now);
    return updateRow(
      step.db,
      table,
      row[table.key.name],
      { refund_state: IN_PROGRESS, refund_reason: refund_reason ?? "" },
      step.now,
    );
  });
  written(platform, table, ["refund_state", "refund_reason"]);
  written(platform, refunds, null);
  return { data: decodeRow(table, stored), count: 1 };
};

/** An unpaid order with a number of its own; the payment's outcome comes from the wallet. */
export const payOrder = async (request: SignedRequest): Promise<Answer> => {
  const { platform, call, params } = request;
  const table = tableFor(platform, request.resource.name);
  const stored = await inStep(request, table, (step) => {
    const given = checkParams(paramsSchema(platform.model, call.params), params);
    return addRecord(step, { ...given, order_state: UNPAID });
  });
  written(platform, table, null);
  return { data: decodeRow(table, stored), count: 1 };
};
