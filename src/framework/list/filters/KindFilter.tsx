import { Fragment } from "react";
import { KindOfRecord } from "../../resource/KindOfRecord";
import { useKinds } from "../../resource/useKinds";
import { toValueList } from "./CheckOptions";
import { defineFilter } from "./defineFilter";
import type { FilterProps } from "./FilterKind";
import { LabelChoice } from "./LabelChoice";

/** Filters by the kind of record, shown in words: the value is the name of a resource. */
export const KindFilter = defineFilter<FilterProps>({
  keys: ({ source }) => [source],
  Editor: (bound) => {
    const { kinds, isPending } = useKinds();
    return <LabelChoice {...bound} names={kinds} isPending={isPending} unknown={(of) => <KindOfRecord of={of} />} />;
  },
  Summary: ({ props: { source }, values }) =>
    toValueList(values[source]).map((of, at) => (
      <Fragment key={of}>
        {at > 0 ? ", " : ""}
        <KindOfRecord of={String(of)} />
      </Fragment>
    )),
});
