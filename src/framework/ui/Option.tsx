import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import type { ReactNode } from "react";

export interface OptionProps {
  /** The name of a group of radio buttons. Without a name, the option is a checkbox. */
  readonly name?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** A checkbox or radio button with its label. */
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
