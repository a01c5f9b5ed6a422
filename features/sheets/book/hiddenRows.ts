// The rows of a sheet that a filter or a person has hidden. `xlsx` reports them only with all styles, which takes twice as long.
import type { UnpackedBook } from "./unpackBook";

const RELATION = /<(?:\w+:)?Relationship\b[^>]*>/g;
const ROW = /<(?:\w+:)?row\b[^>]*>/g;

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? null;

/** `xl/workbook.xml` and `worksheets/sheet1.xml` -> `xl/worksheets/sheet1.xml`. */
const beside = (part: string, target: string): string =>
  target.startsWith("/") ? target.slice(1) : part.slice(0, part.lastIndexOf("/") + 1) + target;

/** The part with the sheet that has this id in the workbook. */
const partOf = ({ files }: UnpackedBook, workbook: string, id: string): string | null => {
  const relations = files[workbook.replace(/([^/]+)$/, "_rels/$1.rels")]?.data ?? "";
  for (const [tag] of relations.matchAll(RELATION))
    if (attribute(tag, "Id") === id) return beside(workbook, attribute(tag, "Target") ?? "");
  return null;
};

/** The numbers of the hidden rows, from 1. `id`: the id of the sheet in the part `workbook`. */
export const hiddenRows = (book: UnpackedBook, workbook: string, id: string): ReadonlySet<number> => {
  const part = partOf(book, workbook.replace(/^\//, ""), id);
  const text = part === null ? "" : (book.files[part]?.data ?? "");
  const hidden = new Set<number>();
  if (!text.includes("hidden=")) return hidden;
  let number = 0;
  for (const [tag] of text.matchAll(ROW)) {
    number = Number(attribute(tag, "r") ?? number + 1);
    const said = attribute(tag, "hidden");
    if (said === "1" || said === "true") hidden.add(number);
  }
  return hidden;
};
