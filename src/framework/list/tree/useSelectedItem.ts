import { useLocation, useNavigate } from "ra-core";
import { useCallback, useMemo } from "react";
import { useResourceProps } from "../../resource/resource";
import type { Row } from "../../resource/Row";
import { selectedItem } from "./selectedItem";

export interface SelectedItem {
  /** Undefined in an empty tree. */
  readonly row: Row | undefined;
  select(row: Row): void;
}

/** React Router draws a new address when there is time, but the next arrow key starts from the row that this one reached. */
const AT_ONCE = { replace: true, flushSync: true };

/** The selected item of a tree. The address carries its key under the name of the key: `?comp_id=7`. */
export const useSelectedItem = (rows: readonly Row[], parent: string): SelectedItem => {
  const name = useResourceProps()?.key ?? "id";
  const { search } = useLocation();
  const navigate = useNavigate();
  const given = useMemo(() => new URLSearchParams(search).get(name), [search, name]);
  const row = useMemo(() => selectedItem(rows, parent, given), [rows, parent, given]);
  const select = useCallback(
    (row: Row) => {
      const next = new URLSearchParams(search);
      if (next.get(name) === String(row.id)) return;
      next.set(name, String(row.id));
      navigate({ search: `?${next}` }, AT_ONCE);
    },
    [name, search, navigate],
  );
  return useMemo(() => ({ row, select }), [row, select]);
};
