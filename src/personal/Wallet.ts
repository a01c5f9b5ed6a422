import { amountIn, factsIn, rowsIn, textIn } from "../kit/readAnswer";

export interface Wallet {
  /** rmb, usd or inr. */
  readonly currency: string;
  /** Text with two decimals. */
  readonly balance: string;
}

export const readWallets = (data: unknown): readonly Wallet[] =>
  rowsIn(data).map((row) => ({ currency: textIn(row.money_type), balance: amountIn(row.balance) }));

/** Who looks at the wallet. */
export interface Own {
  readonly comp_id: string;
  readonly id: string;
  readonly isSuper: boolean;
}

export const readOwn = (data: unknown): Own => {
  const record = factsIn(data);
  return { comp_id: textIn(record.comp_id), id: textIn(record.id), isSuper: record.super === true };
};
