// Shows that a recharge waits for its payment: the payment address, and the result when it is known.
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "ra-core";
import { useEffect } from "react";
import { useAnswer } from "pilothouse/resource";
import { EnumValue, formatMoney } from "pilothouse/value";
import { can, config, fieldOf, valueReaders, wordOf } from "pilothouse/wire";
import { orderState } from "../../generated/enums";
import { payOrderCalls } from "../../generated/user/pay_order/payOrder.calls";
import type payOrderWords from "../../generated/user/pay_order/payOrder.words";
import type { PayOrder } from "../../generated/user/pay_order/payOrder.schema";
import { OrderState } from "../../../shared/generated/enums";

const field = fieldOf<PayOrder>();
const word = wordOf<typeof payOrderWords>();

/** After a failed payment, people can try again. */
const OPEN: readonly number[] = [OrderState.unpaid, OrderState.failed];
/** Milliseconds between two requests for the result. */
const EVERY = 2000;

const { amount, list, number, parts, text } = valueReaders;
const [ID, ADDRESS, MONEY, CURRENCY, STATE] = [
  field("pay_order_id"),
  field("pay_url"),
  field("money"),
  field("money_type"),
  field("state"),
];

/** @throws WireFailure for an answer without a payment address */
export const readPayment = parts({ [ID]: text, [ADDRESS]: text, [MONEY]: amount, [CURRENCY]: text, [STATE]: number });
export type OpenPayment = ReturnType<typeof readPayment>;

const states = list(parts({ [STATE]: number }));

/** The payment page of the demo platform is on the host of the platform, which may differ from that of the console. */
export const paymentAddress = (address: string): string =>
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
    { [ID]: payment[ID] },
    (rows) => states(rows)[0]?.[STATE] ?? null,
    // A platform without extensions does not answer payments.
    { every: EVERY, enabled: can("extensions") },
  );
  const state = data ?? payment[STATE];
  const isOver = !OPEN.includes(state) && orderState.values.some(({ value }) => value === state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the payment is over
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "auth" });
  }, [isOver]);
  return (
    <>
      <DialogContent className="bills-payment">
        <strong>{formatMoney(payment[MONEY], payment[CURRENCY])}</strong>
        <p role="status">
          <EnumValue value={state} of={orderState} /> {translate(`personal.payment_${state}`, { _: "" })}
        </p>
        <p className="personal-note">
          {translate(word("pay_order.fields.pay_order_id"))}: {payment[ID]}
        </p>
      </DialogContent>
      <DialogActions>
        <Button data-answer="harmless" variant={isOver ? "contained" : "outlined"} color="inherit" onClick={onClose}>
          {translate("ra.action.close")}
        </Button>
        {isOver ? null : (
          <Button variant="contained" href={paymentAddress(payment[ADDRESS])} target="_blank" rel="noopener noreferrer">
            {translate("personal.goToPay")}
          </Button>
        )}
      </DialogActions>
    </>
  );
};
