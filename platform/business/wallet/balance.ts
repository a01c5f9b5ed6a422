// A company's balance in one currency. It is counted in whole cents, changes in one step with the line of the flow that
// says why, and never falls below zero. Each line has one counterpart, written once: what the line was made for.
import { amount, cents } from "../../../src/framework/schema";
import { Failure } from "../../framework/wire/Failure";
import type { Platform } from "../../framework/server/Platform";
import { tableFor, written } from "../../framework/records/step";
import { decode, encodeRow } from "../../framework/storage/codec";
import { firstWhere, oneOf } from "../../framework/storage/query";
import type { Db, Row } from "../../framework/storage/Store";
import type { Table } from "../../framework/storage/Table";
import { insertRow, lockedRow, updateRow } from "../../framework/storage/write";

export const FLOW = { recharge: 1, purchase: 2, withdrawal: 3, refund: 4, sale: 5 } as const;

export interface Wallet {
  readonly comp_id: string | number;
  readonly money_type: string;
}

export interface Movement extends Wallet {
  /** Positive when it comes in, negative when it goes out. */
  readonly by: bigint;
  readonly type: (typeof FLOW)[keyof typeof FLOW];
  /** What it is made for. The store refuses a second line with the same one. */
  readonly counterpart: string;
  /** Further facts of the line: who asked, of which order. */
  readonly facts: Row;
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

/** An amount of money that a stored row holds. */
export const storedCents = (table: Table, row: Row, name: string): bigint =>
  centsOf(decode(columnOf(table, name), row[name]));

/** The currencies there are, in the order they are shown in. */
export const currenciesOf = ({ model }: Platform): readonly string[] =>
  (model.enums.find(({ name }) => name === "money_type")?.values ?? []).map(({ value }) => String(value));

const nameOf = ({ comp_id, money_type }: Wallet) => `${String(comp_id)} ${money_type}`;

/** Of two that make a wallet at once, the second takes the first's; then others wait until the step ends. */
const lockWallet = async (platform: Platform, db: Db, { comp_id, money_type }: Wallet, now: number): Promise<Row> => {
  const table = tableFor(platform, "money");
  const made = encodeRow(table, { comp_id, money_type, money: "0.00", gmt_update: now });
  await db
    .insertInto(table.name)
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const same = [oneOf(columnOf(table, "comp_id"), [comp_id]), oneOf(columnOf(table, "money_type"), [money_type])];
  const found = await firstWhere(db, table, same);
  if (!found) throw new Error(`the wallet ${nameOf({ comp_id, money_type })} is gone`);
  return lockedRow(platform.store, db, table, found);
};

/** In one order, whoever asks: two steps that need the same wallets never wait for each other. */
const lockWallets = async (platform: Platform, db: Db, wallets: readonly Wallet[], now: number) => {
  const table = tableFor(platform, "money");
  const locked = new Map<string, { readonly key: unknown; balance: bigint }>();
  for (const wallet of wallets.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    if (locked.has(nameOf(wallet))) continue;
    const row = await lockWallet(platform, db, wallet, now);
    locked.set(nameOf(wallet), { key: row[table.key.name], balance: storedCents(table, row, "money") });
  }
  return locked;
};

/** Answers the lines it wrote. @throws Failure 416 when a balance is not enough */
export const move = async (
  platform: Platform,
  db: Db,
  movements: readonly Movement[],
  now: number,
): Promise<readonly Row[]> => {
  const wallets = tableFor(platform, "money");
  const flows = tableFor(platform, "money_flow");
  const locked = await lockWallets(platform, db, movements, now);
  const lines: Row[] = [];
  for (const { by, facts, ...movement } of movements) {
    const wallet = locked.get(nameOf(movement));
    if (!wallet) throw new Error(`the wallet ${nameOf(movement)} is not locked`);
    wallet.balance += by;
    if (wallet.balance < 0n) throw new Failure(416, "wallet", { fields: { money: "errors.416.wallet" } });
    const line = { audit_state: 0, ...facts, ...movement, money: amount(by), balance: amount(wallet.balance) };
    lines.push(await insertRow(db, flows, line, now));
    await updateRow(db, wallets, wallet.key, { money: amount(wallet.balance) }, now);
  }
  return lines;
};

/** Told to the caches once it is stored. */
export const walletWritten = (platform: Platform): void => {
  for (const name of ["money", "money_flow", "pay_order", "order"]) written(platform, tableFor(platform, name), null);
};
