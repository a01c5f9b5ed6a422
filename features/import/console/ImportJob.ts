// One import, from the choice of the file to the last row. It exists outside the dialog, so that nothing is lost if the
// dialog is closed, the connection breaks or the page is reloaded. No row is created twice: either the platform
// recognises a row that is sent again, or the row is not sent again.
import { requestNumber } from "../../../src/framework/wire/requestNumber";
import type { DecimalMark } from "./decimalMark";
import { faultOfFileName } from "./faultOfName";
import { FollowedImport } from "./FollowedImport";
import { countAnnounced, RowSender } from "./RowSender";
import type { FileChoice, ValidRow, Mapping, Marks, RowOutcome, RowView, ShownRows, ImportUpdate } from "./ImportPlan";
import { countNotImported } from "./ImportPlan";
import { ImportWorker, UnreadableFile } from "./ImportWorker";
import { storedImport, type StoredImport } from "./storedImport";
import { NO_FILE, type ImportState } from "./ImportState";
import type { JobOptions } from "./JobOptions";
import { planForMode } from "./planIn";
import { ReferenceLookup } from "./ReferenceLookup";
import { PlatformRowCheck } from "./PlatformRowCheck";
import { unansweredOutcome } from "./sendRows";
import { cancelImport, followImport, STATE_SENDING, STATE_IMPORTED, STATE_IMPORTING } from "./platformImport";

