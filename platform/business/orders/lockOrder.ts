// Locks an order, and its open payments, for a change.
import { sql } from "kysely";
import type { ParamsOf } from "pilothouse/handles";
import { checkWhen, findRow, type SignedRequest, type Step } from "pilothouse/platform";
import { columnFor, lockRow, oneOf, readRows, tableFor, whereOf } from "pilothouse/platform/storage";
import { OrderState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import type { Order, Payment } from "./moveOrder";

type Asked = Pick<ParamsOf<typeof resources.order, "cancel">, "order_id">;

/** The order of the request, locked. @throws Failure 404, and 519 if the call does not apply to its state */
export const lockOrder = async (request: SignedRequest<Asked>, step: Step<typeof resources.order>): Promise<Order> => {
  const found = await findRow(step, step.table, request.caller, request.params);
  const row = await lockRow(request.platform.store, step.db, step.table, found);
  checkWhen(request, step.table, row);
  return row;
};

const OPEN = [OrderState.unpaid, OrderState.failed];

/**
 * Locks the open payments. Payments are locked before their order, as in payment notices, so that no deadlock can
 * happen.
 */
const openPayments = async ({ platform, db }: Step, order_id: string): Promise<readonly Payment[]> => {
  const payments = tableFor(platform, resources.pay_order);
  const conditions = [oneOf(columnFor(payments, "order_id"), [order_id]), oneOf(columnFor(payments, "state"), OPEN)];
  const lock = platform.store.engine === "postgres" ? sql`for update` : sql``;
  return readRows(db, payments, sql`${whereOf(conditions)} order by ${sql.ref(payments.key.name)} ${lock}`);
};

/** The order of the request with its open payments, all locked. @throws the failures of `lockOrder` */
export const lockOrderWithPayments = async (
  request: SignedRequest<Asked>,
  step: Step<typeof resources.order>,
): Promise<{ readonly order: Order; readonly payments: readonly Payment[] }> => {
  const found = await findRow(step, step.table, request.caller, request.params);
  const payments = await openPayments(step, found.order_id);
  return { payments, order: await lockOrder(request, step) };
};
