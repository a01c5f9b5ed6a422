import { TextInput as RaTextInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { boxProps } from "./boxProps";
import { textIn } from "../wire/readAnswer";
import { type InputProps, useField } from "./useField";

export interface TextInputProps extends InputProps {
  /** The number of lines. More than one makes it a text area. */
  readonly lines?: number;
  /** The largest number of characters. If a text is nearly as long, its length is shown below the box. */
  readonly max?: number;
  /** Whether the text is monospaced, for ids, keys and code. */
  readonly mono?: boolean;
}

export const TextInput = ({ lines = 1, max, mono = false, ...props }: TextInputProps) => {
  const field = useField(props);
  const { length } = textIn(useWatch({ name: field.name }));
  // A pasted text that is too long is not cut. Its length is shown, and validation reports it.
  const note = max !== undefined && length > max * 0.8 && `${length} / ${max}`;
  return (
    <RaTextInput
      {...boxProps(field, { note, mono, wide: lines > 1, html: { spellCheck: mono ? "false" : undefined } })}
      {...(lines > 1 && { multiline: true, minRows: lines, maxRows: lines * 3 })}
    />
  );
};
