// The views of the list, the shown one, and the differences from it.
import { hashKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useListContext, useResourceContext, useStore, useStoreContext } from "ra-core";
import { useContext, useEffect, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { isBlank } from "../../../src/framework/resource/valueAt";
import { useArrangement } from "../../../src/framework/list/arrangement";
import { DEFAULT_COLUMN_ARRANGEMENT } from "../../../src/framework/list/columns/KeptColumns";
import { useDensity } from "../../../src/framework/list/table/density";
import { useListSetup } from "../../../src/framework/list/table/ListSetup";
import { moveLocalViews } from "./moveLocalViews";
import type { View, ViewSort, ViewValue } from "./View";
import { NOT_ARRANGED, ViewPlaceContext } from "./ViewPlaceContext";
import { viewQuery, QUERY_WITHOUT_VIEW } from "./viewAddress";
import {
  localViewsKey,
  readLocalViews,
  maySaveViews,
  areViewsOnPlatform,
  platformViews,
  type LocalView,
  toViews,
} from "./viewStores";
import { useApplyView } from "./ViewProvider";

const NONE: readonly View[] = [];
const NOTHING_HERE: readonly LocalView[] = [];

export const viewsKey = (resource: string) => ["views", resource];

export interface Views {
  readonly all: readonly View[];
  /** The view that is shown; null if the list is shown without a view. */
  readonly current: View | null;
  /** Whether filters, order, columns or density differ from those of the view. */
  readonly differs: boolean;
  /** The present state of the list, in the form of a view. */
  readonly shown: ViewValue;
  /** Names of fields of the view that the list does not have. */
  readonly leftOut: readonly string[];
  open(view: Pick<View, "id" | "value"> | null): void;
}

const RANK = { list: 0.5, own: 1, browser: 1, owner: 2, role: 3 } as const;
const rankOf = ({ opens, whose }: View): number => (opens ? 0 : RANK[whose]);

/**
 * The order of views: the default view of the list, other views of the definition, the person's own views, views of
 * other people. Each group is sorted by name.
 */
const inOrder = (views: readonly View[]): readonly View[] =>
  views.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || (one.whose === "list" ? 0 : one.name.localeCompare(other.name)),
  );

const filled = (value: ViewValue, sort: ViewSort): ViewValue => ({
  filter: value.filter ?? {},
  sort: value.sort ?? sort,
  columns: value.columns ?? DEFAULT_COLUMN_ARRANGEMENT,
  density: value.density ?? "standard",
});

const missingColumns = (
  { value: { columns = DEFAULT_COLUMN_ARRANGEMENT } }: View,
  declared: ReadonlySet<string>,
): readonly string[] => columns.order.filter((source) => !declared.has(source) && !columns.hidden.includes(source));

export const useViews = (): Views => {
  const resource = useResourceContext() ?? "";
  const place = useContext(ViewPlaceContext);
  const { filterValues, sort } = useListContext();
  const { columns } = useListSetup();
  const [density] = useDensity();
  const { arranged } = useArrangement();
  const arrange = useApplyView();
  const navigate = useNavigate();
  const store = useStoreContext();
  const queries = useQueryClient();
  const [saved] = useStore<readonly LocalView[]>(localViewsKey(resource), NOTHING_HERE);
  const { data: there = NONE, isSuccess } = useQuery({
    queryKey: viewsKey(resource),
    queryFn: () => platformViews.list(resource),
    enabled: areViewsOnPlatform(),
    retry: false,
    staleTime: 60_000,
  });
  useEffect(() => {
    if (!isSuccess || !maySaveViews() || readLocalViews(store, resource).length === 0) return;
    void moveLocalViews(store, resource).then(() => queries.invalidateQueries({ queryKey: viewsKey(resource) }));
  }, [isSuccess, store, resource, queries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `saved` is the stored text, which changes with each write
  const all = useMemo(
    () => inOrder([...(place?.shipped ?? NONE), ...there, ...toViews(readLocalViews(store, resource))]),
    [place?.shipped, there, saved, store, resource],
  );
  const current = all.find((view) => view.id === place?.view) ?? null;
  useEffect(() => {
    // If the address comes from another browser, the columns of its view are not applied yet.
    if (current !== null && arranged === null) arrange(resource, current);
  }, [current, arranged, arrange, resource]);
  const by: ViewSort = { field: sort.field, order: sort.order };
  const first = place?.sort ?? by;
  const filter = Object.fromEntries(Object.entries(filterValues).filter(([, value]) => !isBlank(value)));
  const shown: ViewValue = { filter, sort: by, columns: columns.kept, density };
  const base = current === null ? { ...shown, filter: {}, sort: first } : filled(current.value, first);
  return {
    all,
    current,
    shown,
    differs: (current === null || arranged !== null) && hashKey([shown]) !== hashKey([base]),
    leftOut:
      current === null
        ? []
        : [...current.leftOut, ...missingColumns(current, new Set(columns.all.map(({ source }) => source)))],
    open(view) {
      if (view === null) store.setItem(`${resource}.arranged`, NOT_ARRANGED);
      else arrange(resource, view);
      navigate({ search: view === null ? QUERY_WITHOUT_VIEW : viewQuery(view) });
    },
  };
};
