import InputAdornment from "@mui/material/InputAdornment";
import { useTranslate } from "ra-core";
import { TextInput } from "react-admin";
import type { KeyboardEvent } from "react";
import { useFormContext } from "react-hook-form";
import { boxProps } from "./boxProps";
import { type InputProps, useField } from "./useField";
import { useTypedText } from "./useTypedText";

export interface NumberInputProps extends InputProps {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** The unit, drawn after the number: a symbol, or the last part of a message key `ui.unit.<unit>`. */
  readonly unit?: string;
  readonly whole?: boolean;
}

/** Text that is not a number is kept and never becomes 0, so that validation can report it. */
const numberIn = (text: string) => (text === "" ? null : Number.isFinite(Number(text)) ? Number(text) : text);

/** A text box, because a browser's number box drops text that it cannot read, and changes its value on scrolling. */
export const NumberInput = ({ min, max, step = 1, unit, whole = false, ...props }: NumberInputProps) => {
  const field = useField(props);
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const nudge = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const value: unknown = getValues(field.name);
    const now = typeof value === "number" ? value : 0;
    const next = Number((now + (event.key === "ArrowUp" ? step : -step)).toFixed(10));
    const within = Math.min(max ?? next, Math.max(min ?? next, next));
    setValue(field.name, within, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <TextInput
      {...boxProps(field, {
        note: field.help || min === undefined || max === undefined ? "" : `${min} – ${max}`,
        html: { inputMode: whole ? "numeric" : "decimal" },
        end: unit && <InputAdornment position="end">{translate(`ui.unit.${unit}`, { _: unit })}</InputAdornment>,
      })}
      {...useTypedText(numberIn)}
      onKeyDown={nudge}
    />
  );
};
