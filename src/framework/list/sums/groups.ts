import { useResourceContext, useStore } from "ra-core";
import type { ColumnSpec } from "../columns/ColumnSpec";
import type { FilterSpec } from "../filters/FilterKind";

/** How the rows of a list are grouped: by a field, and for a time by the part of a calendar. */
export interface Grouping {
  readonly column: ColumnSpec;
  readonly per: "day" | "month" | null;
}

const CHOICES: ReadonlySet<string> = new Set(["enum", "reference", "flag"]);

/** What rows can be grouped by: choices, references and times that the list can also be filtered by. */
export const groupingsOf = (columns: readonly ColumnSpec[], filters: readonly FilterSpec[]): readonly Grouping[] =>
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

export const markOf = ({ column, per }: Grouping): string => (per === null ? column.source : `${column.source} ${per}`);

/** What the rows of the current list are grouped by: the mark of a grouping, or "". */
export const useGroupBy = () => useStore(`${useResourceContext()}.group`, "");
