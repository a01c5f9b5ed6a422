import {
  ListBase,
  ListContextProvider,
  type SortPayload,
  useListContext,
  useLocale,
  useResourceContext,
  useStore,
  useTranslate,
} from "ra-core";
import { useMemo, useState } from "react";
import { MAX_RECORDS_PER_REQUEST } from "../../../src/framework/resource/atOnce";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { isBlank, valueAt } from "../../../src/framework/resource/valueAt";
import type { Row } from "../../../src/framework/resource/Row";
import { usePresent } from "../../../src/framework/resource/missing";
import { useOfferedFilters } from "../../../src/framework/resource/personal";
import { readColumns } from "../../../src/framework/list/columns/readColumns";
import { readFilters } from "../../../src/framework/list/filters/defineFilter";
import { PAGE_SIZE } from "../../../src/framework/list/pager/pageSize";
import { ListFrame } from "../../../src/framework/list/ListFrame";
import type { TreeListProps } from "../../../src/framework/list/ListViewProps";
import { CardList } from "../../../src/framework/list/table/CardList";
import { useAllRows } from "../../../src/framework/list/table/keylessRows";
import { ListTable } from "../../../src/framework/list/table/ListTable";
import { useNarrow } from "../../../src/framework/ui/useNarrow";
import { Within } from "../../../src/framework/slots";
import { ListInAddressContext } from "../../../src/framework/list/arrangement";
import { aroundList } from "../../../src/framework/list/slots";
import { useRowsState } from "../../../src/framework/list/tools/useRowsState";
import { useListSetupValue } from "../../../src/framework/list/useListSetupValue";
import { formatNumber } from "../../../src/framework/value/formats";
import { isKeyless } from "../../../src/framework/wire/keyless";
import { AddChild } from "./AddChild";
import { FiltersInAddress } from "./FiltersInAddress";
import { matchesFilters } from "./matchesFilters";
import { TreeSearch } from "./TreeSearch";
import { visibleTreeRows } from "./treeRows";
import { useSelectedItem } from "./useSelectedItem";

const quiet = () => undefined;
/**
 * Widths of the column of names, in pixels, which must stay readable at deep levels: the largest width at first, and
 * the smallest if there is little room.
 */
const WIDEST = 400;
const LEAST = 340;
const NONE_FOLDED: readonly string[] = [];
const NOTHING_FOLDED: ReadonlySet<string> = new Set();

/** The list of a resource whose records form a tree. All records are loaded. */
export const TreeListView = (props: TreeListProps) => {
  const { filter, refresh = 0, order, views, children: columns } = props;
  const sort: SortPayload = { field: order ?? "id", order: "ASC" };
  return (
    <ListInAddressContext value>
      <Within of={aroundList} props={{ sort, ...(views && { views }), columns }}>
        <ListBase
          disableAuthentication
          disableSyncWithLocation
          exporter={false}
          // The whole tree is loaded, so that it can be expanded and searched without requests.
          perPage={MAX_RECORDS_PER_REQUEST}
          queryOptions={{ onError: quiet, refetchInterval: refresh > 0 && refresh * 1000 }}
          sort={sort}
          {...(filter && { filter })}
        >
          <FiltersInAddress>
            <TreeBody {...props} />
          </FiltersInAddress>
        </ListBase>
      </Within>
    </ListInAddressContext>
  );
};

