import { ListBase, useListContext, useResourceContext, useStore, useTranslate } from "ra-core";
import { useMemo, useState } from "react";
import { ActionHost } from "../../actions";
import { Icon } from "../../icons";
import { useResourceProps } from "../../resource";
import { valueAt } from "../../value";
import type { Row } from "../columns/ColumnSpec";
import { readColumns } from "../columns/readColumns";
import { DelayedInput } from "../filters/DelayedInput";
import { ListFrame } from "../ListFrame";
import type { ListViewProps } from "../ListView";
import { PageNames } from "../PageNames";
import { CardList } from "../table/CardList";
import { ListSetupContext } from "../table/ListSetup";
import { ListTable } from "../table/ListTable";
import { useNarrow } from "../table/useNarrow";
import { useRowsState } from "../tools/useRowsState";
import { useListSetupValue } from "../useListSetupValue";
import { AddChild } from "./AddChild";
import { treeRows } from "./treeRows";

export interface TreeListViewProps extends Omit<ListViewProps, "filters" | "sort" | "storeKey"> {
  /** The field that holds the parent's key; 0 or none for a root. */
  readonly parent: string;
  /** The field that orders siblings. */
  readonly order?: string | null;
  /** Taken, and not needed: the search looks at every column. */
  readonly filters?: ListViewProps["filters"];
  readonly sort?: ListViewProps["sort"];
}

/** A tree is loaded whole, so that it can be opened and searched at once. */
const ALL = 10_000;
const quiet = () => undefined;
const NONE_FOLDED: readonly string[] = [];
const NO_ROWS: readonly Row[] = [];

/** The list of a resource whose records lie under one another. */
export const TreeListView = (props: TreeListViewProps) => {
  const { filter, refresh = 0, order } = props;
  return (
    <ListBase
      disableAuthentication
      disableSyncWithLocation
      exporter={false}
      perPage={ALL}
      queryOptions={{ onError: quiet, refetchInterval: refresh > 0 && refresh * 1000 }}
      sort={{ field: order ?? "id", order: "ASC" }}
      {...(filter && { filter })}
    >
      <TreeBody {...props} />
    </ListBase>
  );
};

const TreeBody = (props: TreeListViewProps) => {
  const { children, parent, order = null, rowActions, bulkActions, actions, expand, exports = true } = props;
  const translate = useTranslate();
  const narrow = useNarrow();
  const resource = useResourceContext();
  const title = useResourceProps()?.title;
  const declared = useMemo(() => readColumns(children).map((one) => ({ ...one, sortable: false })), [children]);
  const menu = useMemo(
    () => (
      <>
        <AddChild parent={parent} />
        {rowActions}
      </>
    ),
    [parent, rowActions],
  );
  const setup = useListSetupValue({ declared, rowActions: menu, bulkActions, expand: expand ?? null });
  const { data, isFetching, isPending } = useListContext<Row>();
  const [foldedIds, setFolded] = useStore<readonly string[]>(`${resource}.folded`, NONE_FOLDED);
  const [text, setText] = useState("");
  const all = data ?? NO_ROWS;
  const folded = useMemo(() => new Set(foldedIds), [foldedIds]);
  const tree = useMemo(() => {
    const sought = text.toLowerCase();
    const sources =
      title === undefined ? declared.map((one) => one.source) : [title, ...declared.map((one) => one.source)];
    const matches = (row: Row) =>
      sources.some((source) =>
        String(valueAt(row, source) ?? "")
          .toLowerCase()
          .includes(sought),
      );
    return treeRows(all, { parent, order, folded, matches: sought === "" ? null : matches });
  }, [all, parent, order, folded, text, title, declared]);
  const state = useRowsState(setup.allowed, tree.rows.length);
  const Rows = narrow ? CardList : ListTable;
  const branches = all.filter((row) => tree.childrenOf(row) > 0).map((row) => String(row.id));
  const toggle = (row: Row) => {
    const id = String(row.id);
    setFolded(folded.has(id) ? foldedIds.filter((one) => one !== id) : [...foldedIds, id]);
  };
  return (
    <ActionHost>
      <ListSetupContext value={setup}>
        <ListFrame
          filters={[]}
          actions={actions}
          exports={exports}
          search={
            <search className="kit-filters">
              <span className="kit-search">
                <Icon name="search" size={16} />
                <DelayedInput
                  className="kit-box"
                  type="search"
                  value={text}
                  aria-label={translate("kit.tree.search")}
                  placeholder={translate("kit.tree.search")}
                  onSettle={(typed) => setText(typed.trim())}
                />
              </span>
              <button type="button" className="kit-button kit-plain" onClick={() => setFolded([])}>
                {translate("kit.tree.unfold")}
              </button>
              <button type="button" className="kit-button kit-plain" onClick={() => setFolded(branches)}>
                {translate("kit.tree.fold")}
              </button>
            </search>
          }
          pager={
            <footer className="kit-pager" role="status">
              {isPending ? "" : translate("kit.tree.count", { count: all.length })}
            </footer>
          }
        >
          <PageNames columns={setup.columns.visible}>
            <Rows
              rows={tree.rows}
              offset={0}
              total={tree.rows.length}
              reserve={10}
              state={
                text !== "" && tree.rows.length === 0 && !isPending ? NOTHING(translate("kit.empty.filtered")) : state
              }
              stale={isFetching === true && isPending}
              label={translate(`${resource}.name`, { _: resource })}
              tree={{
                levelOf: tree.levelOf,
                isFolded: (row) => (tree.childrenOf(row) === 0 ? undefined : text === "" && folded.has(String(row.id))),
                toggle,
              }}
            />
          </PageNames>
        </ListFrame>
      </ListSetupContext>
    </ActionHost>
  );
};

const NOTHING = (message: string) => ({ message: <p className="kit-quiet">{message}</p> });
