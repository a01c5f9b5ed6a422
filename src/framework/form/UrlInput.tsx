import { TextInput } from "react-admin";
import { boxProps } from "./boxProps";
import { type InputProps, useField } from "./useField";
import { useTidy } from "./useTidy";

export const UrlInput = (props: InputProps) => {
  const field = useField(props);
  const tidy = useTidy(field, (text) => text.trim());
  const html = { inputMode: "url", spellCheck: "false", placeholder: "https://" };
  return <TextInput {...boxProps(field, { html })} type="url" onBlur={tidy} />;
};
