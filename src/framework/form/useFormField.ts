// What an input that react-admin does not draw needs to know about its field: value, label, help and error.
import { useInput, useTranslate } from "ra-core";
import { spellMessage } from "../resource/message";
import { type Field, type InputProps, useField } from "./useField";

export type { InputProps };

export interface FormField extends Omit<Field, "local"> {
  readonly id: string;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly blur: () => void;
  /** Put on what should be focused when the field is wrong. */
  readonly ref: (element: HTMLElement | null) => void;
  /** In the current language; empty while the field is right. */
  readonly error: string;
}

const asItIs = (value: unknown) => value;
const textOf = (message: unknown): string => (typeof message === "string" ? message : "");

export const useFormField = (props: InputProps): FormField => {
  const translate = useTranslate();
  const { local, ...facts } = useField(props);
  const { id, field, fieldState } = useInput({ source: local, format: asItIs, parse: asItIs });
  // A list's own message stands beside those of its rows: under `root`, or on the array itself.
  const { error } = fieldState;
  const message = textOf(error?.message) || textOf(error?.root?.message);
  return {
    ...facts,
    id,
    value: field.value,
    change: field.onChange,
    blur: () => field.onBlur(),
    ref: field.ref,
    error: message ? spellMessage(message, translate) : "",
  };
};
