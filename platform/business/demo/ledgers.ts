// Writes the lines of all wallets after orders and refunds are stored. Each line has a reason and continues from the
// balance of the line before it. The balance of a wallet is the balance of its last line.
import { resources } from "../../generated/resources";
import {
  MoneyFlowType,
  MoneyType,
  OrderState,
  PayPurpose,
  PayType,
  RefundState,
} from "../../../shared/generated/enums";
import type { GivenOf, ValueOf } from "pilothouse/handles";
import { insertMany } from "pilothouse/platform/demo";
import { type Db, decodeRow, readRows, type Store, type Table, tableFor, whereOf } from "pilothouse/platform/storage";
import { fromCents } from "pilothouse/schema";
import { isCollected } from "../payments/configurations";
import { conditionsOn, typedDatabase } from "../database";
import { plannedMovements } from "./plannedMovements";
import type { WalletLine, PaidRefund, DemoFacts } from "./plannedMovements";

/** Recharges are multiples of this amount, in whole cents. */
const HUNDRED = 10_000n;
/** The largest recharges that people make, in whole cents. */
const LARGEST = new Map<unknown, bigint>([
  [MoneyType.rmb, 500_000n],
  [MoneyType.usd, 70_000n],
  [MoneyType.inr, 6_000_000n],
  [MoneyType.jpy, 10_000_000n],
]);
/** The payment method for each currency. */
const WAYS = new Map<unknown, ValueOf<typeof PayType>>([
  [MoneyType.rmb, PayType.domestic_wallet_a],
  [MoneyType.usd, PayType.card],
  [MoneyType.inr, PayType.indian_gateway],
  [MoneyType.jpy, PayType.card],
]);

type Wallet = Pick<WalletLine, "comp_id" | "money_type">;
type Dated = Wallet & Pick<WalletLine, "gmt_create">;

const walletOf = ({ comp_id, money_type }: Wallet) => `${comp_id} ${money_type}`;

/** The fields that most lines leave empty. */
const PLAIN = {
  order_id: "",
  pay_order_id: "",
  audit_state: 0,
  first_audit_id: 0,
  second_audit_id: 0,
  remark: "",
  audit_remark: "",
  gmt_audit: 0,
} satisfies GivenOf<typeof resources.money_flow>;

type Tables = ReadonlyMap<string, Table>;

const { account, money, money_flow, order, pay_order, refund } = resources;
type Payment = GivenOf<typeof pay_order>;

class Books {
  readonly lines: GivenOf<typeof money_flow>[] = [];
  readonly payments: Payment[] = [];
  readonly balances = new Map<string, Wallet & { readonly balance: bigint }>();
  readonly #facts: DemoFacts;
  /** Keys of lines by counterpart. The line that returns a failed withdrawal refers to it by its key. */
  readonly #ids = new Map<string, number>();

  constructor(facts: DemoFacts) {
    this.#facts = facts;
  }

  balance(line: Wallet): bigint {
    return this.balances.get(walletOf(line))?.balance ?? 0n;
  }

  enter({ by, givesBack, ...line }: WalletLine): void {
    const balance = this.balance(line) + by;
    this.balances.set(walletOf(line), { comp_id: line.comp_id, money_type: line.money_type, balance });
    const id = this.lines.length + 1;
    const account_id = this.#facts.askers.get(line.comp_id) ?? this.#facts.operator;
    const dated: GivenOf<typeof money_flow> = { ...PLAIN, account_id, ...line, id };
    const withdrawn = givesBack === undefined ? undefined : this.#ids.get(givesBack);
    const of: GivenOf<typeof money_flow> =
      withdrawn === undefined ? {} : { remark: `#${withdrawn}`, counterpart: `withdrawal:${withdrawn}` };
    this.#ids.set(line.counterpart, id);
    this.lines.push({ ...dated, ...of, money: fromCents(by), balance: fromCents(balance) });
  }

  pay(line: Dated, cents: bigint, state: ValueOf<typeof OrderState>): Payment {
    const number = String(this.payments.length + 1).padStart(8, "0");
    const day = new Date(line.gmt_create * 1000).toISOString().slice(0, 10).replaceAll("-", "");
    const pay_order_id = `PY${day}${number}`;
    const isPaid = state === OrderState.successful;
    const payment: Payment = {
      pay_order_id,
      purpose: PayPurpose.recharge,
      state,
      money: fromCents(cents),
      money_type: line.money_type,
      pay_type: WAYS.get(line.money_type) ?? PayType.domestic_wallet_a,
      comp_id: line.comp_id,
      account_id: this.#facts.askers.get(line.comp_id) ?? this.#facts.operator,
      platform_order_id: isPaid ? `DEMO${day}${number}` : "",
      reason: state === OrderState.failed ? "refused by the payer" : "",
      request: `demo:${pay_order_id}`,
      pay_url: `/pay/demo/${pay_order_id}`,
      gmt_pay: isPaid ? line.gmt_create : 0,
      gmt_expire: line.gmt_create + 7200,
      gmt_create: Math.max(0, line.gmt_create - (isPaid ? 90 : 0)),
    };
    this.payments.push(payment);
    return payment;
  }

