// The frame around the rows, for flat lists and trees.
import { useListContext, useResourceContext, useTranslate } from "ra-core";
import { type ReactNode, useDeferredValue } from "react";
import { failureWords } from "../resource/failureWords";
import type { FilterSpec } from "./filters/FilterKind";
import { FilterBar } from "./filters/FilterBar";
import { BulkBar } from "./tools/BulkBar";
import { ListTools } from "./tools/ListTools";
import "./list.css";
import { Button } from "../ui/Button";
import { useNarrow } from "../ui/useNarrow";

export interface ListFrameProps {
  readonly filters: readonly FilterSpec[];
  readonly actions: ReactNode;
  readonly exports: boolean;
  /** The list's own search box, before the filters. */
  readonly search?: ReactNode;
  readonly pager: ReactNode;
  readonly children: ReactNode;
}

/**
 * Whether to draw what stands around the rows. False for the first moment: it is drawn while the rows are on their way, and rows
 * that have come go first. At once where its height is not known, so that rows do not move: on phones, and with filters set.
 */
const useReady = (isFiltered: boolean): boolean => {
  const narrow = useNarrow();
  return useDeferredValue(true, narrow || isFiltered);
};

export const ListFrame = ({ filters, actions, exports, search, pager, children }: ListFrameProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { selectedIds, error, data, refetch, filterValues } = useListContext();
  const ready = useReady(Object.keys(filterValues).length > 0);
  return (
    <section className="kit-list" aria-label={translate(`${resource}.plural`, { _: resource })}>
      <div className="kit-list-bar">
        {ready && <FilterBar filters={filters} lead={search} />}
        {ready && <ListTools actions={actions} exports={exports} />}
        {selectedIds.length > 0 && <BulkBar />}
      </div>
      {error && data !== undefined && (
        <p className="kit-list-error" role="alert">
          {failureWords(error, translate)}
          <Button onClick={() => refetch()}>{translate("kit.retry")}</Button>
        </p>
      )}
      {children}
      {ready && pager}
    </section>
  );
};
