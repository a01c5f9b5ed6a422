import { useKinds } from "../../resource/useKinds";
import { toValueList } from "./CheckOptions";
import { defineFilter } from "./defineFilter";
import type { FilterProps } from "./FilterKind";
import { LabelChoice } from "./LabelChoice";

/** Filters by calls, with their labels. The value is `<resource>.<call>`; an address may contain only a part of it. */
export const CallFilter = defineFilter<FilterProps>({
  keys: ({ source }) => [source],
  Editor: (bound) => {
    const { calls, isPending } = useKinds();
    return <LabelChoice {...bound} names={calls} isPending={isPending} unknown={(of) => of} />;
  },
  Summary: ({ props: { source }, values }) => {
    const { calls } = useKinds();
    return toValueList(values[source])
      .map((of) => calls.find((call) => call.of === of)?.label ?? String(of))
      .join(", ");
  },
});
