import { ListBase, type SortPayload, useListContext, useResourceContext, useTranslate } from "ra-core";
import { type ReactNode, useMemo } from "react";
import { ActionHost } from "../actions/ActionHost";
import { usePermanentFilter } from "../resource/related";
import type { Row } from "../resource/Row";
import { readColumns } from "./columns/readColumns";
import { readFilters } from "./filters/defineFilter";
import { ListFrame } from "./ListFrame";
import { PageNames } from "./PageNames";
import { Pager } from "./pager/Pager";
import { CardList } from "./table/CardList";
import { ListSetupContext } from "./table/ListSetup";
import { ListTable } from "./table/ListTable";
import { useNarrow } from "../ui/useNarrow";
import { useRowsState } from "./tools/useRowsState";
import { useListSetupValue } from "./useListSetupValue";
import { PAGE_SIZE, usePageSize } from "./pager/pageSize";

export interface ListViewProps {
  /** Columns. */
  readonly children: ReactNode;
  readonly sort?: SortPayload;
  /** Filter elements, in order; the first text filter becomes the search box. */
  readonly filters?: ReactNode;
  /** Items of each row's menu, under that row's record. */
  readonly rowActions?: ReactNode;
  /** Buttons over chosen rows. */
  readonly bulkActions?: ReactNode;
  /** Buttons on the list as a whole. */
  readonly actions?: ReactNode;
  /** Drawn under a row when opened. */
  readonly expand?: (row: Row) => ReactNode;
  /** Seconds between looks; 0 for never. */
  readonly refresh?: number;
  /** Whether what is filtered may be exported; true unless told. */
  readonly exports?: boolean;
  /** Always applied, unseen. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** Keeps page and filters to itself instead of in the address: a list inside another screen. */
  readonly storeKey?: string;
}

/** An error is shown in the list itself, where it can be retried. */
const quiet = () => undefined;

/** The list of a resource: filters, a table that draws only what is seen, pages, selection and actions. */
export const ListView = (props: ListViewProps) => {
  const { sort, refresh = 0 } = props;
  const resource = useResourceContext();
  const [size] = usePageSize(resource);
  const permanent = usePermanentFilter();
  const filter = permanent ? { ...props.filter, ...permanent } : props.filter;
  const storeKey = props.storeKey ?? (permanent ? `${resource}.under.${JSON.stringify(permanent)}` : undefined);
  return (
    <ListBase
      disableAuthentication
      exporter={false}
      perPage={size}
      queryOptions={{ onError: quiet, refetchInterval: refresh > 0 && refresh * 1000 }}
      {...(sort && { sort })}
      {...(filter && { filter })}
      {...(storeKey && { storeKey, disableSyncWithLocation: true })}
    >
      <ListBody {...props} inAddress={storeKey === undefined} />
    </ListBase>
  );
};

interface ListBodyProps extends ListViewProps {
  readonly inAddress: boolean;
}

const ListBody = (props: ListBodyProps) => {
  const { children, filters, rowActions, bulkActions, actions, expand, exports = true, inAddress } = props;
  const translate = useTranslate();
  const narrow = useNarrow();
  const resource = useResourceContext();
  const declared = useMemo(() => readColumns(children), [children]);
  const bar = useMemo(() => readFilters(filters), [filters]);
  const setup = useListSetupValue({ declared, rowActions, bulkActions, expand: expand ?? null });
  const { data, total, page, perPage, isFetching, isPlaceholderData } = useListContext<Row>();
  const rows = data ?? NO_ROWS;
  const state = useRowsState(setup.allowed, rows.length);
  const Rows = narrow ? CardList : ListTable;
  return (
    <ActionHost>
      <ListSetupContext value={setup}>
        <ListFrame filters={bar} actions={actions} exports={exports} pager={<Pager inAddress={inAddress} />}>
          <PageNames columns={setup.columns.visible}>
            <Rows
              rows={rows}
              offset={(page - 1) * perPage}
              total={total}
              reserve={total === undefined || total > perPage ? Math.min(perPage, PAGE_SIZE) : 0}
              state={state}
              stale={isFetching === true && isPlaceholderData === true}
              label={translate(`${resource}.plural`, { _: resource })}
            />
          </PageNames>
        </ListFrame>
      </ListSetupContext>
    </ActionHost>
  );
};

const NO_ROWS: readonly Row[] = [];
