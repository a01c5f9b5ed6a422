// The definition of a field, and whether it can be changed here.
import { useRecordContext, useTranslate, useWrappedSource } from "ra-core";
import { useContext } from "react";
import { get, useFormContext, useWatch } from "react-hook-form";
import { useAnchor } from "../resource/anchors";
import { isSameValue } from "../resource/changedFields";
import { useFieldPath } from "../resource/fieldPath";
import { useFieldLabel, useOptionalText } from "../resource/label";
import { maskOf } from "../resource/personal";
import { LockContext, useFormMemory } from "./formContext";

export interface InputProps {
  readonly source: string;
  readonly required?: boolean;
  /** Whether the field can be set only in a new record. An Edit page shows it, but people cannot change it there. */
  readonly immutable?: boolean;
  readonly disabled?: boolean;
  /** Overrides the label of the definition. */
  readonly label?: string;
}

export interface InputField {
  /** The path of the value: `details.0.lang`. */
  readonly name: string;
  /** The id of its box on the page of a record (see useAnchor). Undefined elsewhere. */
  readonly anchor: string | undefined;
  /** The name in the definition: `details.lang`. */
  readonly path: string;
  /** The name inside the nearest nested record. */
  readonly local: string;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  readonly disabled: boolean;
  /** The mask of a masked value, otherwise "". The box stays empty unless a person types a new value. */
  readonly mask: string;
  /** Whether the stored value is secret, and so never shown. */
  readonly isSecret: boolean;
  /** Whether the value differs from the stored one, on an Edit page. Nested rows are only compared as a whole list. */
  readonly isChanged: boolean;
}

/** Whether the value of a record's own field differs from the stored value. */
const useIsChanged = (name: string, isCompared: boolean): boolean => {
  const form = useFormContext();
  const value: unknown = useWatch({ name, disabled: !isCompared });
  return isCompared && !isSameValue(value, get(form.formState.defaultValues, name));
};

export const useField = ({
  source,
  required = false,
  immutable = false,
  disabled = false,
  label: given,
}: InputProps): InputField => {
  const translate = useTranslate();
  const { mode, compares = false } = useFormMemory();
  const { path, local } = useFieldPath(source);
  const name = useWrappedSource(local);
  const label = useFieldLabel(path, given);
  const help = useOptionalText("help", path);
  const lock = useContext(LockContext);
  const record: unknown = useRecordContext();
  const mask = mode === "edit" && path === local ? maskOf(record, path) : "";
  return {
    name,
    anchor: useAnchor("field", name),
    path,
    local,
    label,
    help: lock !== null ? translate(`invalid.${lock}`) : mask === "" ? help : translate("form.maskKept"),
    required: required && mask === "",
    mask,
    isSecret: mask !== "",
    isChanged: useIsChanged(name, compares && name === path),
    disabled: disabled || lock !== null || (immutable && mode === "edit"),
  };
};
