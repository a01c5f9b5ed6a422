import InputAdornment from "@mui/material/InputAdornment";
import { TextInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { decimalsOf, symbolOf } from "../../../shared/schema/currency";
import { type LargestAmount, largestAmountIn } from "../../../shared/schema/money";
import { boxProps } from "./boxProps";
import { normalizeMoney } from "./normalizeMoney";
import { textIn } from "../wire/readAnswer";
import { type InputProps, useField } from "./useField";
import { useTextCorrection } from "./useTextCorrection";

export interface MoneyInputProps extends InputProps {
  readonly min?: string | number;
  readonly max?: LargestAmount;
  /** The currency, such as rmb, usd, inr or jpy. */
  readonly currency?: string;
  /** The field of the same record with the currency. */
  readonly currencyField?: string;
}

/** The symbol of a currency. If it is unknown, its name in capitals; if it is only a number, nothing. */
const symbolFor = (currency: string): string =>
  symbolOf(currency) ?? (/^\d*$/.test(currency) ? "" : currency.toUpperCase());

/** Amounts are stored with two decimals. A currency without decimals is shown without them. */
const withoutCents = (value: unknown): string => textIn(value).replace(/\.0*$/, "");
/** The accepted range of amounts as text. If the currency has no decimals, in whole units: "0.01" -> 1. */
const rangeText = (min: string | number, max: string | number, isWhole: boolean): string =>
  isWhole ? `${Math.ceil(Number(min))} – ${Math.floor(Number(max))}` : `${min} – ${max}`;

/** An amount as text with the decimals of its currency. It is never converted to a floating-point number. */
export const MoneyInput = ({ min, max, currency = "", currencyField = "", ...props }: MoneyInputProps) => {
  const field = useField(props);
  const tidy = useTextCorrection(field, normalizeMoney);
  // The name of the currency field beside this field: for `prices.0.money`, it is `prices.0.currency`.
  const sibling = field.name.replace(/[^.]*$/, currencyField);
  const other: unknown = useWatch({ name: sibling, disabled: currencyField === "" });
  const named = currencyField ? textIn(other) : currency;
  const symbol = symbolFor(named);
  const isWhole = decimalsOf(named) === 0;
  const most = largestAmountIn(max, named);
  return (
    <TextInput
      {...boxProps(field, {
        start: symbol && <InputAdornment position="start">{symbol}</InputAdornment>,
        note: field.help || min === undefined || most === undefined ? "" : rangeText(min, most, isWhole),
        html: { inputMode: isWhole ? "numeric" : "decimal" },
      })}
      {...(isWhole && { format: withoutCents })}
      onBlur={tidy}
    />
  );
};
