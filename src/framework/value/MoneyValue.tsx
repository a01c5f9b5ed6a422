import { formatMoney, isAmount } from "./formats";
import { RawValue } from "./RawValue";

export interface MoneyValueProps {
  /** An amount as text with two decimals: "19.90". */
  readonly value: unknown;
  /** The currency, such as rmb, usd, inr or jpy. Undefined without one. */
  readonly currency?: string | undefined;
}

export const MoneyValue = ({ value, currency }: MoneyValueProps) =>
  isAmount(value) ? <span className="ui-number">{formatMoney(value, currency)}</span> : <RawValue value={value} />;
