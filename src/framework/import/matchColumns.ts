import type { Mapping, PlanField } from "./ImportPlan";

/** A header without what people add to it: capitals, spaces, stars, remarks in brackets. */
export const plainHeader = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\((?:[^()]*)\)|\[[^\]]*\]/g, "")
    .replace(/[\s_*:./-]+/g, "");

const matchCells = (cells: readonly string[], fields: readonly PlanField[]): Mapping => {
  const mapping: Record<number, string> = {};
  const taken = new Set<string>();
  for (const [at, cell] of cells.entries()) {
    const header = plainHeader(cell);
    const free = fields.filter(({ name }) => !taken.has(name));
    const field =
      header === ""
        ? undefined
        : free.find(({ name, headers }) => [name, ...headers].some((one) => plainHeader(one) === header));
    if (field === undefined) continue;
    mapping[at] = field.name;
    taken.add(field.name);
  }
  return mapping;
};

/**
 * Finds the row of headers and the meaning of its columns. Titles and remarks may be above it. The row that names the most fields
 * is chosen. If no row names any, the first row with two cells is.
 */
export const matchColumns = (
  rows: readonly (readonly string[])[],
  fields: readonly PlanField[],
): { readonly at: number; readonly mapping: Mapping } => {
  let best = { at: -1, mapping: {} };
  for (const [at, cells] of rows.entries()) {
    const mapping = matchCells(cells, fields);
    if (Object.keys(mapping).length > Object.keys(best.mapping).length) best = { at, mapping };
  }
  if (best.at >= 0) return best;
  const wide = rows.findIndex((cells) => cells.filter((cell) => cell !== "").length > 1);
  return { at: Math.max(0, wide), mapping: {} };
};
