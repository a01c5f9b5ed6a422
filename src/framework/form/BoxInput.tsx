// The one text box that inputs of a single value are made of.
import MuiTextField, { type TextFieldProps } from "@mui/material/TextField";
import type { ReactNode } from "react";
import type { FormField } from "./useFormField";

interface BoxInputProps {
  readonly field: FormField;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
  /** Shown under the box while the value is right, before the help text. */
  readonly note?: ReactNode;
  readonly wide?: boolean;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly html?: Readonly<Record<string, string | number | undefined>>;
  readonly box?: Omit<TextFieldProps, "value" | "onChange">;
  readonly alwaysShrunk?: boolean;
}

export const BoxInput = (props: BoxInputProps) => {
  const { field, value, onType, onLeave, note, wide = false, start, end, html, box, alwaysShrunk = false } = props;
  const mono = box?.className === "mono";
  return (
    <MuiTextField
      fullWidth
      size="small"
      variant="outlined"
      {...box}
      id={field.id}
      name={field.name}
      label={field.label}
      value={value}
      required={field.required}
      disabled={field.disabled}
      error={field.error !== ""}
      helperText={field.error || note || field.help || undefined}
      inputRef={field.ref}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => {
        onLeave?.();
        field.blur();
      }}
      slotProps={{
        // The browser's own bubble would speak another language than the page.
        htmlInput: { ...html, "aria-required": field.required || undefined, required: false },
        input: { startAdornment: start, endAdornment: end, sx: mono ? { fontFamily: "monospace" } : {} },
        inputLabel: alwaysShrunk ? { shrink: true } : {},
        formHelperText: { "aria-live": field.error ? "polite" : "off" },
      }}
      sx={wide ? { gridColumn: "1 / -1" } : {}}
    />
  );
};
