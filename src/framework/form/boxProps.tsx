// What react-admin's inputs are given of a field, in place of what they would guess by its name.
import type { ReactNode } from "react";
import { InputRoot } from "./InputRoot";
import { textOf } from "./textOf";
import type { Field } from "./useField";

interface Drawn {
  /** Shown under the box while the value is right, in place of the help. */
  readonly note?: ReactNode;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly html?: Readonly<Record<string, string | number | undefined>>;
  readonly mono?: boolean;
  readonly wide?: boolean;
}

const slots = { root: InputRoot };
const asItIs = (value: unknown) => value;

const liveness = (error: boolean) => (error ? "polite" : "off");

/** The props of any input. Its words are drawn as they are: react-admin would take bare text for a key. */
export const inputProps = ({ local, label, help, required, disabled }: Field, note: ReactNode = help) => ({
  source: local,
  label,
  helperText: note ? <span>{note}</span> : false,
  isRequired: required,
  // Not `disabled`: react-hook-form leaves out what is disabled, and a locked field keeps its value.
  readOnly: disabled,
  // What was not typed is not changed: neither nothing into "", nor "" into null.
  parse: asItIs,
});

/** The props of a text box. */
export const boxProps = (field: Field, { note, start, end, html, mono = false, wide = false }: Drawn = {}) => ({
  ...inputProps(field, note || field.help),
  format: textOf,
  fullWidth: true,
  size: "small" as const,
  variant: "outlined" as const,
  margin: "none" as const,
  slots,
  slotProps: {
    htmlInput: { autoComplete: "off", ...html, "aria-required": field.required || undefined },
    input: { startAdornment: start, endAdornment: end, sx: mono ? { fontFamily: "monospace" } : {} },
    // A count that changes with every key is not announced.
    formHelperText: ({ error = false }: { readonly error?: boolean }) => ({ "aria-live": liveness(error) }),
  },
  sx: wide ? { gridColumn: "1 / -1" } : {},
});
