// Finds the resource and the view for a path below a screen. The first resource has the screen's own path. The other
// resources have paths below it, with their names: /product/product_list/product_version/7/show.
import type { ScreenProps, ViewName } from "../../wire/contract";

export interface ScreenPlace {
  /** Null if the screen has no such page. */
  readonly resource: string | null;
  /** The path of the resource's list. */
  readonly base: string;
  readonly view: ViewName;
  /** The path for the router, with `:id` in place of the record's key. */
  readonly pattern: string;
}

const viewOf = (rest: readonly string[]): readonly [ViewName, string] | null => {
  const [first, second] = rest;
  if (first === undefined) return ["list", ""];
  if (rest.length === 1) return first === "create" ? ["create", "/create"] : ["edit", "/:id"];
  return rest.length === 2 && second === "show" ? ["show", "/:id/show"] : null;
};

/** @param path without query, below `screen.path` */
export const screenPlace = (screen: Pick<ScreenProps, "path" | "resources">, path: string): ScreenPlace => {
  const rest = path
    .slice(screen.path.length)
    .split("/")
    .filter((segment) => segment !== "");
  const [first = null, ...others] = screen.resources;
  const named = others.find((name) => name === rest[0]);
  const base = named ? `${screen.path}/${named}` : screen.path;
  const found = viewOf(named ? rest.slice(1) : rest);
  const [view, tail] = found ?? ["list", ""];
  return { resource: found ? (named ?? first) : null, base, view, pattern: `${base}${tail}` };
};
