import { BoxInput } from "./BoxInput";
import { textOf } from "./textOf";
import { type InputProps, useFormField } from "./useFormField";

export const UrlInput = (props: InputProps) => {
  const field = useFormField(props);
  const value = textOf(field.value);
  return (
    <BoxInput
      field={field}
      value={value}
      onType={field.change}
      onLeave={() => value !== value.trim() && field.change(value.trim())}
      html={{ inputMode: "url", autoComplete: "off", spellCheck: "false", placeholder: "https://" }}
      box={{ type: "url" }}
    />
  );
};
