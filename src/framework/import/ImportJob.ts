// One import, from the file to its last row. It lives outside the dialog: closing that loses nothing, and neither does a lost
// connection or a reload, since rows that are sent twice are created once.
import type { Importer } from "../wire/contract";
import { importFields } from "./importFields";
import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { findKeys } from "./findKeys";
import {
  type Counts,
  type ImportPlan,
  type Mapping,
  notTaken,
  type RowOutcome,
  type RowView,
  type Shown,
  type SheetColumn,
  type Told,
} from "./ImportPlan";
import { ImportWorker, UnreadableFile } from "./ImportWorker";
import { keptImport, type KeptImport } from "./keptImport";
import { sendRows } from "./sendRows";

/** choosing a file, checking it, sending it, stopped on the way, done. */
export type Phase = "choosing" | "checking" | "sending" | "paused" | "done";

export interface ImportState {
  readonly phase: Phase;
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly mapping: Mapping;
  readonly counts: Counts;
  /** Whether the whole file has been judged. */
  readonly complete: boolean;
  /** What went wrong, for people; null when nothing did. */
  readonly trouble: string | null;
  /** Grows with every change of the rows. */
  readonly version: number;
}

export interface JobOptions {
  /** Where it is kept: account and resource. */
  readonly place: string;
  readonly plan: ImportPlan;
  readonly importer: Importer;
  readonly dataProvider: CallingDataProvider;
  /** What people read of an error. */
  troubleOf(error: unknown): string;
  reasonOf(fields: Readonly<Record<string, unknown>>, message: string): string;
  /** Called when rows were created. */
  changed(): void;
  /** Hands the rows that were not taken to the platform, to be kept with the import. */
  keepReport(job: ImportJob, task: string): Promise<void>;
}

const NOTHING: Counts = { waiting: 0, good: 0, bad: 0, repeated: 0, created: 0, exists: 0, refused: 0 };
const FRESH: ImportState = {
  phase: "choosing",
  name: "",
  columns: [],
  mapping: {},
  counts: NOTHING,
  complete: false,
  trouble: null,
  version: 0,
};
const BATCH = 200;

