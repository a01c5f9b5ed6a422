import Skeleton from "@mui/material/Skeleton";
import { RecordContext, useRecordContext } from "ra-core";
import { Suspense, useMemo } from "react";
import type { Ability } from "../../../shared/schema/abilities";
import type { Reference } from "../wire/contract";
import { PermanentFilterProvider } from "../resource/related";
import { ResourceScreen } from "../resource/resource";
import { valueAt } from "../resource/valueAt";
import { useRelatedView } from "./useRelatedView";

export interface RelatedListProps {
  readonly of: Reference;
  /** The field of the other resource. */
  readonly target: string;
  /** The field of the shown record with the same value. */
  readonly source: string;
  /** The ability of the platform that the list needs. */
  readonly needs?: Ability;
}

/** The records of another resource that belong to the shown one: that resource's own list with a permanent filter. */
export const RelatedList = ({ of, target, source }: RelatedListProps) => {
  const value = valueAt(useRecordContext(), source);
  const filter = useMemo(() => ({ [target]: value }), [target, value]);
  const { props, List } = useRelatedView(of.resource);
  if (props === null || List === null) return <Skeleton variant="rounded" height={240} sx={{ m: 2 }} />;
  return (
    <ResourceScreen resource={props}>
      <PermanentFilterProvider value={filter}>
        {/* The rows are records themselves. No part of the list may take the shown record for its row. */}
        <RecordContext.Provider value={undefined}>
          <Suspense fallback={<Skeleton variant="rounded" height={240} sx={{ m: 2 }} />}>
            <List />
          </Suspense>
        </RecordContext.Provider>
      </PermanentFilterProvider>
    </ResourceScreen>
  );
};
