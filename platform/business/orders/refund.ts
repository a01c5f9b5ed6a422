// What became of a refund: approved, the amount leaves the company that sold, and comes back to the one that paid from its
// wallet; refused, nothing moves. The order says the same, and both change in one step. Whoever asked for it, or took it up
// again, does not approve it.
import { mayCall } from "../../framework/access/permission";
import { FLOW, move, storedCents } from "../wallet/balance";
import type { Movement } from "../wallet/balance";
import { COMPANY_PAY, sellerOf } from "./settleOrder";
import { Failure, invalid } from "../../framework/wire/Failure";
import type { Caller, Step } from "../../framework/server/Platform";
import type { Refusals, Rules } from "../../framework/records/rules";
import { tableFor, written } from "../../framework/records/step";
import { isEmpty } from "../../framework/storage/codec";
import { byKey } from "../../framework/storage/query";
import type { Row } from "../../framework/storage/Store";
import { lockedRow, updateRow } from "../../framework/storage/write";

const IN_PROGRESS = 1;
const SUCCESSFUL = 2;
const FAILED = 3;

const notFrom = () => new Failure(519, "transition", { fields: { state: "invalid.transition" } });

const moveMoney = async ({ platform, db, caller, table, now }: Step, stored: Row, order: Row): Promise<void> => {
  const cents = storedCents(table, stored, "amount");
  if (cents === 0n) return;
  const { order_id } = stored;
  const money_type = String(stored.fee_type);
  const facts = { order_id, account_id: caller.key };
  const line = (company: unknown, by: bigint, side: string): readonly Movement[] =>
    typeof company === "number" || typeof company === "string"
      ? [
          {
            comp_id: company,
            money_type,
            by,
            type: FLOW.refund,
            counterpart: `refund:${String(order_id)}:${side}`,
            facts,
          },
        ]
      : [];
  const buyer = Number(order.pay_type) === COMPANY_PAY ? line(order.comp_id, cents, "buyer") : [];
  await move(platform, db, [...line(sellerOf(order), -cents, "seller"), ...buyer], now);
  for (const name of ["money", "money_flow"]) written(platform, tableFor(platform, name), null);
};

const approverFault = ({ key }: Caller, stored: Row): Failure | null => {
  const involved = [stored.account_id, stored.reopened_by].filter((one) => !isEmpty(one)).map(String);
  return involved.includes(String(key)) ? new Failure(513, "refund_own") : null;
};

export const refund = {
  refusing: async ({ platform }, caller, rows) => {
    const decides = mayCall(caller, tableFor(platform, "refund").resource, "set");
    return rows.map((row): Refusals => {
      const fault = decides && Number(row.state) === IN_PROGRESS ? approverFault(caller, row) : null;
      return fault === null ? {} : { [`state.${SUCCESSFUL}`]: fault };
    });
  },
  setting: async (step, before, values) => {
    const { platform, db, table, now, caller } = step;
    // Of those who decide at once, all but the first see what it decided.
    const stored = await lockedRow(platform.store, db, table, before);
    const to = Number(values.state ?? stored.state);
    if (to === Number(stored.state)) return values;
    if (Number(stored.state) === SUCCESSFUL) throw notFrom();
    if (to === FAILED && isEmpty(values.remark ?? stored.remark)) throw invalid({ remark: "invalid.required" });
    const orders = tableFor(platform, "order");
    const found = await byKey(db, orders, stored.order_id);
    const order = found === null ? null : await lockedRow(platform.store, db, orders, found);
    if (to === SUCCESSFUL) {
      const fault = approverFault(caller, stored);
      if (fault !== null) throw fault;
      if (order === null || Number(order.refund_state) === SUCCESSFUL) throw notFrom();
      await moveMoney(step, stored, order);
    }
    if (order && [IN_PROGRESS, SUCCESSFUL, FAILED].includes(to)) {
      await updateRow(db, orders, order[orders.key.name], { refund_state: to }, now);
      written(platform, orders, ["refund_state"]);
    }
    if (to === SUCCESSFUL) return { ...values, gmt_refund: now };
    return to === IN_PROGRESS ? { ...values, reopened_by: caller.key } : values;
  },
} satisfies Rules;
