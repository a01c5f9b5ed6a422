// The value, label, help and error of a field, for inputs that are not drawn by react-admin.
import { useInput, useTranslate } from "ra-core";
import { translateMessage } from "../resource/message";
import { type InputField, type InputProps, useField } from "./useField";

export type { InputProps };

export interface FormField extends Omit<InputField, "local"> {
  readonly id: string;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly blur: () => void;
  /** Sets the element that takes the focus when the field has an error. */
  readonly ref: (element: HTMLElement | null) => void;
  /** In the current language. Empty while the field is valid. */
  readonly error: string;
}

const asItIs = (value: unknown) => value;
const messageText = (message: unknown): string => (typeof message === "string" ? message : "");

export const useFormField = (props: InputProps): FormField => {
  const translate = useTranslate();
  const { local, ...facts } = useField(props);
  const { id, field, fieldState } = useInput({ source: local, format: asItIs, parse: asItIs });
  // The error of a list is under `root` or on the array itself. The array also has the errors of its rows.
  const { error } = fieldState;
  const message = messageText(error?.message) || messageText(error?.root?.message);
  return {
    ...facts,
    id,
    value: field.value,
    change: field.onChange,
    blur: () => field.onBlur(),
    ref: field.ref,
    error: message ? translateMessage(message, translate) : "",
  };
};
