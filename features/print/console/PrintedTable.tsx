import { useLocale, useTranslate } from "ra-core";
import { memo } from "react";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { formatNumber } from "../../../src/framework/value/formats";
import { type Row, useListSetup } from "../../../src/framework/list/table/ListSetup";
import type { PrintedRows } from "./requestPrintedRows";

interface PrintedTableProps {
  readonly of: PrintedRows;
}

/** More columns than this are printed smaller, so that they fit on the paper. */
const MANY = 9;
const VERY_MANY = 14;

const NONE_ABOVE = { levelOf: () => 0, isGuide: () => false };

/** All rows and columns of a list, for paper. The browser repeats the headers on each page. */
export const PrintedTable = memo(({ of: { rows, isCut, total } }: PrintedTableProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const labelOf = useFieldLabels();
  const { columns, tree } = useListSetup();
  const { levelOf, isGuide } = tree?.whole ?? NONE_ABOVE;
  const { visible } = columns;
  const number = (value: number) => formatNumber(value, language);
  const count = number(rows.filter((row) => !isGuide(row)).length);
  const cells = (row: Row) =>
    visible.map((column, at) =>
      at === 0 ? (
        <th key={column.source} scope="row" style={{ paddingInlineStart: 6 + Math.max(0, levelOf(row) - 1) * 12 }}>
          {column.cell(row)}
        </th>
      ) : (
        <td key={column.source} className={`ui-align-${column.align}`}>
          {isGuide(row) ? null : column.cell(row)}
        </td>
      ),
    );
  return (
    <>
      <table data-columns={visible.length > VERY_MANY ? "very-many" : visible.length > MANY ? "many" : undefined}>
        <thead>
          <tr>
            {visible.map(({ source, label, align }) => (
              <th key={source} scope="col" className={`ui-align-${align}`}>
                {labelOf(source, label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={isGuide(row) ? "ui-guide" : undefined}>
              {cells(row)}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {!isCut
          ? translate("ui.tree.count", { count })
          : total === undefined
            ? translate("ui.print.more", { count })
            : translate("ui.print.first", { count, total: number(total) })}
      </p>
    </>
  );
});
