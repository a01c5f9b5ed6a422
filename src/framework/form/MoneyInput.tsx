import InputAdornment from "@mui/material/InputAdornment";
import { useFormContext, useWatch } from "react-hook-form";
import { decimalsOf } from "../schema/currency";
import { BoxInput } from "./BoxInput";
import { currencySymbol } from "./currencySymbol";
import { settleMoney } from "./settleMoney";
import { textOf } from "./textOf";
import { type InputProps, useFormField } from "./useFormField";

export interface MoneyInputProps extends InputProps {
  readonly min?: string | number;
  readonly max?: string | number;
  /** rmb, usd, inr or jpy. */
  readonly currency?: string;
  /** The field of the same record that says the currency. */
  readonly currencyField?: string;
}

/** An amount as text with two decimals; it never passes through a float. */
export const MoneyInput = ({ min, max, currency = "", currencyField = "", ...props }: MoneyInputProps) => {
  const field = useFormField(props);
  const { control } = useFormContext();
  // Beside this field: `prices.0.money` is in the currency of `prices.0.currency`.
  const sibling = field.name.replace(/[^.]*$/, currencyField);
  const other: unknown = useWatch({ control, name: sibling, disabled: currencyField === "" });
  const named = currencyField ? textOf(other) : currency;
  const symbol = currencySymbol(named);
  const value = textOf(field.value);
  return (
    <BoxInput
      field={field}
      value={value}
      onType={field.change}
      onLeave={() => {
        const settled = settleMoney(value);
        if (settled !== value) field.change(settled);
      }}
      start={symbol && <InputAdornment position="start">{symbol}</InputAdornment>}
      note={field.help || min === undefined || max === undefined ? undefined : `${min} – ${max}`}
      html={{ inputMode: decimalsOf(named) === 0 ? "numeric" : "decimal", autoComplete: "off" }}
    />
  );
};
