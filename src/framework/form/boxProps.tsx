// Props that react-admin's inputs would otherwise derive from the field's name.
import FormControl, { type FormControlProps } from "@mui/material/FormControl";
import type { ReactNode } from "react";
import { InputHelperText, FieldNote } from "./InputHelperText";
import { textIn } from "../wire/readAnswer";
import type { InputField } from "./useField";
import { FormerValueNote } from "./FormerValueNote";

interface Drawn {
  /** Shown below the box while the value is valid, instead of the help text. */
  readonly note?: ReactNode;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly html?: Readonly<Record<string, string | number | undefined>>;
  readonly mono?: boolean;
  readonly wide?: boolean;
}

/** The root of react-admin's boxes. It drops `InputProps` of MUI 5, which MUI 9 would write as an attribute. */
const InputRoot = ({ InputProps: _, ...props }: FormControlProps & { readonly InputProps?: unknown }) => (
  <FormControl {...props} />
);

const slots = { root: InputRoot, formHelperText: InputHelperText };
const asItIs = (value: unknown) => value;

const liveness = (error: boolean) => (error ? "polite" : "off");

/** The props of all inputs. Labels are elements, because react-admin would take plain text for a message key. */
export const inputProps = (field: InputField, note: ReactNode = field.help) => ({
  ...(field.anchor && { id: field.anchor }),
  source: field.local,
  label: field.label,
  helperText: (note || field.isChanged) && (
    <FieldNote note={note} was={field.isChanged && <FormerValueNote field={field} />} />
  ),
  isRequired: field.required,
  // Not `disabled`, because react-hook-form leaves out disabled fields, and a locked field must keep its value.
  readOnly: field.disabled,
  // Keeps an untouched value unchanged: undefined does not become "", and "" does not become null.
  parse: asItIs,
});

/** The props of a text box. */
export const boxProps = (field: InputField, { note, start, end, html, mono = false, wide = false }: Drawn = {}) => ({
  ...inputProps(field, note || field.help),
  format: textIn,
  fullWidth: true,
  margin: "none" as const,
  slots,
  slotProps: {
    htmlInput: {
      autoComplete: "off",
      ...html,
      ...(field.mask !== "" && { placeholder: field.mask }),
      "aria-required": field.required || undefined,
    },
    input: { startAdornment: start, endAdornment: end, sx: mono ? { fontFamily: "monospace" } : {} },
    // A count that changes with every key press must not be announced.
    formHelperText: ({ error = false }: { readonly error?: boolean }) => ({
      component: "div" as const,
      "aria-live": liveness(error),
    }),
  },
  sx: wide ? { gridColumn: "1 / -1" } : {},
});
