import type { ReactNode } from "react";
import { useTranslate } from "ra-core";
import { Change } from "../Change";

/** How it is read, and what a spreadsheet holds of it. */
export interface TableCell {
  readonly text: string;
  /** Digits, for a number; the text otherwise. */
  readonly raw: string;
  /** Against the period before. */
  readonly change?: { readonly now: number; readonly before: number };
}
export interface TableRow {
  readonly key: string;
  readonly cells: readonly TableCell[];
  /** The mark the picture has for this row. */
  readonly mark?: ReactNode;
}
export interface ChartNumbers {
  /** The first names the row, the others are numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export const cell = (text: string, raw: string | number = text, change?: TableCell["change"]): TableCell => ({
  text,
  raw: String(raw),
  ...(change && { change }),
});

/** The numbers of a picture: what the eye cannot take from it, and all there is without eyes. */
export const ChartTable = ({ title, numbers }: { readonly title: string; readonly numbers: ChartNumbers }) => {
  const translate = useTranslate();
  return (
    <section
      className="statistics-table"
      aria-label={translate("statistics.table_of", { title })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {numbers.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.rows.map(({ key, cells, mark }) => (
            <tr key={key}>
              {cells.map(({ text, change }, at) =>
                at === 0 ? (
                  <th key={numbers.columns[at]} scope="row">
                    {mark}
                    {text}
                  </th>
                ) : (
                  <td key={numbers.columns[at]}>
                    {text}
                    {change ? <Change {...change} than={translate("statistics.period_before")} /> : null}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
