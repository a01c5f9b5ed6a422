import { isValidElement, type ReactElement, type ReactNode } from "react";
import { flatChildren } from "../ui/flatChildren";
import { createMediaHook } from "../ui/createMediaHook";
import type { ShowGroupProps } from "./ShowGroup";

export type Group = ReactElement<ShowGroupProps>;

const useIsWide = createMediaHook("(min-width: 1100px)");
/** The height of a group's title and margins, counted in rows of fields. */
const FRAME = 2;

/** The number of fields, with the fields inside of them. */
const countFields = (fields: ReactNode): number =>
  flatChildren(fields).reduce<number>(
    (sum, field) =>
      sum + 1 + (isValidElement<{ readonly children?: ReactNode }>(field) ? countFields(field.props.children) : 0),
    0,
  );

/** Divides the groups into two columns of about the same height. The first group is in the first column. */
export const splitIntoColumns = (groups: readonly Group[]): readonly (readonly Group[])[] => {
  const heightOf = (column: readonly Group[]) =>
    column.reduce((sum, { props }) => sum + countFields(props.children) + FRAME, 0);
  // The bits of a number say which groups are in the second column.
  const divisions = Array.from({ length: 2 ** (groups.length - 1) - 1 }, (_, index) =>
    [0, 1].map((column) => groups.filter((_, at) => (((index + 1) << 1) >> at) % 2 === column)),
  );
  const differences = divisions.map(([one = [], other = []]) => Math.abs(heightOf(one) - heightOf(other)));
  return divisions[differences.indexOf(Math.min(...differences))] ?? [groups];
};

/** The groups of a record, on a wide screen in two columns. A single group has the whole width. */
export const ShowGroups = ({ groups }: { readonly groups: readonly Group[] }) => {
  const columns = useIsWide() && groups.length > 1 ? splitIntoColumns(groups) : [groups];
  return (
    <div className="ui-groups">
      {columns.map((column) => (
        <div key={column[0]?.key}>{column}</div>
      ))}
    </div>
  );
};
