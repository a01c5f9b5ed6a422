import { DelayedInput } from "../../ui/DelayedInput";
import { defineFilter } from "./defineFilter";
import type { FilterProps } from "./FilterKind";

export const TextFilter = defineFilter<FilterProps>({
  inline: true,
  keys: ({ source }) => [source],
  says: "spans",
  Editor: ({ props: { source }, values, label, change }) => (
    <DelayedInput
      icon="search"
      type="search"
      label={label}
      placeholder={label}
      value={String(values[source] ?? "")}
      onSettle={(text, goesOn) => change({ [source]: text }, goesOn)}
    />
  ),
  Summary: ({ props: { source }, values }) => String(values[source] ?? ""),
});