const newTask = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class ImportJob {
  options: JobOptions;
  readonly #listeners = new Set<() => void>();
  #state = FRESH;
  #worker: ImportWorker | null = null;
  #kept: KeptImport | null = null;

  constructor(options: JobOptions) {
    this.options = options;
  }

  readonly state = (): ImportState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(part: Partial<ImportState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  /** Goes on with what a former visit left. */
  async restore(): Promise<void> {
    const kept = await keptImport.read(this.options.place);
    if (kept !== null && this.#state.phase === "choosing") await this.open(kept.file, kept);
  }

  async open(file: File, before: KeptImport | null = null): Promise<void> {
    this.#worker?.end();
    this.#change({ ...FRESH, name: file.name });
    if (!/\.xlsx$/i.test(file.name))
      return this.#fail(new UnreadableFile(/\.xls$/i.test(file.name) ? "xls" : "not_xlsx"));
    const worker = new ImportWorker();
    this.#worker = worker;
    worker.told = (told) => this.#hear(told);
    worker.failed = (error) => this.#fail(error);
    try {
      const { columns, mapping } = await worker.ask("open", { plan: this.options.plan, file });
      this.#kept = before ?? { file, mapping, task: newTask(), outcomes: [] };
      this.#change({ phase: before && before.outcomes.length > 0 ? "paused" : "checking", columns, mapping });
      if (before === null) await this.#keep({});
      else {
        await worker.ask("outcomes", { outcomes: before.outcomes });
        await this.map(before.mapping);
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#worker?.end();
    this.#worker = null;
    this.#change({ ...FRESH, name: this.#state.name, trouble: this.options.troubleOf(error) });
  }

  async #keep(part: Partial<KeptImport>): Promise<void> {
    if (this.#kept === null) return;
    this.#kept = { ...this.#kept, ...part };
    await keptImport.write(this.options.place, this.#kept);
  }

  #hear({ counts, complete, wanted }: Told): void {
    this.#change({ counts, complete, version: this.#state.version + 1 });
    for (const [resource, texts] of Object.entries(wanted)) this.#find(resource, texts);
  }

  async #find(resource: string, texts: readonly string[]): Promise<void> {
    const { importer, dataProvider, troubleOf } = this.options;
    const worker = this.#worker;
    const field = importFields(importer).find(({ of }) => of?.resource === resource);
    if (worker === null || !field?.of) return;
    const { of, schema } = field;
    for (;;) {
      try {
        const found = await findKeys(dataProvider, of, schema.args.type !== "string", texts);
        await worker.ask("keys", { keys: { [resource]: found } });
        return this.#change({ trouble: null });
      } catch (error) {
        if (this.#worker !== worker) return;
        this.#change({ trouble: troubleOf(error) });
        await new Promise((resolve) => setTimeout(resolve, 3000));
        if (this.#worker !== worker) return;
      }
    }
  }

  async map(mapping: Mapping): Promise<void> {
    this.#change({ mapping, complete: false });
    await this.#worker?.ask("map", { mapping });
    await this.#keep({ mapping });
  }

  rows(from: number, count: number, shown: Shown): Promise<readonly RowView[]> {
    return this.#worker?.ask("rows", { from, count, shown }) ?? Promise.resolve([]);
  }

  /** Sends good rows until none is left, it is paused, or the platform cannot be reached. */
  async start(): Promise<void> {
    const worker = this.#worker;
    const kept = this.#kept;
    if (worker === null || kept === null || this.#state.phase === "sending") return;
    this.#change({ phase: "sending", trouble: null });
    const outcomes: RowOutcome[] = [...kept.outcomes];
    const total = outcomes.length + this.#state.counts.good;
    try {
      while (this.#isSending()) {
        const rows = await worker.ask("good", { count: BATCH });
        if (rows.length === 0) break;
        const { dataProvider, importer, reasonOf } = this.options;
        const { bad, repeated } = this.#state.counts;
        const sending = {
          dataProvider,
          importer,
          task: kept.task,
          name: kept.file.name,
          total,
          bad: bad + repeated,
          reasonOf,
        };
        const done = await sendRows({ ...sending, from: outcomes.length }, rows);
        if (done.length === 0) throw new Error("import.no_results");
        outcomes.push(...done);
        await worker.ask("outcomes", { outcomes: done });
        await this.#keep({ outcomes });
      }
      if (this.#isSending()) {
        this.#change({ phase: "done" });
        // It can be downloaded here and now: without a place on the platform nothing is lost but the way to it later.
        if (notTaken(this.#state.counts) > 0) this.options.keepReport(this, kept.task).catch(console.warn);
        await keptImport.forget(this.options.place);
      }
    } catch (error) {
      if (this.#worker === worker) this.#change({ phase: "paused", trouble: this.options.troubleOf(error) });
    } finally {
      this.options.changed();
    }
  }

  #isSending(): boolean {
    return this.#state.phase === "sending";
  }

  pause(): void {
    if (this.#state.phase === "sending") this.#change({ phase: "paused" });
  }

  /** Tells this file from others, of the same name too; "" when there is none. */
  opened(): string {
    return this.#kept?.task ?? "";
  }

  /** The good rows as a file of their own, named like the one they come from; null when there is no file. */
  async goodFile(): Promise<File | null> {
    const book = await this.#worker?.ask("good_book", {});
    return book ? new File([book], this.#state.name, { type: book.type }) : null;
  }

  /** `reasons`: place of a row -> what is wrong with it, for people. */
  async report(reason: string, reasons: Readonly<Record<number, string>>): Promise<Blob | null> {
    return (await this.#worker?.ask("report", { reason, reasons })) ?? null;
  }

  /** Gives the file up. */
  async forget(): Promise<void> {
    this.#worker?.end();
    this.#worker = null;
    this.#kept = null;
    this.#change(FRESH);
    await keptImport.forget(this.options.place);
  }
}
