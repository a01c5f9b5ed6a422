import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import type { InputHTMLAttributes, Ref } from "react";
import { Icon } from "./icons";

export interface TextBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "color" | "onChange"> {
  /** The accessible name, if there is no visible label. */
  readonly label?: string | undefined;
  /** An icon before the text. */
  readonly icon?: string | undefined;
  /** The number of visible lines. Default: 1. */
  readonly rows?: number | undefined;
  readonly onChange?: OutlinedInputProps["onChange"];
  readonly inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
}

/** A text box without a visible label, for lists and toolbars. Forms have their own inputs. */
export const TextBox = ({
  label,
  icon,
  rows,
  type = "text",
  className,
  disabled = false,
  autoFocus = false,
  onChange,
  inputRef,
  ...input
}: TextBoxProps) => (
  <OutlinedInput
    margin="dense"
    fullWidth
    className={className ?? ""}
    disabled={disabled}
    autoFocus={autoFocus}
    {...(rows === undefined ? { type } : { multiline: true, inputComponent: "textarea" })}
    {...(onChange ? { onChange } : {})}
    {...(inputRef ? { inputRef } : {})}
    startAdornment={
      icon && (
        <InputAdornment position="start">
          <Icon name={icon} size={16} />
        </InputAdornment>
      )
    }
    slotProps={{ input: { "aria-label": label, ...(rows === undefined ? {} : { rows }), ...input } }}
  />
);