export class ImportJob {
  options: JobOptions;
  readonly #listeners = new Set<() => void>();
  #state: ImportState;
  #worker: ImportWorker | null = null;
  #kept: StoredImport | null = null;
  #header: readonly string[] = [];
  #over: RowSender | null = null;
  #following: FollowedImport | null = null;
  readonly check = new PlatformRowCheck(
    () => ({ ...this.options, mode: this.#state.mode }),
    (check) => this.#change({ check }),
  );

  readonly #references = new ReferenceLookup(
    () => this.options,
    (part) => this.#change(part),
  );

  constructor(options: JobOptions) {
    this.options = options;
    this.#state = { ...NO_FILE, mode: options.modes?.[0] ?? "add" };
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

  /** Continues an import of an earlier visit, or shows one that was started in another browser. */
  async restore(): Promise<void> {
    const kept = await storedImport.read(this.options.place);
    if (this.#state.phase !== "choosing") return;
    if (kept !== null) return this.open(kept.file, kept);
    const task = await this.options.underWay().catch(() => null);
    if (task === null) return;
    const { progress } = await followImport(this.options, task, Number.MAX_SAFE_INTEGER).catch(() => ({
      progress: null,
    }));
    if (progress?.state !== STATE_IMPORTING || this.#state.phase !== "choosing") return;
    this.#change({ name: progress.name, progress });
    this.#follow(task);
  }

  async open(file: File, before: StoredImport | null = null, choice: FileChoice = before?.choice ?? {}): Promise<void> {
    this.#leave();
    this.#change({ ...NO_FILE, mode: choice.mode ?? this.#state.mode, name: file.name });
    const fault = faultOfFileName(file.name);
    if (fault !== null) return this.#fail(new UnreadableFile(fault));
    const worker = new ImportWorker();
    this.#references.reset(choice.meant);
    this.#worker = worker;
    worker.onUpdate = (update) => this.#hear(update);
    worker.failed = (error) => this.#fail(error);
    try {
      const plan = { ...planForMode(this.options.plan, this.#state.mode), recalled: this.options.recalled?.read() };
      const { header, ...opened } = await worker.ask("open", { plan, file, choice });
      this.#header = header;
      this.#kept = before ?? { file, choice, mapping: opened.mapping, task: requestNumber(), outcomes: [] };
      const phase = (before?.outcomes.length ?? 0) > 0 ? "paused" : "checking";
      this.#change({ phase, ...opened, takesHidden: choice.hidden === true, takesExamples: choice.examples === true });
      if (before === null) await this.#keep({});
      else {
        await worker.ask("outcomes", { outcomes: before.outcomes });
        await this.map(before.mapping);
        if (before.checked !== undefined) await this.check.restore(worker, before.checked);
        if (before.handed === true) this.#follow(before.task);
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  #leave(): void {
    const { progress } = this.#state;
    // Cancels an import whose rows were not all sent. Otherwise it would wait until it expires.
    if (progress?.state === STATE_SENDING) cancelImport(this.options, progress.task).catch(console.warn);
    this.check.reset();
    this.#worker?.end();
    this.#worker = null;
    this.#following?.end();
    this.#following = null;
    this.#over = null;
  }

  #fail(error: unknown): void {
    this.#leave();
    this.#change({ ...NO_FILE, name: this.#state.name, trouble: this.options.troubleOf(error) });
  }

  async #keep(part: Partial<StoredImport>): Promise<void> {
    if (this.#kept === null) return;
    this.#kept = { ...this.#kept, ...part };
    await storedImport.write(this.options.place, this.#kept);
  }

  #hear({ wanted, ...update }: ImportUpdate): void {
    this.#change({ ...update, version: this.#state.version + 1 });
    this.#references.find(() => this.#worker, wanted);
    const { phase, unsure, clashes } = this.#state;
    // The rows cannot be read before people have chosen the fields of the columns.
    const isClear = Object.keys({ ...unsure, ...clashes }).length === 0;
    const isNew = phase === "checking" && this.#kept?.checked === undefined && isClear;
    if (update.complete && isNew && this.#worker !== null) this.check.begin(this.#worker);
  }

  /** Stores whether texts that are the name of one record and the key of another are meant as names or as keys. */
  async mean(resource: string, how: "name" | "key"): Promise<void> {
    const meant = await this.#references.settle(this.#worker, resource, how);
    await this.#keep({ choice: { ...this.#kept?.choice, meant } });
    await this.map(this.#state.mapping);
  }

  /** `marks`: corrected decimal marks. `decided`: the column whose field was chosen. */
  async map(mapping: Mapping, marks: Marks = this.#kept?.choice?.marks ?? {}, decided = -1): Promise<void> {
    const { [decided]: _, ...unsure } = this.#state.unsure;
    this.#change({ mapping, unsure, complete: false });
    this.check.reset();
    await this.#worker?.ask("map", { mapping, marks });
    const known = this.#kept?.choice?.decided ?? [];
    if (decided >= 0) this.options.recalled?.keep(this.#header, mapping);
    await this.#keep({ mapping, choice: { ...this.#kept?.choice, marks, decided: [...known, decided] } });
  }

  /** Sets the decimal mark of a column. */
  mark(column: number, mark: DecimalMark): Promise<void> {
    return this.map(this.#state.mapping, { ...this.#kept?.choice?.marks, [column]: mark });
  }

  /** Reads the file again, with another sheet, other headers, hidden rows, or another mode. */
  async choose(choice: FileChoice): Promise<void> {
    if (this.#state.phase === "choosing" && choice.mode !== undefined) this.#change({ mode: choice.mode });
    if (this.#kept === null || this.#state.phase !== "checking") return;
    const { file, choice: before } = this.#kept;
    const { marks: _, decided: ___, ...kept } = before ?? {};
    // Another sheet has other headers.
    const { head: __, anew: ____, ...elsewhere } = kept;
    await this.open(file, null, choice.sheet === undefined ? { ...kept, ...choice } : { ...elsewhere, ...choice });
  }

  rows(from: number, count: number, shown: ShownRows): Promise<readonly RowView[]> {
    return this.#worker?.ask("rows", { from, count, shown }) ?? Promise.resolve([]);
  }

  /** Sends good rows until all are sent, the import is paused, or the platform cannot be reached. Then waits for a background import. */
  async start(): Promise<void> {
    const worker = this.#worker;
    const kept = this.#kept;
    if (worker === null || kept === null || this.#state.phase === "sending") return;
    this.#change({ phase: "sending", trouble: null });
    try {
      await this.#keep({ checked: this.check.found() });
      if (await this.#send(worker, kept)) return;
      if (this.#isSending()) await this.#end(kept.task);
    } catch (error) {
      if (this.#worker === worker) this.#change({ phase: "paused", trouble: this.options.troubleOf(error) });
    } finally {
      this.options.changed();
    }
  }

  /** Answers true when all rows are sent and the platform continues in the background. */
  async #send(worker: ImportWorker, kept: StoredImport): Promise<boolean> {
    const outcomes = [...kept.outcomes];
    this.#over ??= this.#handOver(worker, kept);
    while (this.#isSending()) {
      const sent = await this.#over.next().catch(async (error: unknown) => {
        await this.#keep({ outcomes });
        throw error;
      });
      if (sent === null) return false;
      if ("outcomes" in sent) {
        outcomes.push(...sent.outcomes);
        await worker.ask("outcomes", { outcomes: sent.outcomes });
        await this.#keep({ outcomes });
        if (sent.stopped !== undefined) throw sent.stopped;
        continue;
      }
      this.#change({ progress: sent.progress });
      if (sent.progress.state === STATE_SENDING) continue;
      await this.#keep({ handed: true });
      this.#follow(kept.task);
      return true;
    }
    return false;
  }

  #isSending(): boolean {
    return this.#state.phase === "sending";
  }

  #handOver(worker: ImportWorker, { task, file, outcomes, before = 0 }: StoredImport): RowSender {
    const { dataProvider, importer, reasonOf, wordsOf } = this.options;
    const [sent, { mode }] = [outcomes.length - before, this.#state];
    const numbers = countAnnounced(this.#state.counts, outcomes, before);
    const announced = { task, name: file.name, header: this.#header, ...numbers, ...(mode !== "add" && { mode }) };
    const begin = (rows: readonly ValidRow[]): Promise<void> =>
      this.#keep({ outcomes: [...(this.#kept?.outcomes ?? []), ...rows.map(unansweredOutcome)] });
    return new RowSender({ dataProvider, importer, announced, reasonOf }, worker, wordsOf, sent, begin);
  }

  /** Ends the import after the outcome of every row is known. */
  async #end(task: string): Promise<void> {
    this.#change({ phase: "done" });
    // The report can be downloaded now. If its upload fails, the person still has it, and only the platform does not.
    if (task !== "" && countNotImported(this.#state.counts) > 0)
      this.options.keepReport(this, task).catch(console.warn);
    await storedImport.forget(this.options.place);
  }

  /** Waits for the end of a background import. If it was started in another browser, the file is not available here. */
  #follow(task: string): void {
    this.#following?.end();
    const outcomes: RowOutcome[] = [...(this.#kept?.outcomes ?? [])];
    this.#change({ phase: "working" });
    this.#following = new FollowedImport(this.options, task, this.#worker !== null, {
      report: async (progress, some) => {
        outcomes.push(...some);
        await this.#worker?.ask("outcomes", { outcomes: some });
        this.#change({ progress, trouble: null });
      },
      troubled: (error) => this.#change({ trouble: this.options.troubleOf(error) }),
      ended: async (progress) => {
        this.options.changed();
        if (progress?.state === STATE_IMPORTED) return this.#end("");
        const trouble = this.options.stoppedOf(progress?.reason ?? "");
        if (this.#worker === null) return this.#change({ phase: "done", trouble });
        // The rows that were not imported can become a new import.
        this.#over = null;
        await this.#keep({ task: requestNumber(), outcomes, before: outcomes.length, handed: false });
        this.#change({ phase: "paused", progress: null, trouble });
      },
    });
  }

  /** Stops a background import. Rows that are already imported stay. */
  async cancel(): Promise<void> {
    const { progress } = this.#state;
    if (this.#state.phase !== "working" || progress === null) return;
    await cancelImport(this.options, progress.task).catch((error: unknown) =>
      this.#change({ trouble: this.options.troubleOf(error) }),
    );
    this.#following?.look();
  }

  pause(): void {
    if (this.#state.phase === "sending") this.#change({ phase: "paused" });
  }

  /** Identifies this file, even among files of the same name. "" when there is no file. */
  opened(): string {
    return this.#kept?.task ?? "";
  }

  /** The good rows as a file, named like the original. Null when there is no file. */
  async goodFile(): Promise<File | null> {
    const book = await this.#worker?.ask("good_book", {});
    return book ? new File([book], this.#state.name, { type: book.type }) : null;
  }

  /** `reasons`: position of a row -> its problems in words. */
  async report(reason: string, reasons: Readonly<Record<number, string>>): Promise<Blob | null> {
    return (await this.#worker?.ask("report", { reason, reasons })) ?? null;
  }

  /** Closes the file and deletes the stored import. */
  async forget(): Promise<void> {
    this.#leave();
    this.#kept = null;
    this.#change(NO_FILE);
    await storedImport.forget(this.options.place);
  }
}
