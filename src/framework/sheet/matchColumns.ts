// Finds the headers of a sheet and the meaning of its columns: the same for the file that a person imports and for one that the
// platform reads by itself.
import { visibleText } from "./cellText";

/** A field that a column may hold. */
export interface NamedField {
  readonly name: string;
  /** Possible headers of its column. */
  readonly headers: readonly string[];
}

/** Index of a column -> name of a field. */
export type Mapping = Readonly<Record<number, string>>;

const REMARK = /[([【〔《<][^()[\]【】〔〕《》<>]*[)\]】〕》>]/g;

const plain = (text: string): string => text.replace(/[\s\p{Cf}\p{P}\p{S}]+/gu, "");
const folded = (text: string): string => visibleText(text).normalize("NFKC").toLowerCase();

/** A header without what people add to it: capitals, spaces, line breaks, stars, remarks in brackets. */
export const plainHeader = (text: string): string => plain(folded(text).replace(REMARK, ""));

/** What a header may be known by besides: a remark, a line, or its Latin and its Chinese part. */
const partsOf = (text: string): readonly string[] => {
  const header = folded(text);
  const remarks = header.match(REMARK) ?? [];
  const bare = header.replace(REMARK, "");
  const scripts = bare.match(/\p{Script=Han}+|[^\p{Script=Han}\n]+/gu) ?? [];
  return [...remarks, ...header.split(/[\r\n/|]+/), ...scripts].map(plain).filter((part) => part !== "");
};

const namesOf = ({ name, headers }: NamedField): readonly string[] => [name, ...headers].map(plainHeader);

interface Matched {
  readonly at: number;
  readonly mapping: Mapping;
  /** How well the row names fields: a whole header counts more than a part of one, which a title may have too. */
  readonly score: number;
}
const WHOLE = 3;

const matchCells = (cells: readonly string[], fields: readonly NamedField[], at: number): Matched => {
  const mapping: Record<number, string> = {};
  const taken = new Set<string>();
  const take = (column: number, candidates: readonly string[], isOnly: boolean): number => {
    if (mapping[column] !== undefined) return 0;
    const found = fields
      .filter(({ name }) => !taken.has(name))
      .filter((field) => namesOf(field).some((name) => candidates.includes(name)));
    const [first] = found;
    // A header with the parts of several fields is left to people.
    if (first === undefined || (isOnly && found.length > 1)) return 0;
    mapping[column] = first.name;
    taken.add(first.name);
    return 1;
  };
  let score = 0;
  for (const [column, cell] of cells.entries()) {
    const header = plainHeader(cell);
    if (header !== "") score += WHOLE * take(column, [header], false);
  }
  for (const [column, cell] of cells.entries()) score += take(column, partsOf(cell), true);
  return { at, mapping, score };
};

/**
 * Finds the row of headers and the meaning of its columns. Titles and remarks may be above it. The row that names the most fields
 * is chosen; -1 if no row names any.
 */
export const matchColumns = (
  rows: readonly (readonly string[])[],
  fields: readonly NamedField[],
): Pick<Matched, "at" | "mapping"> => {
  let best: Matched = { at: -1, mapping: {}, score: 0 };
  for (const [at, cells] of rows.entries()) {
    const matched = matchCells(cells, fields, at);
    if (matched.score > best.score) best = matched;
  }
  return { at: best.at, mapping: best.mapping };
};

const DATA = /\d{3}|^\d+(?:[.,]\d+)?$|^[\w.-]+@[\w.-]+$/;

/** Whether a row that names no field holds data, as far as one can tell: numbers and addresses are no headers. */
export const looksLikeData = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell !== visibleText(cell) || DATA.test(cell.normalize("NFKC").trim()));

/** The row that stands for headers where none names a field: the first one with two cells, unless that holds data. -1 for none. */
export const guessHeaders = (rows: readonly (readonly string[])[]): number => {
  const wide = Math.max(
    0,
    rows.findIndex((cells) => cells.filter((cell) => cell !== "").length > 1),
  );
  const row = rows[wide];
  return row === undefined || looksLikeData(row) ? -1 : wide;
};
