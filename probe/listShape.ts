// Recognizes where an answer has the rows of a list and their number, for `lists` of host.yaml.
import { isObject } from "../src/framework/wire/readAnswer";

/** Paths within an answer, in the form of `lists`: "page.records". */
export interface ListShape {
  /** "" if the answer itself is the list. */
  readonly rows: string;
  readonly count?: string;
  readonly page?: string;
  readonly pages?: string;
  readonly more?: string;
}

/** Names without underscores and capitals. The most usual name comes first. */
const WORDS = {
  rows: "list rows records content items data result results entries values docs".split(" "),
  count: "total totalelements totalcount totalrecords totalrows totalsize totalnum totalitems recordstotal count".split(
    " ",
  ),
  page: "current currentpage page pageno pagenum pageindex".split(" "),
  pages: "pages totalpages totalpage pagecount lastpage".split(" "),
  more: "hasmore hasnext hasnextpage more".split(" "),
};

/** A name without underscores and capitals, for comparisons. */
export const normalizeName = (name: string): string => name.replaceAll(/[_-]/g, "").toLowerCase();

type Fit = (value: unknown) => boolean;

const isCount: Fit = (value) =>
  (typeof value === "number" || (typeof value === "string" && value !== "")) &&
  Number.isInteger(Number(value)) &&
  Number(value) >= 0;
const isRows: Fit = (value) => Array.isArray(value) && value.every(isObject);

/** The matching field with the most usual name. `words` have no underscores or capitals. */
export const findNamed = (facts: object, words: readonly string[], fits: Fit): string | undefined =>
  Object.entries(facts)
    .filter(([name, value]) => words.includes(normalizeName(name)) && fits(value))
    .sort(([one], [other]) => words.indexOf(normalizeName(one)) - words.indexOf(normalizeName(other)))[0]?.[0];

/** The only list of objects, whatever its name. */
const onlyRows = (facts: object): string | undefined => {
  const found = Object.entries(facts).filter(([, value]) => isRows(value) && Array.isArray(value) && value.length > 0);
  return found.length === 1 ? found[0]?.[0] : undefined;
};

const hasFactsBeside = (facts: object) => {
  const count = findNamed(facts, WORDS.count, isCount);
  if (count !== undefined) return { count };
  const more = findNamed(facts, WORDS.more, (value) => typeof value === "boolean");
  const pages = findNamed(facts, WORDS.pages, isCount);
  const page = findNamed(facts, WORDS.page, isCount);
  if (more !== undefined) return { more };
  return pages === undefined ? {} : { pages, ...(page !== undefined && { page }) };
};

/** @param data the answer of a list, or its `data`. Null if it contains no list. */
export const listShapeOf = (data: unknown): ListShape | null => {
  if (isRows(data)) return { rows: "" };
  if (!isObject(data)) return null;
  const rows = findNamed(data, WORDS.rows, isRows) ?? onlyRows(data);
  if (rows !== undefined) return { rows, ...hasFactsBeside(data) };
  for (const [name, value] of Object.entries(data)) {
    const inner = isObject(value) ? listShapeOf(value) : null;
    if (inner === null) continue;
    const below = Object.entries(inner).map(([part, path]) => [part, `${name}.${path}`] as const);
    return { ...hasFactsBeside(data), rows: "", ...Object.fromEntries(below) };
  }
  return null;
};
