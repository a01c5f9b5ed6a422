// Finds the rows in the answer of a list, and what the answer says about their number and about the next page.
import type { Shape } from "./Shape";

export interface RowsInAnswer {
  /** The path of the rows in the answer, such as data.items. Empty if the answer is the list itself. */
  readonly path: string;
  readonly row: Shape;
  /** The path of the number of all rows. */
  readonly count: string | null;
  readonly pages: string | null;
  readonly more: string | null;
  /** The path of the cursor of the next page. */
  readonly next: string | null;
}

const ROWS =
  /^(?:items|data|results?|content|records?|list|rows|entries|objects|values?|members|elements|documents|docs|hits|_embedded)$/i;
const COUNT =
  /^(?:total|count|total_?count|total_?elements|total_?items|total_?results?|total_?records?|total_?rows|filter_?count|item_?count|results_?count|size_?total)$/i;
const PAGES = /^(?:pages|total_?pages|page_?count|last_?page)$/i;
const MORE = /^(?:has_?more|has_?next|has_?next_?page|more)$/i;
const NEXT = /^(?:next|cursor|next_?cursor|next_?page_?token|continuation_?token|next_?token|end_?cursor|after)$/i;
/** Objects beside the rows that hold facts about the page. */
const ABOUT = /^(?:meta|metadata|page|paging|pagination|page_?info|links)$/i;

type Found = readonly [path: string, row: Shape];

const isRow = (shape: Shape | null): shape is Shape => shape?.type === "object" && shape.properties.size > 0;

/** The lists of records in an object, and one level below. */
const listsIn = (shape: Shape, path: string, depth: number): readonly Found[] =>
  [...shape.properties].flatMap(([name, held]): readonly Found[] => {
    const here = path === "" ? name : `${path}.${name}`;
    if (held.type === "array") return isRow(held.items) ? [[here, held.items]] : [];
    return held.type === "object" && depth > 0 ? listsIn(held, here, depth - 1) : [];
  });

const pathOf = (shape: Shape, wanted: RegExp, types: readonly Shape["type"][]): string | null => {
  for (const [name, held] of shape.properties) {
    if (wanted.test(name) && types.includes(held.type)) return name;
    const below = ABOUT.test(name) && held.type === "object" ? pathOf(held, wanted, types) : null;
    if (below !== null) return `${name}.${below}`;
  }
  return null;
};

const lastOf = (path: string): string => path.split(".").at(-1) ?? "";

/** A record may contain a list. So the list of rows must have a usual name, or be the only content of the answer. */
const chosenOf = (shape: Shape, noun: string): Found | undefined => {
  const found = listsIn(shape, "", 1);
  const usual = found.find(([path]) => path.split(".").every((name) => ROWS.test(name)));
  const named = found.find(
    ([path]) =>
      lastOf(path)
        .toLowerCase()
        .replaceAll(/[^a-z]/g, "") === noun,
  );
  const top = found.filter(([path]) => !path.includes("."));
  const others = [...shape.properties].filter(
    ([name, { type }]) =>
      type !== "array" && !ABOUT.test(name) && ![COUNT, PAGES, MORE, NEXT].some((one) => one.test(name)),
  );
  const isEnvelope = top.length === 1 && others.every(([, { type }]) => type !== "object") && others.length <= 4;
  return usual ?? named ?? (isEnvelope ? top[0] : undefined);
};

/** Null if the answer is not a list of records. `noun` is the last word of the path, such as devices. */
export const findRowsInAnswer = (answer: Shape | null, noun: string): RowsInAnswer | null => {
  if (answer === null) return null;
  if (answer.type === "array")
    return isRow(answer.items)
      ? { path: "", row: answer.items, count: null, pages: null, more: null, next: null }
      : null;
  const chosen = chosenOf(answer, noun.toLowerCase().replaceAll(/[^a-z]/g, ""));
  if (chosen === undefined) return null;
  const [path, row] = chosen;
  const parent = path.split(".").slice(0, -1);
  const holder = parent.reduce<Shape>((shape, name) => shape.properties.get(name) ?? shape, answer);
  const at = (wanted: RegExp, types: readonly Shape["type"][]): string | null => {
    const inside = parent.length === 0 ? null : pathOf(holder, wanted, types);
    return inside === null ? pathOf(answer, wanted, types) : [...parent, inside].join(".");
  };
  return {
    path,
    row,
    count: at(COUNT, ["integer", "number"]),
    pages: at(PAGES, ["integer", "number"]),
    more: at(MORE, ["boolean"]),
    next: at(NEXT, ["string"]),
  };
};
