import { useMemo } from "react";
import type { ColumnSpec } from "../../../src/framework/list/columns/ColumnSpec";
import type { FilterSpec } from "../../../src/framework/list/filters/FilterKind";
import { useListSetup } from "../../../src/framework/list/table/ListSetup";

/** How the rows of a list are grouped: by a field, and for a time also by a part of the calendar. */
export interface Grouping {
  readonly column: ColumnSpec;
  readonly per: "day" | "month" | null;
}

const CHOICES: ReadonlySet<string> = new Set(["enum", "reference", "flag"]);

/** The fields to group by: choices, references and times that the list can also be filtered by. */
const groupingsOf = (columns: readonly ColumnSpec[], filters: readonly FilterSpec[]): readonly Grouping[] =>
  columns
    .filter(({ source }) => filters.some((one) => one.source === source))
    .flatMap((column): Grouping[] => {
      if (column.exports.as === "timestamp")
        return [
          { column, per: "day" },
          { column, per: "month" },
        ];
      return CHOICES.has(column.exports.as) ? [{ column, per: null }] : [];
    });

export const groupingKey = ({ column, per }: Grouping): string =>
  per === null ? column.source : `${column.source} ${per}`;

export const useGroupings = (): readonly Grouping[] => {
  const { columns, filters } = useListSetup();
  return useMemo(() => groupingsOf(columns.all, filters), [columns.all, filters]);
};
