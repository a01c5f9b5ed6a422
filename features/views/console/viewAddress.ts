import type { View } from "./View";

/** The parameter of an address that names the view. */
export const VIEW_PARAM = "view";
const LANGUAGE = "lang";
/** The parameters that react-admin reads from an address. */
const PARAMS = ["filter", "sort", "order", "page", "perPage"];

export const viewIdIn = (search: string): string | null => new URLSearchParams(search).get(VIEW_PARAM) || null;

/** Whether an address has filters, an order or a page. */
export const hasListQuery = (search: string): boolean => {
  const params = new URLSearchParams(search);
  return PARAMS.some((name) => params.has(name));
};

/** Whether an address has no parameters except the language. */
export const hasOnlyLanguageQuery = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => name === LANGUAGE);

/** The query of a list that shows a view: the view, its filters and its order. */
export const viewQuery = ({ id, value: { filter = {}, sort } }: Pick<View, "id" | "value">): string =>
  `?${new URLSearchParams({
    [VIEW_PARAM]: id,
    filter: JSON.stringify(filter),
    ...(sort && { sort: sort.field, order: sort.order }),
  })}`;

/**
 * The query of a list without a view. It names the order explicitly, because an empty query would open the default
 * view.
 */
export const QUERY_WITHOUT_VIEW = `?${new URLSearchParams({ filter: "{}" })}`;

/** Adds the shown view to an address of the list, because react-admin's own addresses do not contain it. */
export const withView = <To>(to: To, search: string): To => {
  if (typeof to !== "object" || to === null || "pathname" in to || !("search" in to)) return to;
  const view = viewIdIn(search);
  if (view === null || typeof to.search !== "string" || new URLSearchParams(to.search).has(VIEW_PARAM)) return to;
  const next = new URLSearchParams(to.search);
  next.set(VIEW_PARAM, view);
  return { ...to, search: `?${next}` };
};
