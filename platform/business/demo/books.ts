// The wallets' books, written once orders and refunds are stored: every line has what it was made for, follows from the one
// before it, and the balance is what the last line says.
import { OrderState, PayPurpose } from "../../generated/enums";
import { sql } from "kysely";
import { amount } from "pilothouse/schema";
import { isCollected } from "../payments/configurations";
import type { Db, Row, Store } from "../../framework/storage/Store";
import type { Table } from "../../framework/storage/Table";
import { insertMany } from "../../framework/demo/insertMany";
import { planned } from "./plannedMovements";
import type { Line, Told } from "./plannedMovements";

const RECHARGE = 1;
/** As much as the specification lets anybody recharge at once, and what people recharge in; whole cents. */
const MOST = 500_000n;
const HUNDRED = 10_000n;
/** In which way people of a currency pay. */
const WAYS: Readonly<Record<string, number>> = { rmb: 1, usd: 7, inr: 9, jpy: 7 };

const walletOf = ({ comp_id, money_type }: Pick<Line, "comp_id" | "money_type">) => `${comp_id} ${money_type}`;

const plain = { order_id: "", pay_order_id: "", audit_state: 0, first_audit_id: 0, second_audit_id: 0 };

type Wallet = Pick<Line, "comp_id" | "money_type" | "gmt_create">;

class Books {
  readonly lines: Row[] = [];
  readonly payments: Row[] = [];
  readonly balances = new Map<string, bigint>();
  readonly #told: Told;
  /** Of withdrawals, by what they were made for. */
  readonly #ids = new Map<string, number>();

  constructor(told: Told) {
    this.#told = told;
  }

  balance(line: Pick<Line, "comp_id" | "money_type">): bigint {
    return this.balances.get(walletOf(line)) ?? 0n;
  }

  enter({ by, givesBack, ...line }: Line): void {
    const balance = this.balance(line) + by;
    this.balances.set(walletOf(line), balance);
    const id = this.lines.length + 1;
    const account_id = this.#told.askers.get(line.comp_id) ?? this.#told.operator;
    const written = { ...plain, remark: "", audit_remark: "", gmt_audit: 0, account_id, ...line, id };
    const withdrawn = givesBack === undefined ? undefined : this.#ids.get(givesBack);
    const of = withdrawn === undefined ? {} : { remark: `#${withdrawn}`, counterpart: `withdrawal:${withdrawn}` };
    this.#ids.set(line.counterpart, id);
    this.lines.push({ ...written, ...of, money: amount(by), balance: amount(balance) });
  }

