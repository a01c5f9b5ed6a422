// Hands a file's rows over, a batch at a time: the good ones, then those that are wrong, for the file that gives them back. A
// platform that does not go on by itself answers what became of each row instead, and has no use for the wrong ones.
import { handingCall } from "./handingCall";
import type { RowView } from "./ImportPlan";
import type { ImportWorker } from "./ImportWorker";
import { readProgress } from "./platformImport";
import { sendRows, type Sending, type Sent } from "./sendRows";

/** Rows of a batch. */
const BATCH = 500;

/** Characters and cells of a batch: a body may hold only so much. */
const MOST_TEXT = 200_000;
const MOST_CELLS = 40_000;

/** The first of them that fit into one body; one row always does. */
const fitting = <Row extends { readonly cells: readonly string[] }>(rows: readonly Row[]): readonly Row[] => {
  let [text, cells] = [0, 0];
  const end = rows.findIndex((row) => {
    text += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    cells += row.cells.length;
    return text > MOST_TEXT || cells > MOST_CELLS;
  });
  return end < 0 ? rows : rows.slice(0, Math.max(1, end));
};

export class HandOver {
  readonly #sending: Sending;
  readonly #worker: Pick<ImportWorker, "ask">;
  readonly #wordsOf: (row: RowView) => string;
  #good: number;
  #wrong = 0;
  /** Place of the last row that was handed in. */
  #after = -1;

  /** `from`: good rows that were sent before. */
  constructor(sending: Sending, worker: Pick<ImportWorker, "ask">, wordsOf: (row: RowView) => string, from: number) {
    this.#sending = sending;
    this.#worker = worker;
    this.#wordsOf = wordsOf;
    this.#good = from;
  }

  /** The next batch; null when none is left. @throws what the data provider throws: nothing is lost by going on later */
  async next(): Promise<Sent | null> {
    const rows = fitting(await this.#worker.ask("good", { count: BATCH, after: this.#after }));
    const last = rows.at(-1);
    if (last === undefined) return this.#after < 0 ? null : this.#nextWrong();
    const handed = await sendRows(this.#sending, this.#good, rows);
    if ("progress" in handed) this.#after = last.at;
    this.#good += "progress" in handed ? rows.length : handed.outcomes.length;
    return handed;
  }

  async #nextWrong(): Promise<Sent | null> {
    const { dataProvider, importer, announced } = this.#sending;
    const call = handingCall(importer);
    if (call === null) return null;
    const rows = fitting(await this.#worker.ask("rows", { from: this.#wrong, count: BATCH, shown: "bad" }));
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
