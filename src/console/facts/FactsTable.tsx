import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTranslate } from "ra-core";
import type { ReactNode } from "react";

export interface FactsColumn<Row> {
  /** The key of its words. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
}

interface FactsTableProps<Row> {
  readonly label: string;
  /** Undefined until they are answered. */
  readonly rows: readonly Row[] | undefined;
  readonly isError: boolean;
  readonly columns: readonly FactsColumn<Row>[];
}

/** Rows of an answer that has no list of its own. The first column names the row. */
export const FactsTable = <Row,>({ label, rows, isError, columns }: FactsTableProps<Row>) => {
  const translate = useTranslate();
  if (isError) return <p>{translate("facts.failed")}</p>;
  if (rows === undefined) return <Skeleton height={160} />;
  if (rows.length === 0) return <p>{translate("facts.none")}</p>;
  return (
    <Table size="small" aria-label={translate(label)}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.label}>{translate(column.label)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an answer have no key in common
          <TableRow key={index}>
            {columns.map((column, at) => (
              <TableCell key={column.label} {...(at === 0 && { component: "th", scope: "row" })}>
                {column.cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
