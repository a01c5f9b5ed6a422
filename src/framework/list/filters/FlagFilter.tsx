import { useTranslate } from "ra-core";
import { useId } from "react";
import { Option } from "../../ui/Option";
import { isBlank } from "../../resource/valueAt";
import { defineFilter } from "./defineFilter";
import type { FilterProps } from "./FilterKind";

const ANSWERS = [
  { value: undefined, words: "ui.filter.any" },
  { value: 1, words: "ui.yes" },
  { value: 0, words: "ui.no" },
] as const;

export const FlagFilter = defineFilter<FilterProps>({
  keys: ({ source }) => [source],
  Editor: ({ props: { source }, values, label, change }) => {
    const translate = useTranslate();
    const name = useId();
    const now = isBlank(values[source]) ? undefined : Number(values[source]);
    return (
      <fieldset className="ui-options">
        <legend className="ui-unseen">{label}</legend>
        {ANSWERS.map(({ value, words }) => (
          <Option key={words} name={name} checked={now === value} onChange={() => change({ [source]: value })}>
            {translate(words)}
          </Option>
        ))}
      </fieldset>
    );
  },
  Summary: ({ props: { source }, values }) => {
    const translate = useTranslate();
    return translate(Number(values[source]) === 1 ? "ui.yes" : "ui.no");
  },
});
