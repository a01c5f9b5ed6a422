import { BoxInput } from "./BoxInput";
import { textOf } from "./textOf";
import { type InputProps, useFormField } from "./useFormField";

export const EmailInput = (props: InputProps) => {
  const field = useFormField(props);
  const value = textOf(field.value);
  return (
    <BoxInput
      field={field}
      value={value}
      onType={field.change}
      onLeave={() => value !== value.trim() && field.change(value.trim())}
      html={{ inputMode: "email", autoComplete: "off", spellCheck: "false" }}
      box={{ type: "email" }}
    />
  );
};
