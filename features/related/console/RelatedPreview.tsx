import { LinkBase, RecordContext, useLocale, useRecordContext, useTranslate } from "ra-core";
import { Suspense, useId, useMemo } from "react";
import { listAddress } from "../../../src/framework/resource/listAddress";
import { MAX_RELATED_ROWS, PermanentFilterProvider, RowsBelowContext } from "../../../src/framework/resource/related";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { valueAt } from "../../../src/framework/resource/valueAt";
import type { RelatedListProps } from "../../../src/framework/show/RelatedList";
import { DrawInView } from "../../../src/framework/ui/DrawInView";
import { LoadingLines } from "../../../src/framework/ui/LoadingLines";
import { useNarrow } from "../../../src/framework/ui/useNarrow";
import { formatNumber } from "../../../src/framework/value/formats";
import { AddRelated } from "./AddRelated";
import { useScrollToTab } from "../../../src/framework/show/useScrollToTab";
import { useRelatedView } from "./useRelatedView";

interface RelatedPreviewProps extends Pick<RelatedListProps, "of" | "target" | "source"> {
  /** The number of records in the list. Undefined if it is unknown. */
  readonly total: number | undefined;
}

/** The pixels of a row and of the head, until the list is loaded. */
const ROW = 44;
const HEAD = 40;

/**
 * The first records of another resource that belong to the shown record, and a link to all of them. A phone shows only
 * the link.
 */
export const RelatedPreview = ({ of, target, source, total }: RelatedPreviewProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const narrow = useNarrow();
  const title = useId();
  const value = valueAt(useRecordContext(), source);
  const filter = useMemo(() => ({ [target]: value }), [target, value]);
  const { props, List } = useRelatedView(of.resource);
  const place = useScrollToTab([of.resource]);
  const rows = Math.min(MAX_RELATED_ROWS, total ?? MAX_RELATED_ROWS);
  const height = rows * ROW + HEAD;
  const waiting = <LoadingLines count={rows + 1} height={ROW} />;
  const all = listAddress(props?.path ?? "", filter);
  return (
    <section ref={place} tabIndex={-1} className="ui-record-part" aria-labelledby={title}>
      {props !== null && (
        <ResourceScreen resource={props}>
          <header>
            <h2 id={title}>
              <LinkBase to={all}>{translate(`${props.name}.plural`, { _: props.name })}</LinkBase>
            </h2>
            {total !== undefined && <span className="ui-related-count">{formatNumber(total, language)}</span>}
            <AddRelated parent={filter} />
          </header>
        </ResourceScreen>
      )}
      {!narrow && (
        <DrawInView height={height}>
          {props === null || List === null ? (
            waiting
          ) : (
            <ResourceScreen resource={props}>
              <PermanentFilterProvider value={filter}>
                {/* The rows are records themselves. No part of the list may take the shown record for its row. */}
                <RecordContext.Provider value={undefined}>
                  <RowsBelowContext value={rows}>
                    <Suspense fallback={waiting}>
                      <List />
                    </Suspense>
                  </RowsBelowContext>
                </RecordContext.Provider>
              </PermanentFilterProvider>
            </ResourceScreen>
          )}
        </DrawInView>
      )}
      {!narrow && total !== undefined && total > MAX_RELATED_ROWS && (
        <LinkBase className="ui-related-all" to={all}>
          {translate("related.all", { count: total })}
        </LinkBase>
      )}
    </section>
  );
};
