// What every input needs to know about its field: value, label, help, error, and whether it may be changed.
import { useInput, useTranslate } from "ra-core";
import { useContext } from "react";
import { useFieldPath } from "../resource/fieldPath";
import { useFieldLabel } from "../resource/label";
import { useFormMemory } from "./formContext";
import { LockContext } from "./lock";
import { spellMessage } from "../resource/message";
import { useHelp } from "./useHelp";

export interface InputProps {
  readonly source: string;
  readonly required?: boolean;
  /** Given once: an Edit shows it but does not let it be changed. */
  readonly immutable?: boolean;
  readonly disabled?: boolean;
}

export interface FormField {
  readonly id: string;
  /** Where the value is: `details.0.lang`. */
  readonly name: string;
  /** What the definition calls it: `details.lang`. */
  readonly path: string;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly blur: () => void;
  /** Put on what should be focused when the field is wrong. */
  readonly ref: (element: HTMLElement | null) => void;
  readonly label: string;
  readonly help: string;
  /** In the current language; empty while the field is right. */
  readonly error: string;
  readonly required: boolean;
  readonly disabled: boolean;
}

const textOf = (message: unknown): string => (typeof message === "string" ? message : "");

export const useFormField = ({
  source,
  required = false,
  immutable = false,
  disabled = false,
}: InputProps): FormField => {
  const translate = useTranslate();
  const { mode } = useFormMemory();
  const { path, local } = useFieldPath(source);
  const label = useFieldLabel(path);
  const help = useHelp(path);
  const lock = useContext(LockContext);
  const { id, field, fieldState } = useInput({
    source: local,
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  // A list's own message stands beside those of its rows: under `root`, or on the array itself.
  const { error } = fieldState;
  const message = textOf(error?.message) || textOf(error?.root?.message);
  return {
    id,
    name: field.name,
    path,
    value: field.value,
    change: field.onChange,
    blur: () => field.onBlur(),
    ref: field.ref,
    label,
    help: lock === null ? help : translate(`invalid.${lock}`),
    error: message ? spellMessage(message, translate) : "",
    required,
    disabled: disabled || lock !== null || (immutable && mode === "edit"),
  };
};
