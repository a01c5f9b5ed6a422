import TextField from "@mui/material/TextField";
import { useInput, useTranslate } from "ra-core";
import { spellMessage } from "../resource/message";

export interface WordInputProps {
  readonly source: string;
  readonly required: boolean;
  /** The label itself, not a key of it. */
  readonly label: string;
}

/** An input in which people type a word, to confirm what cannot be undone. */
export const WordInput = ({ source, required, label }: WordInputProps) => {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, defaultValue: "" });
  const message = fieldState.error?.message;
  return (
    <TextField
      {...field}
      label={label}
      required={required}
      error={fieldState.invalid}
      helperText={message && spellMessage(message, translate)}
      autoComplete="off"
      fullWidth
      margin="dense"
    />
  );
};
