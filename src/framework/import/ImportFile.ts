// The rows of a file and the state of each. Runs in the worker. Per row, only one text and one number are kept; the exact problems
// are found again when a row is shown.
import { readWorkbook } from "../sheet/readWorkbook";
import { SheetBook } from "../sheet/SheetBook";
import { visibleText } from "../sheet/cellText";
import {
  type Counts,
  type GoodRow,
  type ImportPlan,
  type Keys,
  type Mapping,
  NOT_TAKEN,
  type OpenedSheet,
  type Problem,
  type RowOutcome,
  type RowState,
  type RowView,
  type Shown,
  type Told,
} from "./ImportPlan";
import { Judge, type Verdict } from "./Judge";
import { matchColumns } from "./matchColumns";
import type { FindKey } from "./readCell";

const REPEATED = "import.repeated";
const SEPARATOR = "\u001f";
/** Rows that are searched for the headers. */
const HEAD = 20;
/** Rows that are checked at a time. Between two slices, the worker answers questions. */
const SLICE = 500;
/** Milliseconds between two reports of progress. */
const TOLD_MS = 200;
/** The most rows of a file: more than anybody reads, and as many as fit into memory. */
export const MOST_ROWS = 500_000;

/** States of rows that were sent. */
const SETTLED: ReadonlySet<RowState> = new Set<RowState>(["created", "exists", "refused", "unanswered"]);

/** States of rows that are not imported because of the file itself. */
const FAULTY: ReadonlySet<RowState> = new Set<RowState>(["bad", "repeated"]);

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export class TooManyRows extends Error {}

export class ImportFile {
  readonly #plan: ImportPlan;
  readonly #tell: (told: Told) => void;
  readonly #rows: string[] = [];
  readonly #numbers: number[] = [];
  readonly #states: RowState[] = [];
  readonly #reasons = new Map<number, string>();
  readonly #keys = new Map<string, Map<string, string | number | null>>();
  readonly #asked = new Set<string>();
  readonly #seen = new Map<string, number>();
  #header: readonly string[] = [];
  #judge: Judge;
  #judged = 0;
  #waiting: number[] = [];
  #isRead = false;
  #version = 0;
  #told = 0;
  #bad: { readonly version: number; readonly rows: readonly number[] } = { version: -1, rows: [] };

  constructor(plan: ImportPlan, tell: (told: Told) => void) {
    this.#plan = plan;
    this.#tell = tell;
    this.#judge = new Judge(plan, {});
  }

