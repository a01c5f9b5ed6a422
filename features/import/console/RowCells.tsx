import { visibleText } from "../../sheets/book/cellText";
import { newValueText, changeWords, oldValueText } from "./changeWords";
import type { ImportState } from "./ImportState";
import type { RowView } from "./ImportPlan";

export interface RowCellsProps {
  readonly state: ImportState;
  readonly row: RowView;
}

/** The cells of a row as they are in the file, or the values before and after the row changes them. */
export const RowCells = ({ state: { columns, mapping }, row }: RowCellsProps) => {
  const wrong = new Set(row.problems.map(({ field }) => field));
  return columns.map(({ at }) => {
    const field = mapping[at];
    const text = visibleText(row.cells[at] ?? "");
    const change = row.changes.find((one) => one.field === field);
    const understood = row.understood[at];
    const shown = understood === undefined ? text : `${text} → ${understood}`.trim();
    const said = change === undefined ? shown : changeWords(change);
    const becomes = change === undefined ? understood : newValueText(change);
    return (
      <td
        key={at}
        title={said}
        data-wrong={(field !== undefined && wrong.has(field)) || undefined}
        data-left={field === undefined || undefined}
        data-changed={change !== undefined || undefined}
      >
        {becomes === undefined ? (
          text
        ) : (
          <>
            {change === undefined ? text : <del>{oldValueText(change)}</del>}
            {/* A separate line, so that long text in the cells does not cut it off. */}
            <span>
              → <ins>{becomes}</ins>
            </span>
          </>
        )}
      </td>
    );
  });
};
