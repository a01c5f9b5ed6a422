// Sends the rows of a file in batches: valid rows first, then invalid rows, which the platform returns in a file. A
// platform without background imports answers the outcome of each row at once, and gets no invalid rows.
import { rowsImportCall } from "./rowsImportCall";
import { type RowStateCounts, countToSend, type ValidRow, type RowOutcome, type RowView } from "./ImportPlan";
import type { ImportWorker } from "./ImportWorker";
import { readProgress } from "./platformImport";
import { MAX_PARALLEL_ROWS, sendRows, type SendResult } from "./sendRows";
import type { SendContext } from "./SendContext";
import { can } from "../../../src/framework/wire/Host";

/** The most rows in a batch. */
const BATCH = 500;

/** The most characters and cells in a batch, because the size of a body is limited. */
const MOST_TEXT = 200_000;
const MOST_CELLS = 40_000;

/** The first rows that fit into one request, at least one. */
const takeFitting = <Row extends { readonly cells: readonly string[] }>(rows: readonly Row[]): readonly Row[] => {
  let [text, cells] = [0, 0];
  const end = rows.findIndex((row) => {
    text += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    cells += row.cells.length;
    return text > MOST_TEXT || cells > MOST_CELLS;
  });
  return end < 0 ? rows : rows.slice(0, Math.max(1, end));
};

/** The numbers of rows, announced before sending. Outcomes before the index `before` belong to a stopped import. */
export const countAnnounced = (counts: RowStateCounts, outcomes: readonly RowOutcome[], before: number) => {
  const stopped = outcomes.slice(0, before).filter(({ state }) => state === "refused").length;
  const [sent, bad] = [outcomes.length - before, counts.bad + counts.repeated + stopped];
  return { total: sent + countToSend(counts), bad, later: 1 } as const;
};

export class RowSender {
  readonly #sending: SendContext;
  readonly #worker: Pick<ImportWorker, "ask">;
  readonly #wordsOf: (row: RowView) => string;
  #good: number;
  #wrong = 0;
  /** The position of the last row that was sent. */
  #after = -1;

  readonly #begin: (rows: readonly ValidRow[]) => Promise<void>;

  /**
   * `from`: the number of good rows that were sent before. `begin` gets the next rows, if they must not be sent twice.
   */
  constructor(
    sending: SendContext,
    worker: Pick<ImportWorker, "ask">,
    wordsOf: (row: RowView) => string,
    from: number,
    begin: (rows: readonly ValidRow[]) => Promise<void> = async () => undefined,
  ) {
    this.#sending = sending;
    this.#worker = worker;
    this.#wordsOf = wordsOf;
    this.#good = from;
    this.#begin = begin;
  }

  /**
   * Sends the next batch. Null when no rows are left. @throws what the data provider throws; a later call repeats the
   * batch
   */
  async next(): Promise<SendResult | null> {
    const isOnce = can("once");
    // If the page is closed meanwhile, the outcome of the rows in this batch stays unknown, so the batch is small.
    const count = !isOnce && rowsImportCall(this.#sending.importer) === null ? MAX_PARALLEL_ROWS : BATCH;
    const rows = takeFitting(await this.#worker.ask("good", { count, after: this.#after }));
    const last = rows.at(-1);
    if (last === undefined) return this.#after < 0 ? null : this.#nextWrong();
    if (!isOnce) await this.#begin(rows);
    const handed = await sendRows(this.#sending, this.#good, rows);
    if ("progress" in handed) this.#after = last.at;
    this.#good += "progress" in handed ? rows.length : handed.outcomes.length;
    return handed;
  }

  async #nextWrong(): Promise<SendResult | null> {
    const { dataProvider, importer, announced } = this.#sending;
    const call = rowsImportCall(importer);
    if (call === null) return null;
    const rows = takeFitting(await this.#worker.ask("rows", { from: this.#wrong, count: BATCH, shown: "bad" }));
    if (rows.length === 0) return null;
    const wrong = rows.map((row) => ({ place: row.at, cells: row.cells, reason: this.#wordsOf(row) }));
    const payload = { ...announced, from: this.#wrong, wrong };
    const { data } = await dataProvider.call(call, payload, { once: true });
    const progress = readProgress(data);
    if (progress === null) throw new Error("import.no_results");
    this.#wrong += rows.length;
    return { progress };
  }
}
