// All movements of money in the demo, in the order in which they happened.
import type { AnswerOf, GivenOf, RowOf } from "pilothouse/handles";
import { toCents } from "pilothouse/schema";
import { AuditState, MoneyFlowType, MoneyType, PayType } from "../../../shared/generated/enums";
import type { resources } from "../../generated/resources";

/** The fields of an order that matter for money. */
export type SoldOrder = Pick<
  AnswerOf<typeof resources.order>,
  | "order_id"
  | "comp_id"
  | "seller_id"
  | "price"
  | "fee_type"
  | "pay_type"
  | "order_state"
  | "pay_order_id"
  | "platform_order_id"
  | "gmt_pay"
  | "gmt_create"
>;

/** A refund that was paid out, with the companies of seller and buyer. */
export interface PaidRefund extends Pick<RowOf<typeof resources.refund>, "order_id" | "fee_type" | "gmt_refund"> {
  /** Whole cents. */
  readonly amount: number;
  readonly seller: number;
  readonly buyer: number;
  readonly pay_type: SoldOrder["pay_type"];
}

type Flow = typeof resources.money_flow;

/** A line of a wallet before the lines are sorted, so without key and balance. */
export type WalletLine = Omit<GivenOf<Flow>, "id" | "money" | "balance"> &
  Pick<RowOf<Flow>, "type" | "comp_id" | "money_type" | "counterpart" | "gmt_create"> & {
    /** Whole cents; negative for money that leaves the wallet. */
    readonly by: bigint;
    /** The counterpart of the failed withdrawal whose amount this line returns. */
    readonly givesBack?: string;
  };

export interface DemoFacts {
  readonly now: number;
  /** The account that acts for each company. */
  readonly askers: ReadonlyMap<number, number>;
  readonly operator: number;
  /** The keys of the accounts that belong to the top company. */
  readonly auditors: readonly number[];
  readonly orders: readonly SoldOrder[];
  readonly refunds: readonly PaidRefund[];
  /** The sum of open refunds per wallet. */
  readonly waiting: readonly (Pick<WalletLine, "comp_id" | "money_type"> & { readonly cents: bigint })[];
}

const bought = ({ orders }: DemoFacts): WalletLine[] =>
  orders.flatMap((order) => {
    const { order_id, comp_id, seller_id, fee_type, pay_type, pay_order_id, gmt_pay } = order;
    if (gmt_pay === 0) return [];
    const facts = {
      money_type: fee_type,
      gmt_create: gmt_pay,
      order_id,
      pay_order_id,
    } satisfies Partial<WalletLine>;
    const paid = toCents(order.price) ?? 0n;
    const sale: WalletLine = {
      ...facts,
      type: MoneyFlowType.sales_income,
      comp_id: seller_id,
      by: paid,
      counterpart: `sale:${order_id}`,
    };
    if (pay_type !== PayType.company) return [sale];
    const counterpart = `purchase:${order_id}`;
    return [{ ...facts, type: MoneyFlowType.purchase, comp_id, by: -paid, counterpart }, sale];
  });

const refunded = ({ refunds }: DemoFacts): WalletLine[] =>
  refunds.flatMap(({ order_id, amount, fee_type, gmt_refund, seller, buyer, pay_type }) => {
    const facts = {
      type: MoneyFlowType.refund,
      money_type: fee_type,
      gmt_create: gmt_refund,
      order_id,
    } satisfies Partial<WalletLine>;
    const paid = BigInt(amount);
    const of = `refund:${order_id}`;
    const out: WalletLine = { ...facts, comp_id: seller, by: -paid, counterpart: `${of}:seller` };
    return pay_type === PayType.company
      ? [out, { ...facts, comp_id: buyer, by: paid, counterpart: `${of}:buyer` }]
      : [out];
  });

const { pending, first_passed, first_failed, passed, failed } = AuditState;
const STATES = [passed, passed, pending, first_passed, first_failed, passed, failed];
const ACCOUNTS = ["招商银行 6225 **** 1180", "HSBC 40-11-22 ****5531", "HDFC 0042 **** 917"];
const REASONS = ["账户名称与公司不符", "Unknown account"];

/** A withdrawal in the state after its audits. A failed withdrawal has a second line that returns the amount. */
const withdrawal = ({ now, auditors }: DemoFacts, comp_id: number, number: number): WalletLine[] => {
  const state = STATES[number % STATES.length] ?? pending;
  const at = now - (state === pending ? 1 + number : 20 + number * 9) * 6 * 3600;
  const [first, second] = [0, 1].map((step) => auditors[(number + step) % Math.max(1, auditors.length)] ?? 0);
  const money_type = number % 4 === 3 ? MoneyType.usd : MoneyType.rmb;
  const wallet = { comp_id, money_type } satisfies Partial<WalletLine>;
  const cents = 20_000n + BigInt(number % 7) * 15_000n;
  const isFailed = state === first_failed || state === failed;
  const isTwice = state === passed || state === failed;
  const decided = at + 4 * 3600;
  const line: WalletLine = {
    ...wallet,
    type: MoneyFlowType.withdrawal,
    by: -cents,
    counterpart: `withdraw:demo:${number}`,
    gmt_create: at,
    audit_state: state,
    remark: ACCOUNTS[number % ACCOUNTS.length],
    audit_remark: isFailed ? REASONS[number % REASONS.length] : "",
    first_audit_id: state !== pending ? first : 0,
    second_audit_id: isTwice ? second : 0,
    gmt_audit: state !== pending ? decided : 0,
  };
  const back: WalletLine = { ...wallet, type: MoneyFlowType.refund, by: cents, counterpart: "", gmt_create: decided };
  return isFailed ? [line, { ...back, givesBack: line.counterpart }] : [line];
};

const MOST_ASKING = 12;

export const plannedMovements = (facts: DemoFacts): readonly WalletLine[] => {
  const asking = [...facts.askers.keys()].filter((company) => company > 1).slice(0, MOST_ASKING);
  const asked = asking.flatMap((company, number) => withdrawal(facts, company, number));
  return [...bought(facts), ...refunded(facts), ...asked].toSorted((a, b) => a.gmt_create - b.gmt_create);
};
