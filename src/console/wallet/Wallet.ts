import { fieldOf, type ParamsOf, valueReaders } from "pilothouse/wire";
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

const field = fieldOf<Money>();
const [CURRENCY, BALANCE] = [field("money_type"), field("money")];
const balances = valueReaders.list(
  valueReaders.parts({ [CURRENCY]: valueReaders.text, [BALANCE]: valueReaders.amount }),
);

/** A platform may answer one balance, or a balance for each currency. */
export const readWallets = (data: unknown): readonly Wallet[] =>
  balances([data].flat()).map((row) => ({ currency: row[CURRENCY], balance: row[BALANCE] }));

/** The parameter of wallet calls that names the company. The account's own company needs no parameter. */
export const companyParam = (company: string): Pick<Partial<ParamsOf<typeof moneyCalls.recharge>>, "comp_id"> =>
  Number(company) > 0 ? { comp_id: Number(company) } : {};