const TreeBody = (props: TreeListProps) => {
  const { children, filters, parent, order = null, rowActions, bulkActions, actions } = props;
  const translate = useTranslate();
  const language = useLocale();
  const narrow = useNarrow();
  const resource = useResourceContext();
  const title = useResourceProps()?.title;
  const columns = usePresent(children);
  const offered = useOfferedFilters(filters);
  const declared = useMemo(
    () =>
      readColumns(columns).map((one, at) => ({
        ...one,
        sortable: false,
        ...(at === 0 && { width: Math.max(WIDEST, one.width), least: LEAST }),
      })),
    [columns],
  );
  const bar = useMemo(() => readFilters(offered), [offered]);
  const menu = useMemo(
    () => (
      <>
        <AddChild parent={parent} />
        {rowActions}
      </>
    ),
    [parent, rowActions],
  );
  const list = useListContext<Row>();
  const { isPending, filterValues, total = 0 } = list;
  const [foldedIds, setFolded] = useStore<readonly string[]>(`${resource}.folded`, NONE_FOLDED);
  const [text, setText] = useState("");
  const all = useAllRows();
  const whole = useMemo(
    () => visibleTreeRows(all, { parent, order, folded: NOTHING_FOLDED, matches: null }),
    [all, parent, order],
  );
  const { row: selected, select } = useSelectedItem(whole.rows, parent);
  // The branches that contain the selected item are always unfolded.
  const around = useMemo(() => (selected ? whole.aboveOf(selected) : []), [whole, selected]);
  const folded = useMemo(() => new Set(foldedIds.filter((id) => !around.includes(id))), [foldedIds, around]);
  // All matches are shown, even in folded branches.
  const narrowed = text !== "" || Object.values(filterValues).some((value) => !isBlank(value));
  const tree = useMemo(() => {
    const sought = text.toLowerCase();
    const sources =
      title === undefined ? declared.map((one) => one.source) : [title, ...declared.map((one) => one.source)];
    const found = (row: Row) =>
      sources.some((source) =>
        String(valueAt(row, source) ?? "")
          .toLowerCase()
          .includes(sought),
      ) && matchesFilters(row, filterValues);
    return visibleTreeRows(all, { parent, order, folded, matches: narrowed ? found : null });
  }, [all, parent, order, folded, text, title, declared, filterValues, narrowed]);
  const found = useMemo(() => {
    const ids = tree.found.flatMap(({ id }) => (isKeyless(id) ? [] : [id]));
    const among = new Set(ids);
    return { ids, among, drawn: tree.rows.filter((row) => among.has(row.id) && !tree.isGuide(row)) };
  }, [tree]);
  const setup = useListSetupValue({ declared, rowActions: menu, bulkActions, ids: found.ids });
  const isWhole = total <= all.length;
  const framed = useMemo(
    () => ({
      ...setup,
      tree: {
        ids: narrowed || isWhole ? found.ids : null,
        isNarrowed: narrowed,
        // While the tree is filtered, no branch is folded.
        whole: narrowed ? tree : whole,
        belowOf: tree.belowOf,
      },
    }),
    [setup, narrowed, isWhole, found, tree, whole],
  );
  const chosen = new Set(list.selectedIds);
  // Ancestors that only show where a match is are not selected, counted or exported.
  const context =
    list.data === undefined
      ? list
      : {
          ...list,
          data: found.drawn,
          total: found.ids.length,
          selectedIds: found.ids.filter((id) => chosen.has(id)),
          onSelect: (ids: Row["id"][]) => list.onSelect(ids.filter((id) => found.among.has(id))),
          onSelectAll: () => list.onSelect([...found.ids]),
        };
  const number = (value: number) => formatNumber(value, language);
  const foot = narrowed
    ? translate("ui.tree.found", { count: number(found.ids.length), total: number(all.length) })
    : translate("ui.tree.count", { count: number(all.length) });
  const state = useRowsState(setup.allowed, tree.rows.length);
  const Rows = narrow ? CardList : ListTable;
  const branches = all.filter((row) => tree.childrenOf(row) > 0).map((row) => String(row.id));
  const toggle = (row: Row) => {
    const id = String(row.id);
    const others = foldedIds.filter((one) => one !== id);
    setFolded(folded.has(id) ? others : [...others, id]);
    if (around.includes(id)) select(row);
  };
  const foldAll = () => {
    setFolded(branches);
    const root = all.find((row) => String(row.id) === around.at(-1));
    if (root) select(root);
  };
  return (
    <ListContextProvider value={context}>
      <ListFrame
        setup={framed}
        filters={bar}
        actions={actions}
        search={
          <TreeSearch
            text={text}
            onSearch={setText}
            onExpand={narrowed || !branches.some((id) => folded.has(id)) ? null : () => setFolded(NONE_FOLDED)}
            onFold={narrowed || branches.every((id) => folded.has(id)) ? null : foldAll}
          />
        }
        pager={
          isPending ? null : (
            <div className="ui-pager" role="status">
              {foot}
              {!isWhole && ` ${translate("ui.tree.first", { count: number(all.length), total: number(total) })}`}
            </div>
          )
        }
      >
        <Rows
          rows={tree.rows}
          offset={0}
          total={tree.rows.length}
          reserve={isPending ? PAGE_SIZE : 0}
          state={text !== "" && tree.rows.length === 0 && !isPending ? NOTHING(translate("ui.empty.filtered")) : state}
          stale={false}
          label={translate(`${resource}.plural`, { _: resource })}
          tree={{
            levelOf: tree.levelOf,
            isFolded: (row) => (narrowed || tree.childrenOf(row) === 0 ? undefined : folded.has(String(row.id))),
            isGuide: tree.isGuide,
            toggle,
            isSelected: (row) => row.id === selected?.id,
            select: (row) => !isKeyless(row.id) && select(row),
          }}
        />
      </ListFrame>
    </ListContextProvider>
  );
};

const NOTHING = (message: string) => ({ message: <p className="ui-quiet">{message}</p> });
