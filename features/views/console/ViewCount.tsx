import { useGetList, useListContext, useLocale, useResourceContext } from "ra-core";
import { useEffect, useState } from "react";
import { formatNumber } from "../../../src/framework/value/formats";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import type { View } from "./View";

const ONE = { page: 1, perPage: 1 } as const;
const UNSORTED = { field: "", order: "ASC" } as const;
/** Milliseconds for which a count is reused. The next value is how long to wait after the rows before counting. */
const KEPT = 60_000;
const LATER = 400;

/**
 * The number of rows of a view. It is requested after the rows of the list, and not shown if the platform does not
 * count.
 */
export const ViewCount = ({ view }: { readonly view: View }) => {
  const language = useLocale() ?? "en";
  const resource = useResourceContext() ?? "";
  const { data, filter } = useListContext();
  const [isLate, setLate] = useState(false);
  const hasRows = data !== undefined;
  useEffect(() => {
    if (!hasRows) return undefined;
    const timer = setTimeout(() => setLate(true), LATER);
    return () => clearTimeout(timer);
  }, [hasRows]);
  const { total, meta } = useGetList(
    resource,
    { pagination: ONE, sort: UNSORTED, filter: { ...filter, ...view.value.filter } },
    { enabled: isLate, staleTime: KEPT, refetchOnWindowFocus: false, retry: false },
  );
  if (total === undefined || factsIn(meta).isMore === true) return null;
  return (
    <span className="ui-view-count" data-act={(view.count !== "all" && total > 0) || undefined}>
      {formatNumber(total, language)}
    </span>
  );
};
