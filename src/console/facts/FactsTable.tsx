import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableContainer from "@mui/material/TableContainer";
import { useTranslate } from "ra-core";
import { failureWords } from "pilothouse/resource";
import type { ReactNode } from "react";

export interface FactsColumn<Row> {
  /** The message key of the label. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
}

interface FactsTableProps<Row> {
  readonly label: string;
  /** Undefined until the platform has answered. */
  readonly rows: readonly Row[] | undefined;
  /** The error, if the call failed. */
  readonly error: unknown;
  readonly columns: readonly FactsColumn<Row>[];
}

/** A table for rows of an answer that have no list of their own. The first column names the row. */
export const FactsTable = <Row,>({ label, rows, error, columns }: FactsTableProps<Row>) => {
  const translate = useTranslate();
  if (error) return <p role="alert">{failureWords(error, translate)}</p>;
  if (rows === undefined) return <Skeleton height={160} />;
  if (rows.length === 0) return <p>{translate("facts.none")}</p>;
  return (
    // On a phone, the columns scroll sideways, because text that wraps after each letter cannot be read.
    <TableContainer tabIndex={0}>
      <Table
        size="small"
        aria-label={translate(label)}
        sx={{ "& th, & td": { whiteSpace: "nowrap" }, "& th[scope=row]": { whiteSpace: "normal", minWidth: 160 } }}
      >
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
    </TableContainer>
  );
};
