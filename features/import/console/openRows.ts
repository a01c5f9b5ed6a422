// Opens a file, reads its first rows and finds the headers. The caller reads the other rows.
import { visibleText } from "../../sheets/book/cellText";
import { guessHeaders, HEADER_SEARCH_ROWS, matchColumns } from "../../sheets/book/matchColumns";
import type { OpenedBook, SheetRow } from "../../sheets/book/readSheet";
import { readWorkbook } from "../../sheets/book/readWorkbook";
import { storedMappingOf } from "./recalledColumns";
import type { FileChoice, ImportPlan, OpenedSheet, SheetColumn } from "./ImportPlan";

const SAMPLES = 3;

export interface OpenedRows {
  readonly opened: OpenedSheet;
  readonly header: readonly string[];
  /** The rows below the headers that were already read. */
  readonly data: readonly SheetRow[];
  readonly rest: AsyncGenerator<SheetRow>;
}

/** The position of the headers among the first rows; -1 when there are none. */
const placeOfHeaders = (head: readonly SheetRow[], plan: ImportPlan, chosen: number | undefined): number => {
  const rows = head.map(({ cells }) => cells);
  if (chosen !== undefined) return head.findIndex(({ number }) => number === chosen);
  const { at } = matchColumns(rows, plan.fields, plan.shownOnly);
  return at >= 0 ? at : guessHeaders(rows);
};

const columnsOf = (header: readonly string[], data: readonly SheetRow[]): readonly SheetColumn[] => {
  const count = Math.max(header.length, ...data.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, at) => ({
    at,
    header: visibleText(header[at] ?? ""),
    samples: data
      .map(({ cells }) => visibleText(cells[at] ?? ""))
      .filter((cell) => cell !== "")
      .slice(0, SAMPLES),
  })).filter(({ header: named, samples }) => named !== "" || samples.length > 0);
};

/** @throws the same as readWorkbook */
export const openRows = async (
  file: Blob,
  plan: ImportPlan,
  choice: FileChoice,
  rest?: () => Promise<void>,
): Promise<OpenedRows> => {
  let book: OpenedBook = { sheets: [], sheet: "" };
  const opened = (one: OpenedBook) => {
    book = one;
  };
  const rows = readWorkbook(file, undefined, { sheet: choice.sheet, opened, rest });
  const head: SheetRow[] = [];
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    head.push(next.value);
    if (head.length === HEADER_SEARCH_ROWS) break;
  }
  const at = placeOfHeaders(head, plan, choice.head);
  const data = head.slice(at + 1);
  // Without headers, the header of each column is empty.
  const header =
    head[at]?.cells ??
    data.reduce<string[]>((widest, { cells }) => (cells.length > widest.length ? cells.map(() => "") : widest), []);
  const recalled = choice.anew === true ? null : storedMappingOf(plan, header);
  const { mapping, unsure } =
    recalled === null ? matchColumns([header], plan.fields, plan.shownOnly) : { mapping: recalled, unsure: {} };
  return {
    opened: {
      ...book,
      head: head[at]?.number ?? 0,
      heads: head.map(({ number, cells }) => ({ number, text: cells.map(visibleText).filter(Boolean).join(" · ") })),
      header: header.map(visibleText),
      columns: columnsOf(header, data),
      mapping,
      isRecalled: recalled !== null,
      unsure: Object.fromEntries(Object.entries(unsure).filter(([at]) => !choice.decided?.includes(Number(at)))),
    },
    header,
    data,
    rest: rows,
  };
};
