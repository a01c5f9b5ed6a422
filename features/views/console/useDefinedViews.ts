// The views that the definition of a list contains.
import { useResourceContext, useTranslate } from "ra-core";
import { type ReactNode, useMemo } from "react";
import { WHERE_PARAM } from "../../../shared/schema/where/Where";
import { readColumns } from "../../../src/framework/list/columns/readColumns";
import type { DefinedView } from "../../../src/framework/list/ListViewProps";
import { useMissingFields } from "../../../src/framework/resource/missing";
import { useHiddenFields } from "../../../src/framework/resource/personal";
import { can } from "../../../src/framework/wire/Host";
import type { View, ViewValue } from "./View";

/** The prefix of the ids of these views. No id of the platform or of a browser begins with it. */
const SHIPPED = ".";
const NONE: readonly DefinedView[] = [];

const viewValue = ({ when = {}, during, columns, sort }: DefinedView, all: ReactNode): ViewValue => {
  const times = Object.entries(during ?? {}).map(
    ([field, period]) => `${field} ${/^(?:last|next) /.test(period) ? period : `during ${period}`}`,
  );
  const own = readColumns(all).filter(({ extra }) => !extra);
  return {
    filter: { ...when, ...(times.length > 0 && { [WHERE_PARAM]: times.join(" and ") }) },
    ...(sort && { sort }),
    ...(columns && {
      columns: {
        order: columns,
        hidden: own.map(({ source }) => source).filter((source) => !columns.includes(source)),
        widths: {},
        fits: true,
      },
    }),
  };
};

/** The views that use only fields which this platform can filter and this account may see. */
export const useDefinedViews = (views: readonly DefinedView[] = NONE, columns: ReactNode): readonly View[] => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? "";
  const missing = useMissingFields();
  const hidden = useHiddenFields();
  return useMemo(() => {
    const isShown = ({ when = {}, during = {} }: DefinedView) =>
      [...Object.keys(when), ...Object.keys(during)].every(
        (name) => !missing.includes(name) && !hidden.includes(name),
      ) &&
      (can("several", resource) || Object.values(when).every((values) => values.length === 1)) &&
      (can(WHERE_PARAM, resource) || Object.keys(during).length === 0);
    return views.filter(isShown).map((view) => ({
      id: SHIPPED + view.name,
      name: translate(`${resource}.views.${view.name}`),
      whose: "list",
      ...{
        role: "",
        roleKey: "",
        author: "",
        opens: false,
        mayChange: false,
        mayShare: false,
        leftOut: [],
        version: 0,
      },
      value: viewValue(view, columns),
      count: view.count,
    }));
  }, [views, columns, translate, resource, missing, hidden]);
};
