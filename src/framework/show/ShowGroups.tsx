import type { ReactElement } from "react";
import { flatChildren } from "../ui/flatChildren";
import { createMediaHook } from "../ui/createMediaHook";
import type { ShowGroupProps } from "./ShowGroup";

export type Group = ReactElement<ShowGroupProps>;

const useIsWide = createMediaHook("(min-width: 1100px)");
/** The height of a group's title and margins, counted in rows of fields. */
const FRAME = 2;

/** Puts each group into the shorter of two columns, so that both have about the same height. */
export const splitIntoColumns = (groups: readonly Group[]): readonly (readonly Group[])[] => {
  const columns: readonly [Group[], Group[]] = [[], []];
  const rows: [number, number] = [0, 0];
  for (const group of groups) {
    const at = rows[1] < rows[0] ? 1 : 0;
    columns[at].push(group);
    rows[at] += flatChildren(group.props.children).length + FRAME;
  }
  return columns;
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
