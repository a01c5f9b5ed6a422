import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "./icons";

export interface TextBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "color" | "onChange"> {
  /** Names the box where no label stands beside it. */
  readonly label?: string | undefined;
  /** Drawn before the text. */
  readonly icon?: string | undefined;
  /** Stands after the text. */
  readonly end?: ReactNode;
  /** How many lines to show; one by default. */
  readonly rows?: number | undefined;
  readonly onChange?: OutlinedInputProps["onChange"];
  readonly inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement> | undefined;
}

/** A text box without a frame around its label, as lists and toolbars have it. Forms draw theirs by react-hook-form. */
export const TextBox = ({
  label,
  icon,
  end,
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
    type={type}
    className={className ?? ""}
    disabled={disabled}
    autoFocus={autoFocus}
    {...(rows === undefined ? {} : { multiline: true, slots: { input: "textarea" } })}
    {...(onChange ? { onChange } : {})}
    {...(inputRef ? { inputRef } : {})}
    startAdornment={
      icon && (
        <InputAdornment position="start">
          <Icon name={icon} size={16} />
        </InputAdornment>
      )
    }
    endAdornment={end}
    slotProps={{ input: { "aria-label": label, ...(rows === undefined ? {} : { rows }), ...input } }}
  />
);
