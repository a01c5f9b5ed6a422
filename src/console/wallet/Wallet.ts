import { amountIn, type ParamsOf, rowsIn, textIn } from "pilothouse/wire";
import { moneyType } from "../../generated/enums";
import type { moneyCalls } from "../../generated/user/money/money.calls";
import type { Money } from "../../generated/user/money/money.schema";

export interface Wallet {
  /** rmb, usd, inr or jpy. */
  readonly currency: string;
  /** Text with two decimals. */
  readonly balance: string;
}

/** All currencies, before the balances are known. */
export const UNKNOWN_WALLETS: readonly Wallet[] = moneyType.values.map(({ value }) => ({
  currency: String(value),
  balance: "",
}));

/** A platform may answer with one balance, or with one for each currency. */
export const readWallets = (data: unknown): readonly Wallet[] =>
  rowsIn<Money>([data].flat()).map((row) => ({ currency: textIn(row.money_type), balance: amountIn(row.money) }));

/** The company parameter of wallet calls. One's own company needs none. */
export const companyParam = (company: string): Pick<Partial<ParamsOf<typeof moneyCalls.recharge>>, "comp_id"> =>
  Number(company) > 0 ? { comp_id: Number(company) } : {};
