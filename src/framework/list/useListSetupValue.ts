import { useListContext, useNavigate, useResourceContext } from "ra-core";
import { type ReactNode, useCallback, useMemo, useRef } from "react";
import type { OriginList } from "./OriginList";
import { useAllowedActions } from "../resource/access";
import { useResourcePath, useResourceProps } from "../resource/resource";
import { textAt } from "../resource/valueAt";
import { usePermanentFilter } from "../resource/related";
import type { ColumnSpec } from "./columns/ColumnSpec";
import type { Row } from "../resource/Row";
import { useColumnPreferences } from "./columns/useColumnPreferences";
import type { ListSetup } from "./table/ListSetup";
import { isKeyless } from "../wire/keyless";
import type { FilterSpec } from "./filters/FilterKind";
import { rowTools, selectionTools } from "./slots";
import { useParts } from "../slots";

/** The first column names the record. It gets enough room for the name. */
const withRoom = (column: ColumnSpec): ColumnSpec => ({ ...column, width: Math.max(210, column.width) });

export interface SetupOptions {
  readonly declared: readonly ColumnSpec[];
  readonly rowActions: ReactNode;
  readonly bulkActions: ReactNode;
  readonly filters?: readonly FilterSpec[];
  /** The fixed filter of the list. Null for a tree, because a tree requests all its rows. */
  readonly permanent?: Readonly<Record<string, unknown>> | null;
  /** The keys of a tree's rows, in the order of the tree. */
  readonly ids?: readonly Row["id"][] | null;
}

const UNFILTERED: readonly FilterSpec[] = [];
const NONE_LEFT: ReadonlySet<string> = new Set();

/** Makes the ListSetup, which all parts of a list share. */
export const useListSetupValue = (options: SetupOptions): ListSetup => {
  const { declared, rowActions, bulkActions, filters = UNFILTERED, permanent = null, ids = null } = options;
  const placed = useMemo(() => declared.map((one, at) => (at === 0 ? withRoom(one) : one)), [declared]);
  const columns = useColumnPreferences(placed);
  const isShort = usePermanentFilter() !== null;
  const allowed = useAllowedActions();
  const props = useResourceProps();
  const resource = useResourceContext();
  const paths = useResourcePath();
  const navigate = useNavigate();
  const has = (view: "show" | "edit") => props === null || view in props.views;
  const canEdit = allowed("set") && has("edit");
  const opens = allowed("get") && has("show") ? "show" : canEdit ? "edit" : null;
  const may = useCallback(
    (action: string) => allowed(action) && (props === null || action in props.access),
    [allowed, props],
  );
  const tools = useParts(rowTools);
  const offered = useMemo(() => tools.filter(({ action }) => may(action)), [tools, may]);
  const hasBulk = Array.isArray(bulkActions) ? bulkActions.length > 0 : Boolean(bulkActions);
  const selecting = useParts(selectionTools);
  const selectable =
    !isShort &&
    (may("del") ||
      hasBulk ||
      offered.length > 0 ||
      selecting.some((one) => one.offers({ canEdit, rowActions, allowed })));
  const pathOf = useCallback(
    (row: Row): string | undefined => (opens === null || isKeyless(row.id) ? undefined : paths[opens](row.id)),
    [opens, paths],
  );
  const { filterValues, sort, page, perPage } = useListContext<Row>();
  // The value is read only when a row is opened, so that rows are not rendered again when the page changes.
  const walk = useRef<OriginList>(null);
  walk.current = { filter: { ...filterValues, ...permanent }, sort, page, perPage, ids };
  const open = useCallback(
    (row: Row, newTab: boolean) => {
      const path = pathOf(row);
      if (path === undefined) return;
      if (newTab) window.open(path, "_blank", "noopener");
      else navigate(path, { state: { walk: walk.current } });
    },
    [pathOf, navigate],
  );
  const title = props?.title;
  const titleOf = useCallback(
    (row: Row) => textAt(row, title, isKeyless(row.id) ? (resource ?? "") : `${resource} ${row.id}`),
    [title, resource],
  );
  const left = useRef<ReadonlySet<string>>(NONE_LEFT);
  return useMemo(
    () => ({
      ...{ columns, left, filters, isShort, allowed, opens, canEdit, selectable, rowActions, bulkActions, permanent },
      ...{ rowTools: offered, titleOf, pathOf, open, tree: null },
    }),
    [
      columns,
      filters,
      isShort,
      allowed,
      opens,
      canEdit,
      selectable,
      rowActions,
      bulkActions,
      permanent,
      offered,
      titleOf,
      pathOf,
      open,
    ],
  );
};
