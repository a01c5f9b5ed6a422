import { lazy, Suspense } from "react";
import type { ColumnSpec } from "../../../src/framework/list/columns/ColumnSpec";
import { servesRest } from "../../../src/framework/wire/HostInside";
import "./foot.css";
import { useGroupBy } from "./useGroupBy";

const ListSums = lazy(() => import("./ListSums").then((module) => ({ default: module.ListSums })));

/** Reserves the space of the sums until they are loaded. Null for a list without sums and grouping. */
export const SumsFoot = ({ summed }: { readonly summed: readonly ColumnSpec[] }) => {
  const [group] = useGroupBy();
  if (!servesRest("sums") || (summed.length === 0 && group === "")) return null;
  const shadow = <div className="ui-sums-shadow" />;
  return (
    <Suspense fallback={shadow}>
      <ListSums columns={summed} otherwise={shadow} />
    </Suspense>
  );
};
