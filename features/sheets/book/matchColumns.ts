// Finds the headers of a sheet and the meaning of its columns, both for files that a person imports and for files that the
// platform reads itself. If a header could mean several fields, people are asked.
import { currencyNamedIn, isMarkOf } from "./currencyMarks";
import { normalText, plain, plainHeader, REMARK_PATTERN } from "./plainHeader";
import { visibleText } from "./cellText";
import { withoutZone } from "./headerOf";

/** A field that a column may contain. */
export interface NamedField {
  readonly name: string;
  /** Possible headers of its column. */
  readonly headers: readonly string[];
  /** The currency of all its amounts; null if each record names its currency. Undefined for a field without amounts. */
  readonly currency?: string | null | undefined;
}

/** Index of a column -> name of a field. */
export type Mapping = Readonly<Record<number, string>>;
/** Index of a column -> names of the fields that the column may be. */
export type UnsureColumns = Readonly<Record<number, readonly string[]>>;

/** A header as people may copy it: without capitals, double spaces, line breaks, and the star of required columns. */
const exact = (text: string): string =>
  normalText(text)
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/^[*\s]+|[*:\s]+$/g, "");

const whole = (text: string): string => plain(normalText(text));

/** Parts of a header that may also name it: a remark, a line, its Latin and its Chinese part. */
const partsOf = (text: string): readonly string[] => {
  const header = normalText(text);
  const remarks = header.match(REMARK_PATTERN) ?? [];
  const bare = header.replace(REMARK_PATTERN, "");
  const scripts = bare.match(/\p{Script=Han}+|[^\p{Script=Han}\n]+/gu) ?? [];
  return [...remarks, ...header.split(/[\r\n/|]+/), ...scripts].map(plain).filter((part) => part !== "");
};

/** Whether the currency in the header, if there is one, is that of the field. */
const isPriced = ({ currency }: NamedField, header: string): boolean => {
  if (currency === undefined) return true;
  const named = currencyNamedIn(normalText(header));
  return named === null || (currency !== null && isMarkOf(named, currency));
};

/** The number of rows to search for headers: people write covers and notes above their tables. */
export const HEADER_SEARCH_ROWS = 200;

/** How a header and a name are compared, most reliable first. */
interface Way {
  readonly of: (header: string) => readonly string[];
  readonly score: number;
  /** Whether it ignores remarks in the header. The currency of the header is then compared separately. */
  readonly drops?: boolean;
}
const WHOLE = 3;
const WAYS: readonly Way[] = [
  { of: (header) => [exact(header)], score: WHOLE },
  { of: (header) => [whole(header)], score: WHOLE },
  { of: (header) => [plainHeader(header)], score: WHOLE, drops: true },
  { of: partsOf, score: 1, drops: true },
];
const isLast = (way: Way): boolean => way === WAYS.at(-1);

interface Matched {
  readonly at: number;
  readonly mapping: Mapping;
  readonly unsure: UnsureColumns;
  /** How well the row names fields. A whole header counts more than a part, because a title may contain a name. */
  readonly score: number;
}

const matchCells = (
  cells: readonly string[],
  fields: readonly NamedField[],
  others: readonly string[],
  at: number,
): Matched => {
  const mapping: Record<number, string> = {};
  const unsure: Record<number, readonly string[]> = {};
  const settled = new Set<number>();
  const taken = new Set<string>();
  let score = 0;
  for (const way of WAYS) {
    const free = isLast(way) ? fields.filter(({ name }) => !taken.has(name)) : fields;
    const names = free.map((field) => {
      const known = [field.name, ...field.headers];
      return { field, known: new Set((isLast(way) ? known.map(plainHeader) : known.flatMap(way.of)).filter(Boolean)) };
    });
    const foreign = new Set(way.drops === true ? [] : others.flatMap(way.of));
    const found = cells.flatMap((cell, column) => {
      const forms = settled.has(column) ? [] : way.of(cell).filter((form) => form !== "");
      if (forms.length === 0) return [];
      const meant = names
        .filter(({ field, known }) => forms.some((form) => known.has(form)) && (!way.drops || isPriced(field, cell)))
        .map(({ field }) => field.name);
      // An extra column of an export contains no field, even if its header resembles one.
      if (meant.length === 0 && forms.some((form) => foreign.has(form))) settled.add(column);
      return meant.some((name) => !taken.has(name)) ? [{ column, meant }] : [];
    });
    for (const { column, meant } of found) {
      const [first = ""] = meant;
      const isClear = meant.length === 1 && found.every((one) => one.column === column || !one.meant.includes(first));
      // Parts of a header sometimes name several fields. Such columns are left out instead of asking people.
      if (isLast(way) && !isClear) continue;
      settled.add(column);
      score += way.score;
      if (isClear) mapping[column] = first;
      else unsure[column] = meant.filter((name) => !taken.has(name));
    }
    for (const { meant } of found) for (const name of meant) taken.add(name);
  }
  return { at, mapping, unsure, score };
};

/**
 * Finds the row of headers and the meaning of its columns. Titles and remarks may be above it. Chooses the row that names
 * the most fields; -1 if no row names any.
 *
 * @param others possible headers of columns that contain no field
 */
export const matchColumns = (
  written: readonly (readonly string[])[],
  fields: readonly NamedField[],
  others: readonly string[] = [],
): Pick<Matched, "at" | "mapping" | "unsure"> => {
  let best: Matched = { at: -1, mapping: {}, unsure: {}, score: 0 };
  for (const [at, cells] of written.entries()) {
    const matched = matchCells(cells.map(visibleText).map(withoutZone), fields, others, at);
    if (matched.score > best.score) best = matched;
  }
  return { at: best.at, mapping: best.mapping, unsure: best.unsure };
};

const DATA = /\d{3}|^\d+(?:[.,]\d+)?$|^[\w.-]+@[\w.-]+$/;

/** Whether a row that names no field probably contains data: numbers and addresses are not headers. */
export const looksLikeData = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== visibleText(cell) || DATA.test(cell.normalize("NFKC").trim()));

/** The row of headers if no row names a field: the first row with two cells, unless it contains data. -1 if there is none. */
export const guessHeaders = (rows: readonly (readonly string[])[]): number => {
  const wide = Math.max(
    0,
    rows.findIndex((cells) => cells.filter((cell) => cell !== "").length > 1),
  );
  const row = rows[wide];
  return row === undefined || looksLikeData(row) ? -1 : wide;
};
