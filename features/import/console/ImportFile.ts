// The rows of a file and the state of each row. Runs in the worker. Only one text and one number are kept per row; the
// problems are computed again when a row is shown.
import type { SheetRow } from "../../sheets/book/readSheet";
import { isExampleRow } from "./exampleOf";
import { FileRows } from "./FileRows";
import { writeReasonsWorkbook, writeRecordsWorkbook } from "./importBooks";
import {
  countStates,
  type FileChoice,
  type ValidRow,
  type ImportPlan,
  type KeysByReference,
  type NamesByReference,
  type Mapping,
  type Marks,
  NOT_IMPORTED,
  type CellProblem,
  STATES_TO_SEND,
  type OpenedSheet,
  type RowOutcome,
  type RowVerdict,
  type RowState,
  type RowView,
  type ShownRows,
  type ImportUpdate,
} from "./ImportPlan";
import { RowChecker, keyMark, type RowJudgement } from "./Judge";
import { openRows } from "./openRows";
import { KnownKeys } from "./KnownKeys";
import { SeenRecords } from "./SeenRecords";

const REPEATED = "import.repeated";
/** The number of rows that are checked at a time. Between two such steps, the worker answers questions. */
const SLICE = 500;
/** Milliseconds between two reports of progress. */
const REPORT_MS = 200;
/** The largest number of rows of a file. More would not fit into memory. */
export const MAX_FILE_ROWS = 500_000;

/** States of rows that were sent. */
const SETTLED: ReadonlySet<RowState> = new Set<RowState>(["created", "changed", "exists", "refused", "unanswered"]);

/** States of rows that are not imported because they are invalid or repeated in the file. */
const FAULTY: ReadonlySet<RowState> = new Set<RowState>(["bad", "repeated"]);

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export class TooManyRows extends Error {}

