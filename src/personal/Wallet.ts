import { amountIn, rowsIn, textIn } from "../kit/readAnswer";

export interface Wallet {
  /** rmb, usd or inr. */
  readonly currency: string;
  /** Text with two decimals. */
  readonly balance: string;
}

export const readWallets = (data: unknown): readonly Wallet[] =>
  rowsIn(data).map((row) => ({ currency: textIn(row.money_type), balance: amountIn(row.balance) }));

/** As the wallet's calls take a company; one's own needs no name. */
export const companyParam = (company: string): { readonly comp_id?: number } =>
  Number(company) > 0 ? { comp_id: Number(company) } : {};
