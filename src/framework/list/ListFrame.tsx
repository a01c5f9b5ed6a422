// The frame around the rows, for flat lists and trees.
import { useListContext, useResourceContext, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { failureWords } from "../resource/failureWords";
import type { FilterSpec } from "./filters/FilterKind";
import { FilterBar } from "./filters/FilterBar";
import { BulkBar } from "./tools/BulkBar";
import { ListTools } from "./tools/ListTools";
import "./list.css";
import { Button } from "../ui/Button";

export interface ListFrameProps {
  readonly filters: readonly FilterSpec[];
  readonly actions: ReactNode;
  readonly exports: boolean;
  /** The list's own search box, before the filters. */
  readonly search?: ReactNode;
  readonly pager: ReactNode;
  readonly children: ReactNode;
}

export const ListFrame = ({ filters, actions, exports, search, pager, children }: ListFrameProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { selectedIds, error, data, refetch } = useListContext();
  return (
    <section className="kit-list" aria-label={translate(`${resource}.plural`, { _: resource })}>
      <div className="kit-list-bar">
        <FilterBar filters={filters} lead={search} />
        <ListTools actions={actions} exports={exports} />
        {selectedIds.length > 0 && <BulkBar />}
      </div>
      {error && data !== undefined && (
        <p className="kit-list-error" role="alert">
          {failureWords(error, translate)}
          <Button onClick={() => refetch()}>{translate("kit.retry")}</Button>
        </p>
      )}
      {children}
      {pager}
    </section>
  );
};
