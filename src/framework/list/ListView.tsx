import { ListBase, type SortPayload, useListContext, useResourceContext, useTranslate } from "ra-core";
import { type ReactNode, useMemo } from "react";
import { type PermanentFilter, usePermanentFilter } from "../resource/related";
import { useMissingFields, usePresent } from "../resource/missing";
import { useHiddenFields, useOfferedFilters } from "../resource/personal";
import type { Row } from "../resource/Row";
import { readColumns } from "./columns/readColumns";
import { readFilters } from "./filters/defineFilter";
import { ListFrame } from "./ListFrame";
import { Pager } from "./pager/Pager";
import { CardList } from "./table/CardList";
import { useDrawnRows } from "./table/keylessRows";
import { ListTable } from "./table/ListTable";
import { useNarrow } from "../ui/useNarrow";
import { Fills, Within } from "../slots";
import { InAddress } from "./arrangement";
import { aroundList, listFoot } from "./slots";
import { useRowsState } from "./tools/useRowsState";
import { useListSetupValue } from "./useListSetupValue";
import { PAGE_SIZE, usePageSize } from "./pager/pageSize";

export interface ListViewProps {
  /** Columns. */
  readonly children: ReactNode;
  readonly sort?: SortPayload;
  /** Filter elements in their order. The first text filter becomes the search box. */
  readonly filters?: ReactNode;
  /** Items of the menu of each row. Their record is that row's. */
  readonly rowActions?: ReactNode;
  /** Buttons for the selected rows. */
  readonly bulkActions?: ReactNode;
  /** Columns whose values are summed up. */
  readonly sums?: ReactNode;
  /** Buttons for the list as a whole. */
  readonly actions?: ReactNode;
  /** Seconds between refreshes. 0 turns them off. */
  readonly refresh?: number;
  /** A permanent filter that is not shown. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** When given, the list keeps its page and filters in the store and not in the address: for a list inside another screen. */
  readonly storeKey?: string;
}

/** No toast: the list itself shows an error, with a button to retry. */
const quiet = () => undefined;

/** The list of a resource: filters, pages, selection, actions, and a table that renders only visible rows. */
export const ListView = (props: ListViewProps) => {
  const { sort, refresh = 0 } = props;
  const resource = useResourceContext();
  const { size } = usePageSize(resource);
  const permanent = usePermanentFilter();
  const filter = permanent ? { ...props.filter, ...permanent } : props.filter;
  const storeKey = props.storeKey ?? (permanent ? `${resource}.under.${JSON.stringify(permanent)}` : undefined);
  const inAddress = storeKey === undefined;
  const list = (
    <ListBase
      disableAuthentication
      exporter={false}
      perPage={size}
      queryOptions={{ onError: quiet, refetchInterval: refresh > 0 && refresh * 1000 }}
      {...(sort && { sort })}
      {...(filter && { filter })}
      {...(storeKey && { storeKey, disableSyncWithLocation: true })}
    >
      <ListBody {...props} inAddress={inAddress} />
    </ListBase>
  );
  return (
    <InAddress value={inAddress}>
      {inAddress ? (
        <Within of={aroundList} told={{ sort }}>
          {list}
        </Within>
      ) : (
        list
      )}
    </InAddress>
  );
};

/** What tells the rows below a record apart: not that they are below it. */
const withoutParent = <Part extends { readonly source: string }>(
  parts: readonly Part[],
  parent: PermanentFilter | null,
): readonly Part[] => parts.filter(({ source }) => parent === null || !Object.hasOwn(parent, source));

interface ListBodyProps extends ListViewProps {
  readonly inAddress: boolean;
}

const ListBody = (props: ListBodyProps) => {
  const { children, filters, rowActions, bulkActions, actions, sums, filter, inAddress } = props;
  const translate = useTranslate();
  const narrow = useNarrow();
  const resource = useResourceContext();
  const parent = usePermanentFilter();
  const permanent = useMemo(() => ({ ...filter, ...parent }), [filter, parent]);
  const columns = usePresent(children);
  const hidden = useHiddenFields();
  const missing = useMissingFields();
  const declared = useMemo(
    () =>
      withoutParent(readColumns(columns), parent).map((one) =>
        hidden.includes(one.source) || missing.includes(one.source) ? { ...one, sortable: false } : one,
      ),
    [columns, hidden, missing, parent],
  );
  const offered = useOfferedFilters(filters);
  const bar = useMemo(() => withoutParent(readFilters(offered), parent), [offered, parent]);
  const summing = usePresent(sums);
  const summed = useMemo(
    () => readColumns(summing).filter(({ source }) => !hidden.includes(source)),
    [summing, hidden],
  );
  const setup = useListSetupValue({ declared, rowActions, bulkActions, filters: bar, permanent });
  const { total, page, perPage, isFetching, isPlaceholderData } = useListContext<Row>();
  const rows = useDrawnRows();
  const state = useRowsState(setup.allowed, rows.length);
  const pager = (
    <>
      <Fills of={listFoot} told={{ summed }} />
      <Pager inAddress={inAddress} />
    </>
  );
  const Rows = narrow ? CardList : ListTable;
  return (
    <ListFrame setup={setup} filters={bar} actions={actions} pager={pager}>
      <Rows
        rows={rows}
        offset={(page - 1) * perPage}
        total={total}
        reserve={total === undefined || total > perPage ? Math.min(perPage, PAGE_SIZE) : 0}
        state={state}
        stale={isFetching === true && isPlaceholderData === true}
        label={translate(`${resource}.plural`, { _: resource })}
      />
    </ListFrame>
  );
};
