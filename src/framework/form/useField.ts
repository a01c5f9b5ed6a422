// What a definition says of a field, and whether it may be changed here.
import { useTranslate, useWrappedSource } from "ra-core";
import { useContext } from "react";
import { useFieldPath } from "../resource/fieldPath";
import { useFieldLabel } from "../resource/label";
import { useFormMemory } from "./formContext";
import { LockContext } from "./lock";
import { useHelp } from "./useHelp";

export interface InputProps {
  readonly source: string;
  readonly required?: boolean;
  /** Given once: an Edit shows it but does not let it be changed. */
  readonly immutable?: boolean;
  readonly disabled?: boolean;
}

export interface Field {
  /** Where the value is: `details.0.lang`. */
  readonly name: string;
  /** What the definition calls it: `details.lang`. */
  readonly path: string;
  /** Its name within the nearest nested record. */
  readonly local: string;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  readonly disabled: boolean;
}

export const useField = ({ source, required = false, immutable = false, disabled = false }: InputProps): Field => {
  const translate = useTranslate();
  const { mode } = useFormMemory();
  const { path, local } = useFieldPath(source);
  const name = useWrappedSource(local);
  const label = useFieldLabel(path);
  const help = useHelp(path);
  const lock = useContext(LockContext);
  return {
    name,
    path,
    local,
    label,
    help: lock === null ? help : translate(`invalid.${lock}`),
    required,
    disabled: disabled || lock !== null || (immutable && mode === "edit"),
  };
};
