// A recharge that waits for its payment: where to pay, and the result as soon as the platform knows it.
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "ra-core";
import { useEffect } from "react";
import { useAnswer } from "pilothouse/resource";
import { EnumValue, formatMoney } from "pilothouse/value";
import { config, factsIn, fieldOf, numberIn, rowsIn, textIn, wordOf } from "pilothouse/wire";
import { orderState } from "../../generated/enums";
import { payOrderCalls } from "../../generated/user/pay_order/payOrder.calls";
import type payOrderWords from "../../generated/user/pay_order/payOrder.en";
import type { PayOrder } from "../../generated/user/pay_order/payOrder.schema";
import { OrderState } from "../../generated/values";

const field = fieldOf<PayOrder>();
const word = wordOf<typeof payOrderWords>();

/** A failed payment may be tried again. */
const OPEN: readonly number[] = [OrderState.unpaid, OrderState.failed];
/** Milliseconds between two requests for the result. */
const EVERY = 2000;

export interface OpenPayment {
  readonly id: string;
  readonly address: string;
  readonly money: string;
  readonly currency: string;
  readonly state: number;
}

const paymentOf = (data: unknown): OpenPayment => {
  const { pay_order_id, pay_url, money, money_type, state } = factsIn<PayOrder>(data);
  return {
    id: textIn(pay_order_id),
    address: textIn(pay_url),
    money: textIn(money),
    currency: textIn(money_type),
    state: numberIn(state),
  };
};

export const readPayment = (data: unknown): OpenPayment => paymentOf(data);

/** The payment page of the demo platform is on the platform's own host, which may differ from the console's. */
export const payAddress = (address: string): string =>
  /^\/(?!\/)/.test(address) ? `${config().base}${address}` : address;

interface PaymentWaitProps {
  readonly payment: OpenPayment;
  readonly onClose: () => void;
}

export const PaymentWait = ({ payment, onClose }: PaymentWaitProps) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data } = useAnswer(
    payOrderCalls.list,
    { [field("pay_order_id")]: payment.id },
    (rows) => paymentOf(rowsIn(rows)[0]),
    {
      every: EVERY,
    },
  );
  const state = data?.state || payment.state;
  const isOver = !OPEN.includes(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is over, and not before
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "auth" });
  }, [isOver]);
  return (
    <div className="bills-payment">
      <strong>{formatMoney(payment.money, payment.currency)}</strong>
      <p role="status">
        <EnumValue value={state} of={orderState} /> {translate(`personal.payment_${state}`)}
      </p>
      <p className="personal-note">
        {translate(word("pay_order.fields.pay_order_id"))}: {payment.id}
      </p>
      <div>
        <Button color="inherit" onClick={onClose}>
          {translate("ra.action.close")}
        </Button>
        {isOver ? null : (
          <Button variant="contained" href={payAddress(payment.address)} target="_blank" rel="noopener noreferrer">
            {translate("personal.goToPay")}
          </Button>
        )}
      </div>
    </div>
  );
};
