import { BoxInput } from "./BoxInput";
import { type InputProps, useFormField } from "./useFormField";
import { textOf } from "./textOf";

export interface TextInputProps extends InputProps {
  /** Lines shown; more than one makes it a text area. */
  readonly lines?: number;
  /** Longest value, in characters; counted under the box when near. */
  readonly max?: number;
  /** For ids, keys and code. */
  readonly mono?: boolean;
}

export const TextInput = ({ lines = 1, max, mono = false, ...props }: TextInputProps) => {
  const field = useFormField(props);
  const value = textOf(field.value);
  // Pasting too much is not cut off silently: the count shows it, and validation says it.
  const count = max !== undefined && value.length > max * 0.8 ? `${value.length} / ${max}` : undefined;
  return (
    <BoxInput
      field={field}
      value={value}
      onType={field.change}
      note={count}
      wide={lines > 1}
      html={{ spellCheck: mono ? "false" : undefined, autoComplete: "off" }}
      box={{
        ...(lines > 1 && { multiline: true, minRows: lines, maxRows: lines * 3 }),
        ...(mono && { className: "mono" }),
      }}
    />
  );
};
