// Asks the platform before the import which rows it would refuse: the platform adds some rows at a time and rolls back.
// If the platform does not have this call, the preview shows only the checks of the browser.
import { requestRowChecks, type VerdictRequest } from "./requestRowChecks";
import { rowCheckCall } from "./rowsImportCall";
import type { RowVerdict } from "./ImportPlan";
import type { ImportWorker } from "./ImportWorker";
import type { JobOptions } from "./JobOptions";

/**
 * `none`: the platform cannot check rows, or has not begun. `partly`: the remaining rows are imported without a check.
 * `failed`: the same, because the platform did not answer. `kept`: results from before a reload, which are not checked
 * again.
 */
export interface RowCheckState {
  readonly state: "none" | "running" | "partly" | "over" | "failed" | "kept";
  /** The numbers of checked rows, of rows that would be refused, and of rows whose record exists. */
  readonly done: number;
  readonly refused: number;
  readonly there: number;
  /** The number of rows that would change a record. */
  readonly changing: number;
  readonly trouble: string;
}
export const UNCHECKED: RowCheckState = { state: "none", done: 0, refused: 0, there: 0, changing: 0, trouble: "" };

/** The most rows that the platform accepts in one request. */
const BATCH = 100;
/**
 * The most rows that are checked without a question: a check costs as much as an import. Rows that change records are
 * always checked.
 */
export const MAX_ROWS_WITHOUT_QUESTION = 1000;

type Worker = Pick<ImportWorker, "ask">;
type Checking = VerdictRequest & Pick<JobOptions, "troubleOf">;

export class PlatformRowCheck {
  readonly #options: () => Checking;
  readonly #onChange: (state: RowCheckState) => void;
  #state = UNCHECKED;
  #worker: Worker | null = null;
  #found: RowVerdict[] = [];
  /** The position of the last row that was checked. */
  #after = -1;
  /** Increases to end a running check. */
  #run = 0;

  constructor(options: () => Checking, onChange: (state: RowCheckState) => void) {
    this.#options = options;
    this.#onChange = onChange;
  }

  #change(part: Partial<RowCheckState>): void {
    this.#state = { ...this.#state, ...part };
    this.#onChange(this.#state);
  }

  /** The refused rows, the rows whose record exists, and the changes that rows would make. */
  found = (): readonly RowVerdict[] => this.#found;

  /** Forgets all results, because the rows or the columns are new. */
  reset(): void {
    this.#run += 1;
    this.#worker = null;
    this.#found = [];
    this.#after = -1;
    this.#change(UNCHECKED);
  }

  /** Shows the results from before a reload. A new check could change the number of rows in a running import. */
  async restore(worker: Worker, found: readonly RowVerdict[]): Promise<void> {
    this.#worker = worker;
    await this.#take(worker, found);
    this.#change({ state: "kept" });
  }

  /** Checks the rows once all of them are read. */
  begin(worker: Worker): void {
    const { importer, mode } = this.#options();
    if (this.#worker !== null || rowCheckCall(importer) === null) return;
    this.#worker = worker;
    this.#go(mode === "add" ? MAX_ROWS_WITHOUT_QUESTION : Number.MAX_SAFE_INTEGER);
  }

  /** Checks the remaining rows. */
  goOn(): void {
    this.#go(Number.MAX_SAFE_INTEGER);
  }

  /** Ends the check. The remaining rows are imported without it. */
  stop(): void {
    this.#run += 1;
    this.#change({ state: "partly" });
  }

  #go(most: number): void {
    const worker = this.#worker;
    if (worker === null || this.#state.state === "running") return;
    this.#run += 1;
    const run = this.#run;
    this.#change({ state: "running", trouble: "" });
    this.#checkRows(worker, run, most).catch((error: unknown) => {
      if (this.#run === run) this.#change({ state: "failed", trouble: this.#options().troubleOf(error) });
    });
  }

  async #checkRows(worker: Worker, run: number, most: number): Promise<void> {
    for (;;) {
      const rows = await worker.ask("good", { count: BATCH, after: this.#after });
      const last = rows.at(-1);
      if (this.#run !== run) return;
      if (last === undefined) return this.#change({ state: "over" });
      if (this.#state.done >= most) return this.#change({ state: "partly" });
      const verdicts = await requestRowChecks(this.#options(), rows);
      if (this.#run !== run) return;
      await this.#take(worker, verdicts);
      if (this.#run !== run) return;
      this.#after = last.at;
      this.#change({ done: this.#state.done + rows.length });
    }
  }

  async #take(worker: Worker, verdicts: readonly RowVerdict[]): Promise<void> {
    this.#found.push(...verdicts);
    const refused = verdicts.filter(({ reason }) => reason !== null).length;
    const there = verdicts.filter(({ reason, update }) => reason === null && update === undefined).length;
    const changing = verdicts.filter(({ update }) => update?.is === "changes").length;
    const before = this.#state;
    this.#state = {
      ...before,
      refused: before.refused + refused,
      there: before.there + there,
      changing: before.changing + changing,
    };
    await worker.ask("verdicts", { verdicts });
  }
}
