import { formatMoney, isAmount } from "./formats";
import { NotUnderstood } from "./NotUnderstood";

export interface MoneyValueProps {
  /** Text with two decimals, "19.90". */
  readonly value: unknown;
  /** rmb, usd, inr, jpy. Undefined when the record has no currency. */
  readonly currency?: string | undefined;
}

export const MoneyValue = ({ value, currency }: MoneyValueProps) =>
  isAmount(value) ? <span className="ui-number">{formatMoney(value, currency)}</span> : <NotUnderstood value={value} />;
