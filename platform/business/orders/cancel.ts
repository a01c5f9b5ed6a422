// What is not paid yet may be given up: an order by the buyer or an operator, and with it the payments it waits for.
import { sql } from "kysely";
import { STATE } from "../payments/openPayment";
import type { Answer, SignedRequest, Step } from "../../framework/server/Platform";
import { findRow } from "../../framework/records/find";
import { inStep, tableFor } from "../../framework/records/step";
import { decodeRow } from "../../framework/storage/codec";
import type { Row } from "../../framework/storage/Store";
import { lockedRow } from "../../framework/storage/write";
import { walletWritten } from "../wallet/balance";
import { moveOrder, movePayment } from "./moveOrder";
import { lockedOrder } from "./payOrder";

const OPEN = [STATE.unpaid, STATE.failed];

/** A notice locks its payment first and the order then: so does whoever cancels. */
const openPayments = async ({ platform, db }: Step, order_id: unknown): Promise<readonly Row[]> => {
  const lock = platform.store.engine === "postgres" ? sql`for update` : sql``;
  const { rows } =
    await sql<Row>`select * from pay_order where order_id = ${order_id} and state in (${sql.join(OPEN)}) order by pay_order_id ${lock}`.execute(
      db,
    );
  return rows;
};

export const cancelOrder = async (request: SignedRequest): Promise<Answer> => {
  const { platform } = request;
  const table = tableFor(platform, request.resource.name);
  const data = await inStep(request, table, async (step) => {
    const found = await findRow(step, table, request.caller, request.params);
    const payments = await openPayments(step, found.order_id);
    const order = await lockedOrder(request, step);
    for (const payment of payments) await movePayment(step, payment, STATE.cancelled);
    return decodeRow(table, await moveOrder(step, order, STATE.cancelled));
  });
  walletWritten(platform);
  return { data, count: 1 };
};

export const cancelPayment = async (request: SignedRequest): Promise<Answer> => {
  const { platform, caller, params } = request;
  const table = tableFor(platform, request.resource.name);
  const data = await inStep(request, table, async (step) => {
    const row = await lockedRow(platform.store, step.db, table, await findRow(step, table, caller, params));
    return decodeRow(table, await movePayment(step, row, STATE.cancelled));
  });
  walletWritten(platform);
  return { data, count: 1 };
};
