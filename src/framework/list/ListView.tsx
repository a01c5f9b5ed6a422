import { ListBase, useListContext, useResourceContext, useTranslate } from "ra-core";
import { useContext, useMemo } from "react";
import { MAX_RELATED_ROWS, type PermanentFilter, RowsBelowContext, usePermanentFilter } from "../resource/related";
import { useMissingFields, usePresent } from "../resource/missing";
import { useHiddenFields, useOfferedFilters } from "../resource/personal";
import type { Row } from "../resource/Row";
import type { ColumnSpec } from "./columns/ColumnSpec";
import { readColumns } from "./columns/readColumns";
import { readFilters } from "./filters/defineFilter";
import { ListFrame } from "./ListFrame";
import { Pager } from "./pager/Pager";
import { CardList } from "./table/CardList";
import { useAllRows } from "./table/keylessRows";
import { ListTable } from "./table/ListTable";
import { useNarrow } from "../ui/useNarrow";
import { Fills, useParts, Within } from "../slots";
import { ListInAddressContext } from "./arrangement";
import type { ListViewProps } from "./ListViewProps";
import { aroundList, listFoot, treeList } from "./slots";
import { useRowsState } from "./tools/useRowsState";
import { useListSetupValue } from "./useListSetupValue";
import { PAGE_SIZE, usePageSize } from "./pager/pageSize";

/** There is no toast: the list itself shows the error, with a button to retry. */
const quiet = () => undefined;

/** The list of a resource. Below another record, a tree is a flat list, because most of it is missing there. */
export const ListView = (props: ListViewProps) => {
  const [Tree] = useParts(treeList);
  const { parent } = props;
  const isBelow = usePermanentFilter() !== null;
  return Tree === undefined || parent === undefined || isBelow ? (
    <Pages {...props} />
  ) : (
    <Tree {...props} parent={parent} />
  );
};

/** Filters, pages, selection, actions, and a table that renders only visible rows. */
const Pages = (props: ListViewProps) => {
  const { sort, views, children: columns, refresh = 0 } = props;
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
      perPage={permanent ? MAX_RELATED_ROWS : size}
      queryOptions={{ onError: quiet, refetchInterval: refresh > 0 && refresh * 1000 }}
      {...(sort && { sort })}
      {...(filter && { filter })}
      {...(storeKey && { storeKey, disableSyncWithLocation: true })}
    >
      <ListBody {...props} inAddress={inAddress} />
    </ListBase>
  );
  return (
    <ListInAddressContext value={inAddress}>
      {inAddress ? (
        <Within of={aroundList} props={{ ...(sort && { sort }), ...(views && { views }), columns }}>
          {list}
        </Within>
      ) : (
        list
      )}
    </ListInAddressContext>
  );
};

/** The columns of rows below a record, except the one that refers to this record. */
const withoutParent = (parts: readonly ColumnSpec[], parent: PermanentFilter | null): readonly ColumnSpec[] =>
  parts.filter(({ source }) => parent === null || !Object.hasOwn(parent, source));

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
  const isShort = parent !== null;
  const bar = useMemo(() => (isShort ? [] : readFilters(offered)), [offered, isShort]);
  const summing = usePresent(sums);
  const summed = useMemo(
    () => readColumns(summing).filter(({ source }) => !hidden.includes(source)),
    [summing, hidden],
  );
  const setup = useListSetupValue({ declared, rowActions, bulkActions, filters: bar, permanent });
  const { total, page, perPage, isFetching, isPlaceholderData } = useListContext<Row>();
  const rows = useAllRows();
  const state = useRowsState(setup.allowed, rows.length);
  const Rows = narrow ? CardList : ListTable;
  const below = useContext(RowsBelowContext);
  const pager = !isShort && (
    <>
      <Fills of={listFoot} props={{ summed }} />
      <Pager inAddress={inAddress} />
    </>
  );
  return (
    <ListFrame setup={setup} filters={bar} actions={actions} pager={pager}>
      <Rows
        rows={rows}
        offset={(page - 1) * perPage}
        total={total}
        reserve={below ?? (total === undefined || total > perPage ? Math.min(perPage, PAGE_SIZE) : 0)}
        state={state}
        stale={isFetching === true && isPlaceholderData === true}
        label={translate(`${resource}.plural`, { _: resource })}
      />
    </ListFrame>
  );
};
