// The wallets' books: every line follows from the one before it, and the balance is what the last line says.
import type { Model } from "../../generator";
import { amount, cents } from "../../src/schema";
import type { Row } from "../storage/Store";
import { type Adjust, all, DAY, notes, once } from "./Adjust";
import type { World } from "./Rows";

const RECHARGE = 1;
const PURCHASE = 2;
const WITHDRAWAL = 3;
const REFUND = 4;
const INCOME = 5;
const COMPANY_PAY = 4;
const OUTGOING = new Set([PURCHASE, WITHDRAWAL]);

interface Line extends Row {
  readonly type: number;
  readonly comp_id: unknown;
  readonly money_type: unknown;
  /** Whole cents; out when it leaves the wallet. */
  readonly by: bigint;
  readonly gmt_create: number;
}

const plain = { order_id: "", audit_state: 0, first_audit_id: 0, second_audit_id: 0, gmt_audit: 0, audit_remark: "" };

const line = (type: number, of: Row, cent: bigint, at: number, more: Row = {}): Line => ({
  ...plain,
  remark: "",
  ...more,
  type,
  comp_id: of.comp_id,
  money_type: of.money_type ?? of.fee_type,
  by: OUTGOING.has(type) ? -cent : cent,
  gmt_create: at,
});

const centsOf = (value: unknown): bigint => cents(String(value ?? "")) ?? 0n;

/** As much as the specification lets anybody recharge at once. */
const MOST = 500_000n;
const HUNDRED = 10_000n;

const STATES = [4, 4, 1, 2, 3, 4, 5];

/** A withdrawal as its audits left it; one that failed gives the amount back. */
const withdrawal = (world: World, wallet: Row, number: number): Line[] => {
  const state = STATES[number % STATES.length] ?? 1;
  const auditors = all(world, "account").filter(({ comp_id }) => comp_id === 1);
  const at = world.now - (state === 1 ? 1 + number : 20 + number * 9) * 6 * 3600;
  const [first, second] = [0, 1].map((step) => auditors[(number + step) % Math.max(1, auditors.length)]?.id ?? 0);
  const asked = line(WITHDRAWAL, wallet, 20_000n + BigInt(number % 7) * 15_000n, at, {
    audit_state: state,
    remark: ["招商银行 6225 **** 1180", "HSBC 40-11-22 ****5531", "HDFC 0042 **** 917"][number % 3],
    audit_remark: state === 3 || state === 5 ? ["账户名称与公司不符", "Unknown account"][number % 2] : "",
    first_audit_id: state > 1 ? first : 0,
    second_audit_id: state > 3 ? second : 0,
    gmt_audit: state > 1 ? at + 4 * 3600 : 0,
  });
  const back = line(REFUND, wallet, -asked.by, at + 4 * 3600 + 1, { remark: "提现退回 / withdrawal returned" });
  return state === 3 || state === 5 ? [asked, back] : [asked];
};

/** Wallets that people who look around open first, and what they began with. */
const OPENED = [
  [1, "rmb", 12_843_050n],
  [1, "usd", 621_800n],
  [1, "inr", 4_590_000n],
  [2, "rmb", 2_341_080n],
  [2, "usd", 86_000n],
  [5, "rmb", 720_500n],
] as const;

const planned = (world: World): Line[] => {
  const purchases = notes(world, "paid by company").slice(0, 40);
  const refunds = notes(world, "refunds");
  const pairs = Array.from({ length: refunds.length / 2 }, (_, at) => [refunds[at * 2], refunds[at * 2 + 1]] as const);
  const moved = pairs.flatMap(([refund, order]) => {
    if (!refund || !order) return [];
    const cent = centsOf(refund.amount);
    const type = REFUND;
    const to = line(type, refund, cent, Number(refund.gmt_refund), { order_id: refund.order_id });
    // Paid by the company itself it comes back; otherwise it leaves the one that sold.
    return [order.pay_type === COMPANY_PAY ? to : { ...to, by: -cent }];
  });
  const bought = purchases.map((order) =>
    line(PURCHASE, order, centsOf(order.price), Number(order.gmt_pay), { order_id: order.order_id }),
  );
  const companies = all(world, "company").slice(1, 13);
  const asked = companies.flatMap((company, number) =>
    withdrawal(world, { comp_id: company.comp_id, money_type: number % 4 === 3 ? "usd" : "rmb" }, number),
  );
  const earned = companies.flatMap((company, number) =>
    [1, 2, 3].map((month) =>
      line(
        INCOME,
        { comp_id: company.comp_id, money_type: number % 4 === 3 ? "usd" : "rmb" },
        BigInt(30_000 + ((number * 7919 + month * 3571) % 90_000)),
        world.now - month * 30 * DAY - number * 3600,
        { remark: ["月度结算", "Monthly settlement"][number % 2] },
      ),
    ),
  );
  const opened = OPENED.flatMap(([comp_id, money_type, least], number) => {
    const at = world.now - 700 * DAY + number * 60;
    const wallet = { comp_id, money_type };
    const income = least > MOST ? [line(INCOME, wallet, least - MOST, at + 30, { remark: "期初结转" })] : [];
    return [line(RECHARGE, wallet, least < MOST ? least : MOST, at, { remark: "企业网银充值" }), ...income];
  });
  return [...moved, ...bought, ...asked, ...earned, ...opened].toSorted((a, b) => a.gmt_create - b.gmt_create);
};

/** Runs through the lines in their order, as many as there is room for; who has too little recharges first. */
const books = once((world, model: Model) => {
  const room = (name: string) => model.resources.find((one) => one.name === name)?.demo.rows ?? 0;
  const balances = new Map<string, bigint>();
  const accounts = all(world, "account");
  const asker = new Map(accounts.map(({ comp_id, id }) => [comp_id, id]));
  const lines: Row[] = [];
  const enter = ({ by, ...row }: Line): void => {
    const wallet = `${String(row.comp_id)} ${String(row.money_type)}`;
    const balance = (balances.get(wallet) ?? 0n) + by;
    balances.set(wallet, balance);
    const account_id = asker.get(row.comp_id) ?? accounts[0]?.id ?? 0;
    // What leaves says so by its type, and a refund, that goes either way, by its sign.
    lines.push({
      ...row,
      account_id,
      money: amount(by < 0n && OUTGOING.has(row.type) ? -by : by),
      balance: amount(balance),
    });
  };
  for (const one of planned(world)) {
    const wallet = `${String(one.comp_id)} ${String(one.money_type)}`;
    const recharges = Number(-((balances.get(wallet) ?? 0n) + one.by) / MOST) + 2;
    const isFull = !balances.has(wallet) && balances.size >= room("money");
    if (isFull || lines.length + recharges > room("money_flow")) continue;
    for (let lacks = -((balances.get(wallet) ?? 0n) + one.by); lacks > 0n; lacks -= MOST) {
      const least = (lacks / HUNDRED + 1n) * HUNDRED;
      const remark = one.money_type === "rmb" ? "企业网银充值" : "Bank transfer";
      enter(line(RECHARGE, one, least < MOST ? least : MOST, one.gmt_create - 7200, { remark }));
    }
    enter(one);
  }
  return { lines, balances: [...balances] };
});

export const moneyFlow: Adjust = (row, { world, model, index }) => {
  const found = books(world, model).lines[index];
  if (!found) return false;
  Object.assign(row, found);
};

export const money: Adjust = (row, { world, model, index }) => {
  const found = books(world, model).balances[index];
  if (!found) return false;
  const [comp_id, money_type] = found[0].split(" ");
  Object.assign(row, { comp_id: Number(comp_id), money_type, balance: amount(found[1]) });
};
