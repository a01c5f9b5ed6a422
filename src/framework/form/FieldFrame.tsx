// The frame of an input that is more than a text box. Screen readers see a group with label, help and error.
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import type { ReactNode } from "react";
import { TALL_INPUT } from "./inputGrid";
import type { FormField } from "./useFormField";
import { FormerValueNote } from "./FormerValueNote";

interface FieldFrameProps {
  readonly field: FormField;
  readonly children: ReactNode;
  /** Drawn to the right of the label: counts, buttons. */
  readonly tools?: ReactNode;
  /** Whether the field takes the whole width of the form. Default: true. */
  readonly wide?: boolean;
  /** Whether the field is several rows high. The next fields then fill the rows beside it. */
  readonly tall?: boolean;
}

export const labelIdOf = (field: FormField) => `${field.id}-label`;
export const noteIdOf = (field: FormField) => `${field.id}-note`;

export const FieldFrame = ({ field, children, tools, wide = true, tall = false }: FieldFrameProps) => {
  const note = field.error || field.help;
  return (
    <Box
      {...(field.anchor && { id: field.anchor })}
      role="group"
      aria-labelledby={labelIdOf(field)}
      {...(note ? { "aria-describedby": noteIdOf(field) } : {})}
      sx={{ gridColumn: wide ? "1 / -1" : "auto", minWidth: 0, ...(tall && TALL_INPUT) }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <FormLabel id={labelIdOf(field)} component="span" required={field.required} sx={{ flex: 1 }}>
          {field.label}
        </FormLabel>
        {tools}
      </Box>
      {children}
      <FormHelperText id={noteIdOf(field)} error={field.error !== ""} aria-live="polite">
        {note}
      </FormHelperText>
      {field.isChanged && <FormerValueNote field={field} />}
    </Box>
  );
};
