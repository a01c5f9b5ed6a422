import { useListContext } from "ra-core";
import { type ReactNode, useMemo } from "react";
import { listOf, ReferenceNames } from "../value";
import { valueAt } from "../value";
import type { ColumnSpec, Row } from "./columns/ColumnSpec";

const isKey = (value: unknown): value is string | number =>
  (typeof value === "string" && value !== "") || (typeof value === "number" && value !== 0);

/** Looks up, once per resource, the names of all records that the page's rows refer to. */
export const PageNames = ({
  columns,
  children,
}: {
  readonly columns: readonly ColumnSpec[];
  readonly children: ReactNode;
}) => {
  const { data } = useListContext<Row>();
  const wanted = useMemo(() => {
    const ids = new Map<string, Set<string | number>>();
    for (const { source, exports: rule } of columns) {
      if (rule.as !== "reference") continue;
      const known = ids.get(rule.of.resource) ?? new Set();
      for (const row of data ?? []) for (const one of listOf(valueAt(row, source))) if (isKey(one)) known.add(one);
      ids.set(rule.of.resource, known);
    }
    return [...ids].map(([resource, keys]) => ({ resource, ids: [...keys] }));
  }, [columns, data]);
  return wanted.reduceRight(
    (inner, { resource, ids }) => (
      <ReferenceNames resource={resource} ids={ids}>
        {inner}
      </ReferenceNames>
    ),
    children,
  );
};
