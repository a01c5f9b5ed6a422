import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { RecordContextProvider } from "ra-core";
import type { ReactNode } from "react";
import { FieldPathProvider, useFieldPath } from "../resource/fieldPath";
import { useFieldLabels } from "../resource/label";
import { Blank } from "../value/Blank";
import { FieldLayoutProvider } from "../value/FieldLayout";
import { nestedFields } from "./nestedFields";
import { readRows } from "./readRows";
import { type FieldProps, ShowField } from "./ShowField";

export interface ListFieldProps extends FieldProps {
  /** The nested field that names a row. It is the first column. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Nested rows as a table. */
export const ListField = ({ title, children, ...props }: ListFieldProps) => {
  const labels = useFieldLabels();
  const { path } = useFieldPath(props.source);
  const local = (source: string) => (source.startsWith(`${path}.`) ? source.slice(path.length + 1) : source);
  const all = nestedFields(children);
  const fields = [
    ...all.filter((one) => local(one.source) === title),
    ...all.filter((one) => local(one.source) !== title),
  ];
  return (
    <ShowField {...props} wide>
      {(value) => {
        const rows = readRows(value);
        if (rows.length === 0) return <Blank />;
        return (
          <TableContainer sx={{ border: 1, borderColor: "divider", borderRadius: 2, mt: 0.5 }} tabIndex={0}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  {fields.map((one) => (
                    <TableCell key={one.source}>{labels(`${path}.${local(one.source)}`, one.label)}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row, index) => (
                  // Rows have no key and are only shown.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no key
                  <TableRow key={index}>
                    <RecordContextProvider value={row}>
                      <FieldPathProvider of={path}>
                        <FieldLayoutProvider value="cell">
                          {fields.map((one) => (
                            <TableCell key={one.source}>{one.element}</TableCell>
                          ))}
                        </FieldLayoutProvider>
                      </FieldPathProvider>
                    </RecordContextProvider>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        );
      }}
    </ShowField>
  );
};
ListField.isUnset = (value: unknown) => readRows(value).length === 0;
ListField.isLarge = true;
