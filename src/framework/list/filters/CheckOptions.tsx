import type { ReactNode } from "react";
import { useCan } from "../../resource/useCan";
import { Option } from "../../ui/Option";

export interface CheckOptionsProps {
  readonly label: string;
  readonly options: readonly { readonly value: string | number; readonly face: ReactNode }[];
  readonly chosen: readonly (string | number)[];
  onChange(chosen: readonly (string | number)[]): void;
}

/** Checkboxes. The chosen values keep the order of the options. */
export const CheckOptions = ({ label, options, chosen, onChange }: CheckOptionsProps) => {
  const texts = new Set(chosen.map(String));
  const several = useCan("several");
  const toggle = (value: string | number) =>
    texts.has(String(value))
      ? chosen.filter((one) => String(one) !== String(value))
      : [...(several ? chosen : []), value];
  return (
    <fieldset className="ui-options">
      <legend className="ui-unseen">{label}</legend>
      {options.map(({ value, face }) => (
        <Option key={value} checked={texts.has(String(value))} onChange={() => onChange(toggle(value))}>
          {face}
        </Option>
      ))}
    </fieldset>
  );
};

const isKey = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** The value of a filter as a list. The address may contain one value or several. */
export const toValueList = (value: unknown): readonly (string | number)[] =>
  (Array.isArray(value) ? value : [value]).filter(isKey).filter((one) => one !== "");
