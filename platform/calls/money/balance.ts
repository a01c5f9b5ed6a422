// A company's balance in one currency. It is counted in whole cents, changes in one step with the line of the flow that
// says why, and never falls below zero.
import { sql } from "kysely";
import { amount, cents } from "../../../src/schema";
import { Failure } from "../../Failure";
import type { Platform } from "../../Platform";
import { tableFor } from "../../records/step";
import { decode } from "../../storage/codec";
import { firstWhere, oneOf } from "../../storage/query";
import type { Db, Row } from "../../storage/Store";
import type { Table } from "../../storage/Table";
import { insertRow, updateRow } from "../../storage/write";

export interface Wallet {
  readonly comp_id: string | number;
  readonly money_type: string;
}

const columnOf = (table: Table, name: string) => {
  const column = table.byName.get(name);
  if (!column) throw new Failure(404);
  return column;
};

/** @throws Failure 406 for what is no amount */
export const centsOf = (value: unknown): bigint => {
  const counted = cents(String(value ?? ""));
  if (counted === null) throw new Failure(406);
  return counted;
};

/** Other operators may change it at the same time: their lock on the row is waited for, and what they left is read. */
const locked = async ({ store }: Platform, db: Db, table: Table, { comp_id, money_type }: Wallet) => {
  const conditions = [oneOf(columnOf(table, "comp_id"), [comp_id]), oneOf(columnOf(table, "money_type"), [money_type])];
  const found = await firstWhere(db, table, conditions);
  if (!found || store.engine !== "postgres") return found;
  const { name } = table.key;
  await sql`select 1 from ${sql.table(table.name)} where ${sql.ref(name)} = ${found[name]} for update`.execute(db);
  return firstWhere(db, table, conditions);
};

/** Purchases and withdrawals always go out: their amount has no sign. A refund's, which goes either way, has. */
export const OUTGOING: ReadonlySet<unknown> = new Set([2, 3]);

export interface Change extends Wallet {
  /** Positive when it comes in, negative when it goes out. */
  readonly by: bigint;
  /** Further facts of the line in the flow: its type, who asked. */
  readonly flow: Row;
}

/** Answers the line it wrote. @throws Failure 416 when the balance is not enough */
export const changeBalance = async (platform: Platform, db: Db, change: Change, now: number): Promise<Row> => {
  const wallets = tableFor(platform, "money");
  const flows = tableFor(platform, "money_flow");
  const { comp_id, money_type, by, flow } = change;
  const wallet = await locked(platform, db, wallets, change);
  const before = wallet ? centsOf(decode(columnOf(wallets, "balance"), wallet.balance)) : 0n;
  const after = before + by;
  if (after < 0n) throw new Failure(416, "wallet", { fields: { money: "errors.416.wallet" } });
  const balance = amount(after);
  if (wallet) await updateRow(db, wallets, wallet[wallets.key.name], { balance }, now);
  else await insertRow(db, wallets, { comp_id, money_type, balance }, now);
  const money = amount(by < 0n && OUTGOING.has(flow.type) ? -by : by);
  return insertRow(db, flows, { ...flow, comp_id, money_type, money, balance }, now);
};
