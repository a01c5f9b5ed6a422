import { TextInput as RaTextInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { boxProps } from "./boxProps";
import { textOf } from "./textOf";
import { type InputProps, useField } from "./useField";

export interface TextInputProps extends InputProps {
  /** Lines shown; more than one makes it a text area. */
  readonly lines?: number;
  /** Longest value, in characters; counted under the box when near. */
  readonly max?: number;
  /** For ids, keys and code. */
  readonly mono?: boolean;
}

export const TextInput = ({ lines = 1, max, mono = false, ...props }: TextInputProps) => {
  const field = useField(props);
  const { length } = textOf(useWatch({ name: field.name }));
  // Pasting too much is not cut off silently: the count shows it, and validation says it.
  const note = max !== undefined && length > max * 0.8 && `${length} / ${max}`;
  return (
    <RaTextInput
      {...boxProps(field, { note, mono, wide: lines > 1, html: { spellCheck: mono ? "false" : undefined } })}
      {...(lines > 1 && { multiline: true, minRows: lines, maxRows: lines * 3 })}
    />
  );
};