  /** Adds as many recharges as are needed to cover the missing amount. */
  recharge({ comp_id, money_type, gmt_create }: Dated, lacking: bigint): void {
    const wallet: Dated = { comp_id, money_type, gmt_create };
    const most = LARGEST.get(money_type) ?? HUNDRED;
    for (let lacks = lacking; lacks > 0n; lacks -= most) {
      const whole = (lacks / HUNDRED + 1n) * HUNDRED;
      const cents = whole < most ? whole : most;
      const { pay_order_id } = this.pay(wallet, cents, OrderState.successful);
      const counterpart = `payment:${pay_order_id ?? ""}`;
      this.enter({ ...wallet, type: MoneyFlowType.recharge, by: cents, pay_order_id, counterpart });
    }
  }
}

/** Writes all lines in order. If a wallet has too little for a line, a recharge precedes it. */
const written = (facts: DemoFacts): Books => {
  const books = new Books(facts);
  for (const line of plannedMovements(facts)) {
    const cost = books.balance(line) + line.by;
    books.recharge({ ...line, gmt_create: line.gmt_create - 60 }, -cost);
    books.enter(line);
  }
  // Each wallet needs enough money for its open refunds.
  for (const { comp_id, money_type, cents } of facts.waiting) {
    const wallet: Dated = { comp_id, money_type, gmt_create: facts.now - 60 };
    books.recharge(wallet, cents - books.balance(wallet));
  }
  for (const [index, state] of [
    OrderState.unpaid,
    OrderState.failed,
    OrderState.cancelled,
    OrderState.invalid,
  ].entries())
    for (const comp_id of [1, 2])
      books.pay({ comp_id, money_type: MoneyType.rmb, gmt_create: facts.now - 600 - index * 20_000 }, 20_000n, state);
  return books;
};

/** The payments of orders for which a payment platform collected or tried to collect. */
const orderPayments = (facts: DemoFacts): Payment[] =>
  facts.orders.flatMap((order) => {
    const { order_id, comp_id, price, fee_type, pay_type, order_state, pay_order_id, platform_order_id } = order;
    if (!isCollected(pay_type) || pay_order_id === "") return [];
    const isPaid = order.gmt_pay > 0;
    const { gmt_create, gmt_pay } = order;
    const times: Payment = { gmt_create, gmt_expire: gmt_create + 7200, gmt_pay };
    const state = isPaid ? OrderState.successful : order_state;
    const whose: Payment = {
      order_id,
      comp_id,
      pay_order_id,
      platform_order_id,
      money: price,
      money_type: fee_type,
      pay_type,
    };
    const pay_url = `/pay/demo/${pay_order_id}`;
    const payment: Payment = { purpose: PayPurpose.order, state, ...whose, pay_url, ...times };
    return [payment];
  });

const readPaidBack = async (db: Db): Promise<readonly PaidRefund[]> => {
  const rows = await typedDatabase(db)
    .selectFrom(refund.table)
    .innerJoin(order.table, "order.order_id", "refund.order_id")
    .select(["refund.order_id", "refund.amount", "refund.fee_type", "refund.gmt_refund", "order.pay_type"])
    .select(["refund.comp_id as seller", "order.comp_id as buyer"])
    .where("refund.state", "=", RefundState.successful)
    .execute();
  return rows.map(({ order_id, amount: cents, fee_type, gmt_refund, pay_type, seller, buyer }) => ({
    order_id: order_id ?? "",
    amount: cents ?? 0,
    fee_type: fee_type ?? "",
    gmt_refund: gmt_refund ?? 0,
    pay_type: pay_type ?? PayType.free,
    seller: seller ?? 0,
    buyer: buyer ?? 0,
  }));
};

const read = async (db: Db, tables: Tables, now: number): Promise<DemoFacts> => {
  const store = typedDatabase(db);
  const accounts = await store.selectFrom(account.table).select(["id", "comp_id"]).orderBy("id").execute();
  const askers = new Map<number, number>();
  for (const { id, comp_id } of accounts) if (!askers.has(comp_id ?? 0)) askers.set(comp_id ?? 0, id);
  const waiting = await store
    .selectFrom(refund.table)
    .select((of) => ["comp_id", "fee_type", of.fn.sum<number>("amount").as("cents")])
    .where("state", "=", RefundState.in_progress)
    .groupBy(["comp_id", "fee_type"])
    .execute();
  const orders = tableFor({ tables }, order);
  const paid = await readRows(db, orders, whereOf([conditionsOn(order)("price", ">", 0)]));
  return {
    now,
    askers,
    operator: accounts[0]?.id ?? 0,
    auditors: accounts.filter(({ comp_id }) => comp_id === 1).map(({ id }) => id),
    orders: paid.map((row) => decodeRow(orders, row)),
    refunds: await readPaidBack(db),
    waiting: waiting.map((row) => ({
      comp_id: row.comp_id ?? 0,
      money_type: row.fee_type ?? "",
      cents: BigInt(row.cents),
    })),
  };
};

export const LEDGER_TABLES = [pay_order, money, money_flow];
/** The resources that the books are computed from. */
export const LEDGER_SOURCES = [order, refund, account, resources.company];

export const writeLedgers = async (
  { engine }: Pick<Store, "engine">,
  db: Db,
  tables: Tables,
  now: number,
): Promise<void> => {
  const facts = await read(db, tables, now);
  const { lines, payments, balances } = written(facts);
  const wallets = [...balances.values()].map(({ balance, ...wallet }, index) => ({
    id: index + 1,
    ...wallet,
    money: fromCents(balance),
    gmt_update: now,
  }));
  await insertMany(engine, db, tableFor({ tables }, pay_order), [...orderPayments(facts), ...payments]);
  await insertMany(engine, db, tableFor({ tables }, money), wallets);
  await insertMany(engine, db, tableFor({ tables }, money_flow), lines);
};
