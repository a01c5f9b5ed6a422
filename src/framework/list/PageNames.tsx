import { useListContext } from "ra-core";
import { type ReactNode, useMemo } from "react";
import { ReferenceNames } from "../value/ReferenceNames";
import { splitToList } from "../value/formats";
import { valueAt } from "../resource/valueAt";
import type { ColumnSpec } from "./columns/ColumnSpec";
import type { Row } from "../resource/Row";

const isKey = (value: unknown): value is string | number =>
  (typeof value === "string" && value !== "") || (typeof value === "number" && value !== 0);

/** Looks up the names of all records that the page's rows refer to. Each resource is requested once. */
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
      for (const row of data ?? []) for (const one of splitToList(valueAt(row, source))) if (isKey(one)) known.add(one);
      ids.set(rule.of.resource, known);
    }
    return [...ids].map(([resource, keys]) => ({ resource, ids: [...keys] }));
  }, [columns, data]);
  return <Nested lookups={wanted}>{children}</Nested>;
};

interface NestedProps {
  readonly lookups: readonly { readonly resource: string; readonly ids: readonly (string | number)[] }[];
  readonly children: ReactNode;
}

const Nested = ({ lookups: [first, ...others], children }: NestedProps) =>
  first === undefined ? (
    children
  ) : (
    <ReferenceNames resource={first.resource} ids={first.ids}>
      <Nested lookups={others}>{children}</Nested>
    </ReferenceNames>
  );
