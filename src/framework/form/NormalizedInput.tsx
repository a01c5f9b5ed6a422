import { TextInput } from "react-admin";
import { boxProps } from "./boxProps";
import { type InputProps, useField } from "./useField";
import { useTextCorrection } from "./useTextCorrection";

interface NormalizedInputProps extends InputProps {
  readonly type: "email" | "tel" | "url";
  readonly placeholder?: string;
  readonly tidy?: (text: string) => string;
}

const trim = (text: string) => text.trim();

/** Text of a type that browsers know, such as an address. Phones show a suitable keyboard. */
export const NormalizedInput = ({ type, placeholder, tidy = trim, ...props }: NormalizedInputProps) => {
  const field = useField(props);
  const html = { inputMode: type, spellCheck: "false", placeholder };
  return <TextInput {...boxProps(field, { html })} type={type} onBlur={useTextCorrection(field, tidy)} />;
};

export const EmailInput = (props: InputProps) => <NormalizedInput {...props} type="email" />;
export const UrlInput = (props: InputProps) => <NormalizedInput {...props} type="url" placeholder="https://" />;
