import { BooleanInput } from "react-admin";
import { useId } from "react";
import { readFlag } from "../../../shared/schema/readFlag";
import { isBlank } from "../resource/valueAt";
import { RawValue } from "../value/RawValue";
import { inputProps } from "./boxProps";
import { useField } from "./useField";
import { type InputProps, useFormField } from "./useFormField";

/** On or off: 1 and 0 on the wire, or true and false if the record uses them. */
export const FlagInput = (props: InputProps) => {
  const { label, help, ...field } = useField(props);
  const { value, error, ref } = useFormField(props);
  const note = useId();
  // Whether the value is neither yes nor no. The switch then shows no.
  const isUnread = readFlag(value) === null && !isBlank(value);
  const helper = isUnread ? <RawValue value={value} /> : help;
  // react-admin 5 passes `inputRef` of MUI 5 to its switch, and does not link it to its help text.
  const input = {
    ref,
    "aria-invalid": error !== "",
    ...(error ? { "aria-description": error } : helper && { "aria-describedby": note }),
  };
  return (
    <BooleanInput
      {...inputProps({ ...field, label, help, required: false }, helper && <span id={note}>{helper}</span>)}
      defaultValue={null}
      format={(on: unknown) => readFlag(on) === true}
      parse={(on: boolean) => (typeof value === "boolean" ? on : Number(on))}
      options={{ slotProps: { input } }}
      // The switch is aligned with the text boxes of inputs beside it.
      sx={{ justifyContent: "center", "@container (min-width: 708px)": { pt: "22px" } }}
    />
  );
};
