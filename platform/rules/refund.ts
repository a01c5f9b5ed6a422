// What became of a refund: approved, the amount leaves the company that sold, or comes back to the one that paid by itself;
// refused, nothing moves. The order says the same, and both change in one step.
import { centsOf, changeBalance } from "../calls/money/balance";
import { Failure, invalid } from "../Failure";
import type { Step } from "../Platform";
import type { Rules } from "../records/rules";
import { tableFor, written } from "../records/step";
import { decode, isEmpty } from "../storage/codec";
import { byKey } from "../storage/query";
import type { Row } from "../storage/Store";
import { lockedRow, updateRow } from "../storage/write";

const IN_PROGRESS = 1;
const SUCCESSFUL = 2;
const FAILED = 3;
const REFUNDED = 2;
const COMPANY_PAY = 4;
const REFUND_FLOW = 4;

const moveMoney = async ({ platform, db, caller, table, now }: Step, stored: Row, order: Row | null): Promise<void> => {
  const column = table.byName.get("amount");
  const { comp_id } = stored;
  if (!column || (typeof comp_id !== "number" && typeof comp_id !== "string")) throw new Failure(404);
  const amount = centsOf(decode(column, stored.amount));
  const flow = { type: REFUND_FLOW, audit_state: 0, order_id: stored.order_id, account_id: caller.key };
  const by = Number(order?.pay_type) === COMPANY_PAY ? amount : -amount;
  await changeBalance(platform, db, { comp_id, money_type: String(stored.fee_type), by, flow }, now);
  for (const name of ["money", "money_flow"]) written(platform, tableFor(platform, name), null);
};

export const refund = {
  setting: async (step, before, values) => {
    const { platform, db, table, now } = step;
    // Of two who decide at once, the second sees what the first decided.
    const stored = await lockedRow(platform.store, db, table, before);
    const to = Number(values.state ?? stored.state);
    if (to === Number(stored.state)) return values;
    const orders = tableFor(platform, "order");
    const order = await byKey(db, orders, stored.order_id);
    if (Number(stored.state) === SUCCESSFUL)
      throw new Failure(519, "transition", { fields: { state: "invalid.transition" } });
    if (to === FAILED && isEmpty(values.remark ?? stored.remark)) throw invalid({ remark: "invalid.required" });
    if (to === SUCCESSFUL && order && Number(order.refund_state) === REFUNDED)
      throw new Failure(519, "transition", { fields: { state: "invalid.transition" } });
    if (to === SUCCESSFUL) await moveMoney(step, stored, order);
    if (order && [IN_PROGRESS, SUCCESSFUL, FAILED].includes(to)) {
      await updateRow(db, orders, order[orders.key.name], { refund_state: to }, now);
      written(platform, orders, ["refund_state"]);
    }
    return to === SUCCESSFUL ? { ...values, gmt_refund: now } : values;
  },
} satisfies Rules;
