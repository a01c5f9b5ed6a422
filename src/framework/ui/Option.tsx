import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import type { ReactNode } from "react";

export interface OptionProps {
  /** Radio buttons of one name are one choice. Without a name it is a box to tick. */
  readonly name?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** A line to tick or to choose. */
export const Option = ({ name, checked, disabled = false, onChange, children }: OptionProps) => {
  const Control = name === undefined ? Checkbox : Radio;
  return (
    <FormControlLabel
      className="ui-option"
      disabled={disabled}
      label={children}
      control={<Control size="small" checked={checked} onChange={onChange} {...(name === undefined ? {} : { name })} />}
    />
  );
};