  /**
   * Resolves when the headers are known, and goes on reading.
   *
   * @param rest is awaited before the rows of a large file that take long to read
   * @throws the same as readWorkbook
   */
  async open(file: Blob, failed: (error: unknown) => void, rest?: () => Promise<void>): Promise<OpenedSheet> {
    const rows = readWorkbook(file, undefined, rest);
    const head = [];
    for (let next = await rows.next(); !next.done; next = await rows.next()) {
      head.push(next.value);
      if (head.length === HEAD) break;
    }
    const { at, mapping } = matchColumns(
      head.map(({ cells }) => cells),
      this.#plan.fields,
    );
    this.#header = head[at]?.cells ?? [];
    const data = head.slice(at + 1);
    for (const { number, cells } of data) this.#take(number, cells);
    this.#judge = new Judge(this.#plan, mapping);
    const columns = this.#header.map((header, column) => ({
      at: column,
      header: visibleText(header),
      samples: data
        .map(({ cells }) => visibleText(cells[column] ?? ""))
        .filter((cell) => cell !== "")
        .slice(0, 3),
    }));
    this.#readOn(rows).catch(failed);
    return {
      header: this.#header.map(visibleText),
      columns: columns.filter(({ header, samples }) => header !== "" || samples.length > 0),
      mapping,
    };
  }

  async #readOn(rows: AsyncIterable<{ readonly number: number; readonly cells: readonly string[] }>): Promise<void> {
    for await (const { number, cells } of rows) {
      this.#take(number, cells);
      if (this.#rows.length > MOST_ROWS) throw new TooManyRows();
      if (this.#rows.length % SLICE === 0) this.#judgeSlice();
      if (this.#rows.length % (SLICE * 4) === 0) await pause();
    }
    this.#isRead = true;
    await this.#catchUp();
  }

  #take(number: number, cells: readonly string[]): void {
    this.#rows.push(cells.join(SEPARATOR));
    this.#numbers.push(number);
    // After a reload, the states of an import that goes on are known already.
    this.#states[this.#rows.length - 1] ??= "waiting";
  }

  async map(mapping: Mapping): Promise<void> {
    this.#judge = new Judge(this.#plan, mapping);
    this.#seen.clear();
    this.#waiting = [];
    this.#judged = 0;
    for (const [at, state] of this.#states.entries()) if (!SETTLED.has(state)) this.#states[at] = "waiting";
    await this.#catchUp();
  }

  keys(keys: Keys): void {
    for (const [resource, found] of Object.entries(keys)) {
      const known = this.#keys.get(resource) ?? new Map();
      for (const [text, key] of Object.entries(found)) known.set(text, key);
      this.#keys.set(resource, known);
    }
    const rows = this.#waiting;
    this.#waiting = [];
    this.#report(rows.flatMap((at) => this.#judgeRow(at)));
  }

  async #catchUp(): Promise<void> {
    while (this.#judged < this.#rows.length) {
      this.#judgeSlice();
      await pause();
    }
    this.#report([]);
  }

  #judgeSlice(): void {
    const to = Math.min(this.#judged + SLICE, this.#rows.length);
    const wanted: (readonly [string, string])[] = [];
    for (; this.#judged < to; this.#judged += 1) wanted.push(...this.#judgeRow(this.#judged));
    // Reporting every slice would keep the page busy.
    if (wanted.length > 0 || Date.now() - this.#told > TOLD_MS) this.#report(wanted);
  }

  readonly #find = (resource: string): FindKey => {
    const known = this.#keys.get(resource);
    return (text) => known?.get(text);
  };

  #cells(at: number): readonly string[] {
    return (this.#rows[at] ?? "").split(SEPARATOR);
  }

  /** The result for a row, including what depends on other rows: a repeated record. */
  #verdict(at: number): Verdict {
    const verdict = this.#judge.judge(this.#cells(at), this.#find);
    if (verdict.problems.length > 0 || verdict.wanted.length > 0) return verdict;
    const identity = this.#judge.identity(verdict.record);
    const first = identity === null ? undefined : this.#seen.get(identity);
    if (identity !== null && first === undefined) this.#seen.set(identity, at);
    if (first === undefined || first === at) return verdict;
    const repeated: Problem = {
      field: this.#plan.natural[0] ?? "",
      key: REPEATED,
      args: { row: this.#numbers[first] },
    };
    return { ...verdict, problems: [repeated] };
  }

  #judgeRow(at: number): Verdict["wanted"] {
    if (SETTLED.has(this.#states[at] ?? "waiting")) return [];
    const { problems, wanted } = this.#verdict(at);
    const isWaiting = problems.length === 0 && wanted.length > 0;
    if (isWaiting) this.#waiting.push(at);
    const isRepeated = problems.length > 0 && problems.every(({ key }) => key === REPEATED);
    this.#states[at] = isRepeated ? "repeated" : problems.length > 0 ? "bad" : isWaiting ? "waiting" : "good";
    return wanted;
  }

  #report(wanted: Verdict["wanted"]): void {
    this.#version += 1;
    this.#told = Date.now();
    const ask: Record<string, string[]> = {};
    for (const [resource, text] of wanted) {
      const mark = `${resource} ${text}`;
      if (this.#asked.has(mark)) continue;
      this.#asked.add(mark);
      const texts = ask[resource] ?? [];
      texts.push(text);
      ask[resource] = texts;
    }
    const complete = this.#isRead && this.#judged >= this.#rows.length && this.#waiting.length === 0;
    this.#tell({ counts: this.#counts(), complete, wanted: ask });
  }

  #counts(): Counts {
    const counts = { waiting: 0, good: 0, bad: 0, repeated: 0, created: 0, exists: 0, refused: 0, unanswered: 0 };
    for (let at = 0; at < this.#rows.length; at += 1) counts[this.#states[at] ?? "waiting"] += 1;
    return counts;
  }

  #badRows(): readonly number[] {
    if (this.#bad.version !== this.#version) {
      const rows = this.#states.flatMap((state, at) => (NOT_TAKEN.has(state) ? [at] : []));
      this.#bad = { version: this.#version, rows };
    }
    return this.#bad.rows;
  }

  rows(from: number, count: number, shown: Shown): readonly RowView[] {
    const places =
      shown === "bad"
        ? this.#badRows().slice(from, from + count)
        : Array.from({ length: Math.max(0, Math.min(count, this.#rows.length - from)) }, (_, step) => from + step);
    return places.map((at) => {
      const state = this.#states[at] ?? "waiting";
      return {
        at,
        number: this.#numbers[at] ?? 0,
        state,
        cells: this.#cells(at).map(visibleText),
        problems: FAULTY.has(state) ? this.#verdict(at).problems : [],
        reason: this.#reasons.get(at) ?? "",
      };
    });
  }

  /** The next good rows after a position that have not been sent. */
  good(count: number, after = -1): readonly GoodRow[] {
    const rows: GoodRow[] = [];
    for (let at = after + 1; at < this.#rows.length && rows.length < count; at += 1)
      if (this.#states[at] === "good")
        rows.push({ at, cells: this.#cells(at).map(visibleText), record: this.#verdict(at).record });
    return rows;
  }

  /** A workbook of the good rows, headed by field names, for a platform that takes whole files. */
  goodBook(): Blob {
    const { title, fields } = this.#plan;
    const book = new SheetBook(
      title,
      fields.map(({ label }) => label),
      true,
    );
    for (const [at, state] of this.#states.entries()) {
      if (state !== "good") continue;
      const { record } = this.#verdict(at);
      book.add([fields.map(({ name }) => String(record[name] ?? ""))]);
    }
    return book.finish();
  }

  /** Stores what the platform answered. After a reload, that may include rows which are not read yet. */
  outcomes(outcomes: readonly RowOutcome[]): void {
    for (const { at, state, reason } of outcomes) {
      this.#states[at] = state;
      if (reason !== undefined) this.#reasons.set(at, reason);
    }
    this.#report([]);
  }

  /** All rows that were not imported, as they were in the file, with the reasons. */
  report(title: string, reasonLabel: string, reasons: Readonly<Record<number, string>>): Blob {
    const book = new SheetBook(title, [...this.#header.map(visibleText), reasonLabel], true);
    for (const at of this.#badRows()) {
      const cells = this.#cells(at).map(visibleText);
      const row = Array.from({ length: this.#header.length }, (_, column) => cells[column] ?? "");
      book.add([[...row, this.#reasons.get(at) ?? reasons[at] ?? ""]]);
    }
    return book.finish();
  }
}
