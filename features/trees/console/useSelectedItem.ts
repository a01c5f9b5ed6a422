import { useLocation, useNavigate } from "ra-core";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { useQueryNow } from "../../../src/framework/resource/useQueryNow";
import type { Row } from "../../../src/framework/resource/Row";
import { findSelectedItem } from "./findSelectedItem";

export interface SelectedItem {
  /** Undefined if the tree is empty. */
  readonly row: Row | undefined;
  select(row: Row): void;
}

/** A choice that the address does not show yet: React Router may draw a new address only after the next key press. */
interface Choice {
  readonly id: string;
  /** The addresses that may be shown until then: the former address, and the addresses of choices in between. */
  readonly before: readonly (string | null)[];
}

/**
 * The selected item of a tree. Its key is in the address, under the name of the key field: `?comp_id=7`. A choice has
 * its effect before the address changes, because the next arrow key starts from it.
 */
export const useSelectedItem = (rows: readonly Row[], parent: string): SelectedItem => {
  const name = useResourceProps()?.key ?? "id";
  const { pathname, search } = useLocation();
  const queryNow = useQueryNow(pathname);
  const navigate = useNavigate();
  const shown = useMemo(() => new URLSearchParams(search).get(name), [search, name]);
  const [choice, setChoice] = useState<Choice | null>(null);
  const awaited = choice?.before.includes(shown) ? choice : null;
  const given = awaited?.id ?? shown;
  useEffect(() => {
    if (awaited === null) setChoice(null);
  }, [awaited]);
  const row = useMemo(() => findSelectedItem(rows, parent, given), [rows, parent, given]);
  const select = useCallback(
    (row: Row) => {
      const id = String(row.id);
      if (id === given) return;
      const before = awaited ? [...awaited.before, awaited.id] : [shown];
      setChoice({ id, before: before.filter((one) => one !== id) });
      const next = new URLSearchParams(queryNow());
      next.set(name, id);
      navigate({ search: `?${next}` }, { replace: true });
    },
    [name, queryNow, navigate, given, awaited, shown],
  );
  return useMemo(() => ({ row, select }), [row, select]);
};
