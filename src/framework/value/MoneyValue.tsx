import { Blank } from "./Blank";
import { formatMoney } from "./formats";
import { isBlank } from "../resource/valueAt";

export interface MoneyValueProps {
  /** Text with two decimals, "19.90". */
  readonly value: unknown;
  /** rmb, usd, inr, jpy. Undefined when the record has no currency. */
  readonly currency?: string | undefined;
}

export const MoneyValue = ({ value, currency }: MoneyValueProps) =>
  isBlank(value) ? <Blank /> : <span className="kit-number">{formatMoney(value, currency)}</span>;
