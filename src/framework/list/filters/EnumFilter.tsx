import { useTranslate } from "ra-core";
import type { Enumeration } from "../../wire/contract";
import { valueKey } from "../../wire/enumeration";
import { EnumValue } from "../../value/EnumValue";
import { CheckOptions, toValueList } from "./CheckOptions";
import { defineFilter } from "./defineFilter";
import type { FilterProps } from "./FilterKind";

/** Finds records with one of the chosen values. Several values are sent as an array. */
export const EnumFilter = defineFilter<FilterProps & { readonly of: Enumeration }>({
  keys: ({ source }) => [source],
  Editor: ({ props: { source, of }, values, label, change }) => (
    <CheckOptions
      label={label}
      options={of.values.map(({ value }) => ({ value, face: <EnumValue value={value} of={of} /> }))}
      chosen={toValueList(values[source])}
      onChange={(chosen) => change({ [source]: chosen })}
    />
  ),
  Summary: ({ props: { source, of }, values }) => {
    const translate = useTranslate();
    return toValueList(values[source])
      .map((value) => translate(valueKey(of, value), { _: String(value) }))
      .join(", ");
  },
});
