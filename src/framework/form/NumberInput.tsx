import InputAdornment from "@mui/material/InputAdornment";
import { useTranslate } from "ra-core";
import { BoxInput } from "./BoxInput";
import { type InputProps, useFormField } from "./useFormField";
import { useTypedNumber } from "./useTypedNumber";

export interface NumberInputProps extends InputProps {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Shown after the number: a symbol, or a key of words. */
  readonly unit?: string;
  readonly whole?: boolean;
}

/** A text box rather than the browser's number box, which drops what it cannot read and changes when scrolled over. */
export const NumberInput = ({ min, max, step = 1, unit, whole = false, ...props }: NumberInputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const { text, type, leave } = useTypedNumber(field.value, field.change);
  const nudge = (by: number) => {
    const now = typeof field.value === "number" ? field.value : 0;
    const next = Number((now + by).toFixed(10));
    type(String(Math.min(max ?? next, Math.max(min ?? next, next))));
  };
  const range = min !== undefined && max !== undefined ? `${min} – ${max}` : undefined;
  return (
    <BoxInput
      field={field}
      value={text}
      onType={type}
      onLeave={leave}
      note={field.help ? undefined : range}
      html={{ inputMode: whole ? "numeric" : "decimal", autoComplete: "off" }}
      end={unit && <InputAdornment position="end">{translate(unit, { _: unit })}</InputAdornment>}
      box={{
        onKeyDown: (event) => {
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          nudge(event.key === "ArrowUp" ? step : -step);
        },
      }}
    />
  );
};
