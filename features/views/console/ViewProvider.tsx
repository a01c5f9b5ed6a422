// A list with views. It opens with the view in its address, with the view of the account's role, or, for a person who
// may decide, with the rows that wait for a decision. It requests rows only after it knows the view.
import {
  RouterProviderContext,
  type RouterNavigateFunction,
  type RouterProvider,
  type SortPayload,
  useGetIdentity,
  useNotify,
  useResourceContext,
  useRouterProvider,
  useStoreContext,
} from "ra-core";
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAllowed } from "../../../src/framework/resource/access";
import { factsIn, rowsIn } from "../../../src/framework/wire/readAnswer";
import { DEFAULT_COLUMN_ARRANGEMENT } from "../../../src/framework/list/columns/KeptColumns";
import type { ListViewProps } from "../../../src/framework/list/ListViewProps";
import { readView } from "./readView";
import { useDefinedViews } from "./useDefinedViews";
import type { View } from "./View";
import { arrangementKey, useViewColumns, ViewPlaceContext } from "./ViewPlaceContext";
import { DecidingContext } from "../../../src/framework/list/slots";
import { type ArrangedColumns, ArrangementContext } from "../../../src/framework/list/arrangement";
import { viewQuery, hasOnlyLanguageQuery, hasListQuery, viewIdIn, QUERY_WITHOUT_VIEW, withView } from "./viewAddress";

/** Keeps the view in the address when react-admin changes the rest of it. */
const keepingView = (router: RouterProvider, search: RefObject<string>): RouterProvider => ({
  ...router,
  useNavigate: () => {
    const navigate = router.useNavigate();
    return useCallback<RouterNavigateFunction>(
      (to, options) => navigate(withView(to, search.current), options),
      [navigate],
    );
  },
});

/** Applies the columns and density of the view before the list reads the person's own. */
export const useApplyView = () => {
  const store = useStoreContext();
  return useCallback(
    (resource: string | undefined, { id, value }: Pick<View, "id" | "value">) => {
      const { columns = DEFAULT_COLUMN_ARRANGEMENT, density = "standard" } = value;
      store.setItem(arrangementKey(resource), { view: id, columns, density });
    },
    [store],
  );
};

/** The order in which react-admin sorts by default. */
const BY_KEY: SortPayload = { field: "id", order: "ASC" };

type Step =
  | { readonly is: "return"; readonly to: string }
  | { readonly is: "open"; readonly view: View }
  | { readonly is: "find"; readonly id: string };

/** The next step before the list can request its rows; null for none. */
const useStep = (resource: string, search: string, shipped: readonly View[]): Step | null => {
  const store = useStoreContext();
  const { identity } = useGetIdentity();
  const mayDecide = useAllowed("set");
  return useMemo(() => {
    const id = viewIdIn(search);
    const own = shipped.find((view) => view.id === id);
    if (own !== undefined && !hasListQuery(search)) return { is: "open", view: own };
    if (id !== null) return hasListQuery(search) ? null : { is: "find", id };
    if (!hasOnlyLanguageQuery(search)) return null;
    const left: unknown = store.getItem(`${resource}.left`);
    if (typeof left === "string") return viewIdIn(left) === null ? null : { is: "return", to: left };
    const opens = rowsIn(factsIn(identity?.account).views).find(({ of }) => of === resource);
    if (opens !== undefined) return { is: "open", view: readView(opens) };
    const waiting = mayDecide && shipped.find(({ count }) => count === "decide");
    return waiting ? { is: "open", view: waiting } : null;
  }, [resource, search, store, identity, shipped, mayDecide]);
};

export interface ViewProviderProps extends Pick<ListViewProps, "sort" | "views"> {
  readonly columns: ReactNode;
  readonly children: ReactNode;
}

/** `sort`: the sort order of the list without a view. */
export const ViewProvider = ({ sort = BY_KEY, views, columns, children }: ViewProviderProps) => {
  const resource = useResourceContext() ?? "";
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const store = useStoreContext();
  const arrange = useApplyView();
  const shipped = useDefinedViews(views, columns);
  const step = useStep(resource, search, shipped);
  const router = useRouterProvider();
  const at = useRef(search);
  at.current = search;
  const kept = useMemo(() => keepingView(router, at), [router]);
  useEffect(() => {
    // Stores the last address of the list in this tab. The role's view is used only when the list is opened for the
    // first time.
    if (step === null) store.setItem(`${resource}.left`, search);
    else if (step.is === "return") navigate({ search: step.to }, { replace: true });
    else if (step.is === "open") {
      arrange(resource, step.view);
      navigate({ search: viewQuery(step.view) }, { replace: true });
    } else {
      const open = (view: View | null) => {
        if (at.current !== search) return;
        if (view === null) notify("ui.view.gone", { type: "warning" });
        else arrange(resource, view);
        navigate({ search: view === null ? QUERY_WITHOUT_VIEW : viewQuery(view) }, { replace: true });
      };
      import("./viewStores").then(({ findView }) => findView(store, resource, step.id)).then(open, () => open(null));
    }
  }, [step, search, resource, store, navigate, notify, arrange]);
  const { field, order } = sort;
  const place = useMemo(
    () => ({ view: viewIdIn(search), sort: { field, order }, shipped }),
    [search, field, order, shipped],
  );
  const { arranged, arrange: keep } = useViewColumns(place.view);
  const arrangement = useMemo(
    () => ({ arranged, arrange: (next: ArrangedColumns) => keep({ ...next, view: place.view ?? "" }) }),
    [arranged, keep, place.view],
  );
  const decides = shipped.find(({ id }) => id === place.view)?.count === "decide";
  if (step !== null) return <section className="ui-list ui-list-opening" aria-busy="true" />;
  return (
    <RouterProviderContext value={kept}>
      <ViewPlaceContext value={place}>
        <ArrangementContext value={arrangement}>
          <DecidingContext value={decides}>{children}</DecidingContext>
        </ArrangementContext>
      </ViewPlaceContext>
    </RouterProviderContext>
  );
};