  pay(line: Wallet, cents: bigint, state: number): Row {
    const number = String(this.payments.length + 1).padStart(8, "0");
    const day = new Date(line.gmt_create * 1000).toISOString().slice(0, 10).replaceAll("-", "");
    const pay_order_id = `PY${day}${number}`;
    const isPaid = state === OrderState.successful;
    const payment = {
      pay_order_id,
      purpose: PayPurpose.recharge,
      state,
      money: amount(cents),
      money_type: line.money_type,
      pay_type: WAYS[line.money_type] ?? 1,
      comp_id: line.comp_id,
      account_id: this.#told.askers.get(line.comp_id) ?? this.#told.operator,
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

  /** In as many recharges as it takes. */
  recharge({ comp_id, money_type, gmt_create }: Wallet, lacking: bigint): void {
    const wallet = { comp_id, money_type, gmt_create };
    for (let lacks = lacking; lacks > 0n; lacks -= MOST) {
      const whole = (lacks / HUNDRED + 1n) * HUNDRED;
      const cents = whole < MOST ? whole : MOST;
      const { pay_order_id } = this.pay(wallet, cents, OrderState.successful);
      const counterpart = `payment:${String(pay_order_id)}`;
      this.enter({ ...wallet, type: RECHARGE, by: cents, pay_order_id, counterpart });
    }
  }
}

/** Who has too little recharges first. */
const written = (told: Told): Books => {
  const books = new Books(told);
  for (const line of planned(told)) {
    const cost = books.balance(line) + line.by;
    books.recharge({ ...line, gmt_create: line.gmt_create - 60 }, -cost);
    books.enter(line);
  }
  // Refunds that wait can be paid out.
  for (const { comp_id, money_type, cents } of told.waiting) {
    const wallet = { comp_id, money_type, gmt_create: told.now - 60 };
    books.recharge(wallet, cents - books.balance(wallet));
  }
  for (const [index, state] of [
    OrderState.unpaid,
    OrderState.failed,
    OrderState.cancelled,
    OrderState.invalid,
  ].entries())
    for (const comp_id of [1, 2])
      books.pay({ comp_id, money_type: "rmb", gmt_create: told.now - 600 - index * 20_000 }, 20_000n, state);
  return books;
};

/** Of orders that a payment platform collected, or tried to. */
const orderPayments = (told: Told): Row[] =>
  told.orders.flatMap((order) => {
    const { order_id, comp_id, price, fee_type, pay_type, order_state, pay_order_id, platform_order_id } = order;
    if (!isCollected(pay_type) || String(pay_order_id ?? "") === "") return [];
    const isPaid = Number(order.gmt_pay) > 0;
    const made = Number(order.gmt_create);
    const times = { gmt_create: made, gmt_expire: made + 7200, gmt_pay: order.gmt_pay };
    const state = isPaid ? OrderState.successful : order_state;
    const money = amount(BigInt(Math.round(Number(price))));
    const whose = { order_id, comp_id, pay_order_id, platform_order_id, money, money_type: fee_type, pay_type };
    return [{ purpose: PayPurpose.order, state, ...whose, pay_url: `/pay/demo/${String(pay_order_id)}`, ...times }];
  });

const numberOf = (value: unknown) => Number(value ?? 0);

const read = async (db: Db, now: number): Promise<Told> => {
  const rows = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  const accounts = await rows(sql<Row>`select id, comp_id from account order by id`);
  const askers = new Map<number, number>();
  for (const { id, comp_id } of accounts)
    if (!askers.has(numberOf(comp_id))) askers.set(numberOf(comp_id), numberOf(id));
  const waiting = await rows(
    sql<Row>`select comp_id, fee_type, sum(amount) as cents from refund where state = 1 group by comp_id, fee_type`,
  );
  return {
    now,
    askers,
    operator: numberOf(accounts[0]?.id),
    auditors: accounts.filter(({ comp_id }) => numberOf(comp_id) === 1).map(({ id }) => numberOf(id)),
    orders: await rows(
      sql<Row>`select order_id, comp_id, seller_id, price, fee_type, pay_type, order_state, pay_order_id, platform_order_id, gmt_pay, gmt_create from "order" where price > 0`,
    ),
    refunds: await rows(
      sql<Row>`select r.order_id, r.amount, r.fee_type, r.gmt_refund, r.comp_id as seller, o.comp_id as buyer, o.pay_type from refund as r join "order" as o on o.order_id = r.order_id where r.state = 2`,
    ),
    waiting: waiting.map((row) => ({
      comp_id: numberOf(row.comp_id),
      money_type: String(row.fee_type),
      cents: BigInt(Math.round(numberOf(row.cents))),
    })),
  };
};

export const BOOKS = ["money", "money_flow", "pay_order"] as const;
/** What they are written from. */
export const TOLD_BY = ["order", "refund", "account", "company"] as const;

export const writeBooks = async (
  { engine }: Pick<Store, "engine">,
  db: Db,
  tables: ReadonlyMap<string, Table>,
  now: number,
): Promise<void> => {
  const told = await read(db, now);
  const { lines, payments, balances } = written(told);
  const money = [...balances].map(([wallet, balance], index) => {
    const [comp_id, money_type] = wallet.split(" ");
    return { id: index + 1, comp_id: Number(comp_id), money_type, money: amount(balance), gmt_update: now };
  });
  const rows: Readonly<Record<(typeof BOOKS)[number], readonly Row[]>> = {
    pay_order: [...orderPayments(told), ...payments],
    money,
    money_flow: lines,
  };
  for (const name of ["pay_order", "money", "money_flow"] as const) {
    const table = tables.get(name);
    if (table) await insertMany(engine, db, table, rows[name]);
  }
};
