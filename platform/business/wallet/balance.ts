// The balance of a company in one currency, in whole cents. It never falls below zero, and changes in the same
// transaction as the line that explains the change. Each line has a unique counterpart: the reason for the line.
import type { FieldOf, GivenOf, RowOf, ValueOf } from "pilothouse/handles";
import { type Engine, Failure, invalidFailure, type ProblemsOf, clearCaches } from "pilothouse/platform";
import {
  columnFor,
  type Db,
  decode,
  encodeRow,
  findFirstOf,
  insertRow,
  lockRow,
  type Row,
  type Table,
  tableFor,
  updateRow,
} from "pilothouse/platform/storage";
import { fromCents, toCents, roundedAmount } from "pilothouse/schema";
import { resources } from "../../generated/resources";
import { MoneyFlowType, MoneyType } from "../../../shared/generated/enums";
import { notifyLowBalance } from "./notify";

type Line = RowOf<typeof resources.money_flow>;

/** More fields of a line: the account that requested it, and the order. */
export type FlowFields = GivenOf<typeof resources.money_flow>;

export type Wallet = Pick<Line, "money_type" | "comp_id">;

/** A change of a balance. Its counterpart is the reason for it. The store refuses a second line with the same counterpart. */
export interface BalanceMovement extends Wallet, Pick<Line, "counterpart"> {
  /** Cents, positive for money that comes in, negative for money that goes out. */
  readonly by: bigint;
  readonly type: ValueOf<typeof MoneyFlowType>;
  readonly facts: FlowFields;
}

/** An amount, rounded to whole cents. @throws Failure 406 if the value is not an amount */
export const parseCents = (value: unknown): bigint => {
  const counted = toCents(roundedAmount(String(value ?? "")) ?? "");
  if (counted === null) throw new Failure(406);
  return counted;
};

/** The amount in a field of a stored row, in whole cents. */
export const storedCents = <Of>(table: Table<Of>, row: RowOf<Of>, name: FieldOf<Of>): bigint => {
  const held: Row = row;
  return parseCents(decode(columnFor(table, name), held[name]));
};

/** All currencies, in the order in which they are shown. */
export const CURRENCIES: readonly ValueOf<typeof MoneyType>[] = Object.values(MoneyType);

/** @throws Failure 406 if the value is not a currency */
export const parseCurrency = (given: unknown): ValueOf<typeof MoneyType> => {
  const found = CURRENCIES.find((one) => one === given);
  if (found === undefined) throw invalidFailure<Line>({ money_type: "invalid.standard" });
  return found;
};

const nameOf = ({ comp_id, money_type }: Wallet) => `${comp_id} ${money_type}`;

/**
 * Creates the wallet if it does not exist, and locks it until the transaction ends. Calls at the same time create only
 * one wallet.
 */
const lockWallet = async (platform: Engine, db: Db, { comp_id, money_type }: Wallet, now: number) => {
  const table = tableFor(platform, resources.money);
  const made = encodeRow(table, {
    comp_id,
    money_type,
    money: "0.00",
    gmt_update: now,
  } satisfies GivenOf<typeof resources.money>);
  await db
    .insertInto(table.name)
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const found = await findFirstOf(db, table, { comp_id, money_type });
  if (!found) throw new Error(`the wallet ${nameOf({ comp_id, money_type })} is gone`);
  return lockRow(platform.store, db, table, found);
};

/** Locks wallets in a fixed order, so that two transactions on the same wallets cannot deadlock. */
const lockWallets = async (platform: Engine, db: Db, wallets: readonly Wallet[], now: number) => {
  const table = tableFor(platform, resources.money);
  const locked = new Map<string, { readonly key: number; balance: bigint }>();
  for (const wallet of wallets.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    if (locked.has(nameOf(wallet))) continue;
    const row = await lockWallet(platform, db, wallet, now);
    locked.set(nameOf(wallet), { key: row.id, balance: storedCents(table, row, "money") });
  }
  return locked;
};

/** Changes balances and answers the stored lines. @throws Failure 416 if a balance is too small */
export const moveBalances = async (
  platform: Engine,
  db: Db,
  movements: readonly BalanceMovement[],
  now: number,
): Promise<readonly Line[]> => {
  const wallets = tableFor(platform, resources.money);
  const flows = tableFor(platform, resources.money_flow);
  const locked = await lockWallets(platform, db, movements, now);
  const lines: Line[] = [];
  for (const { by, facts, ...movement } of movements) {
    const wallet = locked.get(nameOf(movement));
    if (!wallet) throw new Error(`the wallet ${nameOf(movement)} is not locked`);
    wallet.balance += by;
    if (wallet.balance < 0n)
      throw new Failure(416, "wallet", { fields: { money: "errors.416.wallet" } satisfies ProblemsOf<Line> });
    const line: FlowFields = {
      audit_state: 0,
      ...facts,
      ...movement,
      money: fromCents(by),
      balance: fromCents(wallet.balance),
    };
    lines.push(await insertRow(db, flows, line, now));
    await updateRow(db, wallets, wallet.key, { money: fromCents(wallet.balance) }, now);
    if (movement.type === MoneyFlowType.purchase && wallet.balance < -by)
      await notifyLowBalance({ platform, db }, movement, wallet.balance);
  }
  return lines;
};

/** Clears the cached counts that a movement changes. Call it once the movement is stored. */
export const clearWalletCounts = (platform: Engine): void => {
  const { money, money_flow, pay_order, order } = resources;
  for (const one of [money, money_flow, pay_order, order]) clearCaches(platform, tableFor(platform, one.table), null);
};