export class ImportFile {
  readonly #plan: ImportPlan;
  readonly #post: (update: ImportUpdate) => void;
  #rows = new FileRows();
  readonly #states: RowState[] = [];
  readonly #reasons = new Map<number, string>();
  /** The platform's results for rows that it only checked. */
  readonly #verdicts = new Map<number, RowVerdict>();
  readonly #keys = new KnownKeys();
  readonly #seen = new SeenRecords();
  #header: readonly string[] = [];
  #mapping: Mapping = {};
  #chosen: Marks = {};
  #marks: Marks = {};
  #judge: RowChecker;
  #judged = 0;
  #waiting: number[] = [];
  #isRead = false;
  #version = 0;
  #reportedAt = 0;
  #some: { readonly version: number; readonly shown: ShownRows; readonly rows: readonly number[] } = {
    version: -1,
    shown: "bad",
    rows: [],
  };

  constructor(plan: ImportPlan, post: (update: ImportUpdate) => void) {
    this.#plan = plan;
    this.#post = post;
    this.#judge = new RowChecker(plan, {});
  }

  /**
   * Resolves when the headers are known, and continues to read. @param rest is called after the first rows of a large
   * file, and awaited before the rows that take long to read @throws the same as readWorkbook
   */
  async open(
    file: Blob,
    failed: (error: unknown) => void,
    choice: FileChoice = {},
    rest?: () => Promise<void>,
  ): Promise<OpenedSheet> {
    const { opened, header, data, rest: rows } = await openRows(file, this.#plan, choice, rest);
    this.#header = header;
    this.#mapping = opened.mapping;
    this.#chosen = choice.marks ?? {};
    this.#rows = new FileRows(choice, isExampleRow(this.#plan.fields, opened.mapping));
    for (const row of data) this.#take(row);
    this.#judgeAnew();
    this.#readOn(rows).catch(failed);
    return opened;
  }

  async #readOn(rows: AsyncIterable<SheetRow>): Promise<void> {
    for await (const row of rows) {
      this.#take(row);
      if (this.#rows.length > MAX_FILE_ROWS) throw new TooManyRows();
      if (this.#rows.length % SLICE === 0) this.#judgeSlice();
      if (this.#rows.length % (SLICE * 4) === 0) await pause();
    }
    this.#isRead = true;
    const before = this.#marks;
    const marks = this.#foundMarks();
    // Later rows may show that a column uses another decimal mark than its first rows suggested.
    if (Object.keys(marks).some((at) => marks[Number(at)] !== (before[Number(at)] ?? "."))) this.#judgeAnew();
    await this.#catchUp();
  }

  #take(row: SheetRow): void {
    if (!this.#rows.take(row)) return;
    // After a reload, the states of a continued import are already known.
    this.#states[this.#rows.length - 1] ??= "waiting";
  }

  #foundMarks(): Marks {
    return { ...this.#rows.marks(this.#plan.mark ?? "."), ...this.#chosen };
  }

  #judgeAnew(): void {
    this.#marks = this.#foundMarks();
    this.#judge = new RowChecker(this.#plan, this.#mapping, this.#marks, this.#header);
    this.#seen.clear();
    this.#waiting = [];
    this.#judged = 0;
    for (const [at, state] of this.#states.entries()) if (!SETTLED.has(state)) this.#states[at] = "waiting";
  }

  /** `marks`: the decimal marks that people chose. */
  async map(mapping: Mapping, marks: Marks = {}): Promise<void> {
    this.#mapping = mapping;
    this.#chosen = marks;
    this.#verdicts.clear();
    this.#judgeAnew();
    await this.#catchUp();
  }

  keys(keys: KeysByReference, names: NamesByReference = {}): void {
    this.#keys.take(keys, names);
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
    // If every step were reported, the page would be busy all the time.
    if (wanted.length > 0 || Date.now() - this.#reportedAt > REPORT_MS) this.#report(wanted);
  }

  /** The result for a row. It includes a fact that depends on other rows: whether an earlier row is the same record. */
  #verdict(at: number): RowJudgement {
    const verdict = this.#judge.judge(this.#rows.cells(at), this.#keys.find);
    if (verdict.problems.length > 0 || verdict.wanted.length > 0) return verdict;
    const key = this.#verdicts.get(at)?.update?.key;
    const marks = this.#judge.marks(verdict.record);
    const first = this.#seen.earlier(key === undefined ? marks : [...marks, keyMark(key)], at);
    if (first !== undefined) return { ...verdict, problems: [this.#repeated(this.#plan.natural, REPEATED, first, at)] };
    // Another record may already have values that must be unique.
    const problems = this.#judge.alone(verdict.record).flatMap(({ names, mark }) => {
      const other = this.#seen.earlier([mark], at);
      return other === undefined ? [] : [this.#repeated(names, "import.repeated_value", other, at)];
    });
    return { ...verdict, problems };
  }

  #repeated([field = ""]: readonly string[], key: string, first: number, at: number): CellProblem {
    return {
      field,
      key,
      args: { row: this.#rows.number(first), value: this.#judge.textOf(field, this.#rows.cells(at)) },
    };
  }

  #judgeRow(at: number): RowJudgement["wanted"] {
    if (SETTLED.has(this.#states[at] ?? "waiting")) return [];
    const { problems, wanted } = this.#verdict(at);
    const isWaiting = problems.length === 0 && wanted.length > 0;
    if (isWaiting) this.#waiting.push(at);
    const isRepeated = problems.length > 0 && problems.every(({ key }) => key === REPEATED);
    const { reason = null, update } = this.#verdicts.get(at) ?? {};
    const isBad = problems.length > 0 || reason !== null;
    this.#states[at] = isRepeated ? "repeated" : isBad ? "bad" : isWaiting ? "waiting" : (update?.is ?? "good");
    return wanted;
  }

  #report(wanted: RowJudgement["wanted"]): void {
    this.#version += 1;
    this.#reportedAt = Date.now();
    const complete = this.#isRead && this.#judged >= this.#rows.length && this.#waiting.length === 0;
    const counts = countStates(this.#states.slice(0, this.#rows.length));
    const { hidden, examples } = this.#rows;
    this.#post({ counts, complete, marks: this.#marks, hidden, examples, wanted: this.#keys.ask(wanted) });
  }

  #rowsOf(shown: "bad" | "changes"): readonly number[] {
    if (this.#some.version !== this.#version || this.#some.shown !== shown) {
      const isShown = (at: number, state: RowState) =>
        shown === "bad" ? NOT_IMPORTED.has(state) : this.#verdicts.get(at)?.update?.is === "changes";
      const rows = this.#states.flatMap((state, at) => (isShown(at, state) ? [at] : []));
      this.#some = { version: this.#version, shown, rows };
    }
    return this.#some.rows;
  }

  rows(from: number, count: number, shown: ShownRows): readonly RowView[] {
    const places =
      shown !== "all"
        ? this.#rowsOf(shown).slice(from, from + count)
        : Array.from({ length: Math.max(0, Math.min(count, this.#rows.length - from)) }, (_, step) => from + step);
    return places.map((at) => {
      const state = this.#states[at] ?? "waiting";
      return {
        at,
        number: this.#rows.number(at),
        state,
        cells: this.#rows.cells(at),
        understood: this.#judge.understood(this.#rows.cells(at), this.#keys.name),
        problems: FAULTY.has(state) ? this.#verdict(at).problems : [],
        ...this.#saidOf(at),
        reason: this.#reasonOf(at) ?? "",
      };
    });
  }

  /** The next good rows after a position that have not been sent. */
  good(count: number, after = -1): readonly ValidRow[] {
    const rows: ValidRow[] = [];
    for (let at = after + 1; at < this.#rows.length && rows.length < count; at += 1)
      if (STATES_TO_SEND.has(this.#states[at] ?? "waiting")) rows.push(this.#goodRow(at));
    return rows;
  }

  #goodRow(at: number): ValidRow {
    const update = this.#verdicts.get(at)?.update;
    return { at, cells: this.#rows.cells(at), record: this.#verdict(at).record, ...(update && { update }) };
  }

  #saidOf(at: number): Pick<RowView, "there" | "changes"> {
    const said = this.#verdicts.get(at);
    const isThere = said?.reason === null && said.update === undefined;
    return { there: isThere ? (said.there ?? "") : null, changes: said?.update?.changes ?? [] };
  }

  /** A workbook of the good rows. */
  goodBook(): Blob {
    const good = [...this.#states.entries()].flatMap(([at, state]) => (STATES_TO_SEND.has(state) ? [at] : []));
    return writeRecordsWorkbook(
      this.#plan,
      good.map((at) => this.#verdict(at).record),
    );
  }

  /** Stores the results of checked rows. */
  verdicts(verdicts: readonly RowVerdict[]): void {
    for (const verdict of verdicts) {
      this.#verdicts.set(verdict.at, verdict);
      this.#judgeRow(verdict.at);
    }
    this.#report([]);
  }

  /** Stores the outcomes of rows. After a reload, they may belong to rows that are not read yet. */
  outcomes(outcomes: readonly RowOutcome[]): void {
    for (const { at, state, reason } of outcomes) {
      this.#states[at] = state;
      if (reason !== undefined) this.#reasons.set(at, reason);
    }
    this.#report([]);
  }

  readonly #reasonOf = (at: number) => this.#reasons.get(at) ?? this.#verdicts.get(at)?.reason;

  /** All rows that were not imported, with their original cells and the reasons. */
  report(title: string, reasonLabel: string, reasons: Readonly<Record<number, string>>): Blob {
    const said = (at: number) => ({ cells: this.#rows.cells(at), reason: this.#reasonOf(at) ?? reasons[at] ?? "" });
    return writeReasonsWorkbook(title, this.#header, reasonLabel, this.#rowsOf("bad").map(said));
  }
}
