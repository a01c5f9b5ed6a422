// Changes the state of orders and payments. Only transitions of their definitions are allowed.
import type { FieldOf, GivenOf, RowOf, ValueOf } from "pilothouse/handles";
import { transitionFailure, type Reading } from "pilothouse/platform";
import { type Table, tableFor, updateRow } from "pilothouse/platform/storage";
import type { OrderState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";

export type Order = RowOf<typeof resources.order>;
export type Payment = RowOf<typeof resources.pay_order>;

const isAllowed = <Of>(
  { resource }: Table<Of>,
  field: FieldOf<Of>,
  from: ValueOf<typeof OrderState> | 0,
  to: ValueOf<typeof OrderState>,
): boolean => resource.transitions.some((one) => one.field === field && one.from === from && one.to.includes(to));

/** Whether the definition allows an order to enter a state. */
export const mayOrderBecome = (
  { platform }: Reading,
  { order_state }: Order,
  to: ValueOf<typeof OrderState>,
): boolean => isAllowed(tableFor(platform, resources.order), "order_state", order_state, to);

/** Whether the definition allows a payment to enter a state. */
export const mayPaymentBecome = ({ platform }: Reading, { state }: Payment, to: ValueOf<typeof OrderState>): boolean =>
  isAllowed(tableFor(platform, resources.pay_order), "state", state, to);

/** Changes the state of a locked order, and sets `values`. @throws Failure 519 if the transition is not allowed */
export const moveOrder = async (
  reading: Reading,
  order: Order,
  order_state: ValueOf<typeof OrderState>,
  values: GivenOf<typeof resources.order> = {},
): Promise<Order> => {
  const { platform, db } = reading;
  const orders = tableFor(platform, resources.order);
  if (!mayOrderBecome(reading, order, order_state)) throw transitionFailure(platform, orders, order, "order_state");
  return updateRow(db, orders, order.order_id, { ...values, order_state }, platform.now());
};

/** Changes the state of a locked payment, and sets `values`. @throws Failure 519 if the transition is not allowed */
export const movePayment = async (
  reading: Reading,
  payment: Payment,
  state: ValueOf<typeof OrderState>,
  values: GivenOf<typeof resources.pay_order> = {},
): Promise<Payment> => {
  const { platform, db } = reading;
  const payments = tableFor(platform, resources.pay_order);
  if (!mayPaymentBecome(reading, payment, state)) throw transitionFailure(platform, payments, payment, "state");
  return updateRow(db, payments, payment.pay_order_id, { ...values, state }, platform.now());
};
