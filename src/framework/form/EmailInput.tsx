import { TextInput } from "react-admin";
import { boxProps } from "./boxProps";
import { type InputProps, useField } from "./useField";
import { useTidy } from "./useTidy";

export const EmailInput = (props: InputProps) => {
  const field = useField(props);
  const tidy = useTidy(field, (text) => text.trim());
  const html = { inputMode: "email", spellCheck: "false" };
  return <TextInput {...boxProps(field, { html })} type="email" onBlur={tidy} />;
};
