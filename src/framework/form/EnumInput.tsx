import { useRecordContext, useTranslate } from "ra-core";
import { SelectInput } from "react-admin";
import { useWatch } from "react-hook-form";
import type { Enumeration } from "../wire/contract";
import { valueKey } from "../wire/enumeration";
import { useMayGive } from "../resource/offers";
import { mayBecome, type Transitions } from "../resource/transitions";
import { toText } from "../resource/valueAt";
import { boxProps } from "./boxProps";
import { useFormMemory } from "./formContext";
import { type InputProps, useField } from "./useField";

export interface EnumInputProps extends InputProps {
  readonly of: Enumeration;
  /** For a stored value: the values that may replace it. Without this prop, all values may. */
  readonly transitions?: Transitions;
}

export const EnumInput = ({ of, transitions, ...props }: EnumInputProps) => {
  const field = useField(props);
  const translate = useTranslate();
  const { mode } = useFormMemory();
  const record = useRecordContext();
  const current: unknown = useWatch({ name: field.name });
  const mayGive = useMayGive(field.path);
  const follows = (value: string | number) =>
    mode === "create" || !transitions || mayBecome(transitions, record, field.path, value);
  // The stored value stays in the list even if the operator may not choose it.
  const known = of.values
    .filter(({ value }) => value === current || (mayGive(value) && follows(value)))
    .map(({ value }) => ({ id: value, name: translate(valueKey(of, value)) }));
  // A stored value that the enumeration lacks also stays, so that saving another field does not change it. 0 is
  // different: in calls, it means "no value".
  const stray =
    known.every(({ id }) => id !== current) &&
    ((typeof current === "number" && current !== 0) || (typeof current === "string" && current !== ""));
  const choices = stray ? [...known, { id: current, name: toText(current) }] : known;
  const box = boxProps(field);
  return (
    <SelectInput
      {...box}
      slotProps={{ ...box.slotProps, select: { SelectDisplayProps: { "aria-required": field.required || undefined } } }}
      choices={choices}
      translateChoice={false}
      emptyText="form.none"
      format={(value: unknown) => (choices.some(({ id }) => id === value) ? value : "")}
      parse={(value: unknown) => (value === "" ? null : value)}
    />
  );
};
