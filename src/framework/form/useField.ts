// What the definition says about a field, and whether it may be changed here.
import { useRecordContext, useTranslate, useWrappedSource } from "ra-core";
import { useContext } from "react";
import { useAnchor } from "../resource/anchors";
import { useFieldPath } from "../resource/fieldPath";
import { useFieldLabel, useOptionalText } from "../resource/label";
import { maskOf } from "../resource/personal";
import { LockContext, useFormMemory } from "./formContext";

export interface InputProps {
  readonly source: string;
  readonly required?: boolean;
  /** Set once: an Edit shows the value but does not allow a change. */
  readonly immutable?: boolean;
  readonly disabled?: boolean;
  /** In place of the label that the definition has for this source. */
  readonly label?: string;
}

export interface Field {
  /** The place of the value: `details.0.lang`. */
  readonly name: string;
  /** The id of its box on the page of a record: see useAnchor. */
  readonly anchor: string | undefined;
  /** The name in the definition: `details.lang`. */
  readonly path: string;
  /** The name within the nearest nested record. */
  readonly local: string;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  readonly disabled: boolean;
  /** The stored value, masked: the box stays empty unless somebody types a new one. "" if the value is not masked. */
  readonly mask: string;
}

export const useField = ({
  source,
  required = false,
  immutable = false,
  disabled = false,
  label: given,
}: InputProps): Field => {
  const translate = useTranslate();
  const { mode } = useFormMemory();
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
    disabled: disabled || lock !== null || (immutable && mode === "edit"),
  };
};
