// Decides which pages an account may open. The generator writes the menu key that grants each call. Links, tabs and
// pages all use this check.
import { useCallback } from "react";
import type { ViewName } from "../wire/contract";
import { useGrants } from "../auth/useGrants";

/** For a view: the call that it needs. */
const CALLS = { list: "list", show: "get", create: "add", edit: "set" } as const satisfies Record<ViewName, string>;

/** A resource, or a reference to one. */
interface Opened {
  readonly access?: Readonly<Record<string, string>>;
}

/** The menu key that grants a view. If the record has no `get`, that of `list`. Undefined if no key grants it. */
export const menuKeyOf = ({ access = {} }: Opened, view: ViewName): string | undefined =>
  access[CALLS[view]] ?? access.list;

export type MayOpen = (of: Opened, view: ViewName) => boolean;

/** Whether this account may open a view of a resource. */
export const useMayOpen = (): MayOpen => {
  const { has } = useGrants();
  return useCallback(
    (of, view) => {
      const menu = menuKeyOf(of, view);
      return menu === undefined || has(menu);
    },
    [has],
  );
};
