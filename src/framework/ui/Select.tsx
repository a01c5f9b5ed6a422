import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { SelectHTMLAttributes } from "react";

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "size" | "color"> {
  readonly label?: string | undefined;
}

/** A choice of one value. It is the browser's own select, which phones show on the whole screen. */
export const Select = ({ label, className, disabled = false, children, ...select }: SelectProps) => (
  <NativeSelect
    className={className ?? ""}
    disabled={disabled}
    input={<OutlinedInput margin="dense" />}
    inputProps={{ "aria-label": label, ...select }}
  >
    {children}
  </NativeSelect>
);
