import { Blank } from "./Blank";
import { formatMoney } from "./formats";
import { isBlank } from "../resource/valueAt";

export interface MoneyValueProps {
  /** Text with two decimals, "19.90". */
  readonly value: unknown;
  /** rmb, usd, inr, jpy; none when the record does not say. */
  readonly currency?: string | undefined;
}

export const MoneyValue = ({ value, currency }: MoneyValueProps) =>
  isBlank(value) ? <Blank /> : <span className="kit-number">{formatMoney(value, currency)}</span>;
