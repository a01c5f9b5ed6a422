import type { ReactNode } from "react";
import { useTranslate } from "ra-core";
import { CountChange } from "../CountChange";

/** The text for people, and the value for a spreadsheet. */
export interface TableCell {
  readonly text: string;
  /** The digits of a number, or the text. */
  readonly raw: string;
  /** The numbers of both periods, to show the change. */
  readonly change?: { readonly now: number; readonly before: number };
}
export interface TableRow {
  readonly key: string;
  readonly cells: readonly TableCell[];
  /** The mark of this row in the chart. */
  readonly mark?: ReactNode;
}
export interface ChartNumbers {
  /** The first column names the row, the others are numbers. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export const tableCell = (text: string, raw: string | number = text, change?: TableCell["change"]): TableCell => ({
  text,
  raw: String(raw),
  ...(change && { change }),
});

/** The numbers of a chart as a table: exact, and readable for people who cannot see the chart. */
export const ChartTable = ({ title, numbers }: { readonly title: string; readonly numbers: ChartNumbers }) => {
  const translate = useTranslate();
  return (
    <section
      className="statistics-table"
      aria-label={translate("statistics.table_of", { title })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it by the keyboard
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
                    {change ? <CountChange {...change} than={translate("statistics.period_before")} /> : null}
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
