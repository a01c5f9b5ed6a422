// The records to which texts of a file refer, and what people chose for numbers that are the name of one record and the key of another.
import { RecordNameCache } from "./AlikeNames";
import { findWithRetries } from "./findWithRetries";
import type { KeyMeanings, ImportUpdate } from "./ImportPlan";
import type { ImportState } from "./ImportState";
import type { ImportWorker } from "./ImportWorker";
import type { JobOptions } from "./JobOptions";

export class ReferenceLookup {
  readonly #options: () => JobOptions;
  readonly #onChange: (part: Partial<Pick<ImportState, "clashes" | "trouble">>) => void;
  #clashes: ImportState["clashes"] = {};
  #meant: KeyMeanings = {};
  #alike = new RecordNameCache();

  constructor(options: () => JobOptions, onChange: (part: Partial<Pick<ImportState, "clashes" | "trouble">>) => void) {
    this.#options = options;
    this.#onChange = onChange;
  }

  /** Starts with another file. `meant`: the choices that people made for that file before. */
  reset(meant: KeyMeanings = {}): void {
    this.#meant = meant;
    this.#clashes = {};
    this.#alike = new RecordNameCache();
  }

  /** `now` answers the worker with the present file: when the records arrive, people may have opened another file. */
  find(now: () => ImportWorker | null, wanted: ImportUpdate["wanted"]): void {
    const worker = now();
    if (worker === null) return;
    for (const [resource, texts] of Object.entries(wanted))
      this.#find(worker, resource, texts, () => now() === worker).catch(console.error);
  }

  async #find(
    worker: ImportWorker,
    resource: string,
    texts: readonly string[],
    isWanted: () => boolean,
  ): Promise<void> {
    const onTrouble = (trouble: string | null) => this.#onChange({ trouble });
    const found = await findWithRetries(
      { ...this.#options(), alike: this.#alike },
      resource,
      texts,
      isWanted,
      onTrouble,
    );
    if (found === null) return;
    const { keys, names, clashes } = found;
    if (Object.keys(clashes).length > 0) {
      this.#clashes = { ...this.#clashes, [resource]: { ...this.#clashes[resource], ...clashes } };
      if (this.#meant[resource] === undefined) this.#onChange({ clashes: this.#clashes });
    }
    await worker.ask("keys", { keys: { [resource]: keys }, names: { [resource]: names } });
    if (this.#meant[resource] === "key") await this.#takeKeys(worker, resource);
  }

  /** Stores what people chose for the numbers of all rows, and answers all choices. */
  async settle(worker: ImportWorker | null, resource: string, meant: KeyMeanings[string]): Promise<KeyMeanings> {
    this.#meant = { ...this.#meant, [resource]: meant };
    const { [resource]: _, ...open } = this.#clashes;
    this.#onChange({ clashes: open });
    if (meant === "key" && worker !== null) await this.#takeKeys(worker, resource);
    return this.#meant;
  }

  async #takeKeys(worker: ImportWorker, resource: string): Promise<void> {
    const clashes = Object.entries(this.#clashes[resource] ?? {});
    const keys = Object.fromEntries(clashes.map(([text, { keyed }]) => [text, keyed.key]));
    const names = Object.fromEntries(clashes.map(([text, { keyed }]) => [text, keyed.name]));
    await worker.ask("keys", { keys: { [resource]: keys }, names: { [resource]: names } });
  }
}
