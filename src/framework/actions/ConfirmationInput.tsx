import TextField from "@mui/material/TextField";
import { useInput, useTranslate } from "ra-core";
import { translateMessage } from "../resource/message";

export interface ConfirmationInputProps {
  readonly source: string;
  readonly required: boolean;
  /** The label as text, not a message key. */
  readonly label: string;
}

/** People type a word into this input to confirm what cannot be undone. */
export const ConfirmationInput = ({ source, required, label }: ConfirmationInputProps) => {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, defaultValue: "" });
  const message = fieldState.error?.message;
  return (
    <TextField
      {...field}
      label={label}
      required={required}
      error={fieldState.invalid}
      helperText={message && translateMessage(message, translate)}
      autoComplete="off"
      fullWidth
      margin="dense"
    />
  );
};
