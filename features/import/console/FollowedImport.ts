// Asks the platform for the progress of an import until it has ended.
import { valueAt } from "../../../src/framework/resource/valueAt";
import type { RowOutcome } from "./ImportPlan";
import {
  followImport,
  type ImportConnection,
  STATE_SENDING,
  STATE_IMPORTING,
  type ImportProgress,
} from "./platformImport";

/** Milliseconds between two requests, also after a failed one. */
const AGAIN = 700;
const AGAIN_LATER = 3000;
/** The code for an import that the platform does not know. */
const GONE = 404;

interface Hears {
  report(progress: ImportProgress, outcomes: readonly RowOutcome[]): Promise<void>;
  troubled(error: unknown): void;
  /** `progress`: null when the platform no longer knows the import. */
  ended(progress: ImportProgress | null): Promise<void>;
}

export class FollowedImport {
  readonly #following: ImportConnection;
  readonly #task: string;
  readonly #hears: Hears;
  /** The position of the last row whose outcome is known. */
  #after: number;
  #isEnded = false;
  #wake = (): void => undefined;

  /** `rows`: whether the outcome of each row is requested too. */
  constructor(following: ImportConnection, task: string, rows: boolean, hears: Hears) {
    this.#following = following;
    this.#task = task;
    this.#hears = hears;
    this.#after = rows ? -1 : Number.MAX_SAFE_INTEGER;
    this.#run().catch(console.error);
  }

  /** Sends a request at once. */
  look(): void {
    this.#wake();
  }

  end(): void {
    this.#isEnded = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    while (!this.#isEnded) {
      let wait = AGAIN;
      try {
        const { progress, outcomes } = await followImport(this.#following, this.#task, this.#after);
        if (this.#isEnded) return;
        this.#after = outcomes.at(-1)?.at ?? this.#after;
        if (progress !== null) await this.#hears.report(progress, outcomes);
        const isOpen = progress?.state === STATE_SENDING || progress?.state === STATE_IMPORTING;
        if (!isOpen && outcomes.length === 0) return await this.#over(progress);
        if (outcomes.length > 0) wait = isOpen ? wait : 0;
      } catch (error) {
        if (this.#isEnded) return;
        if (valueAt(error, "status") === GONE) return await this.#over(null);
        this.#hears.troubled(error);
        wait = AGAIN_LATER;
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, wait);
      });
    }
  }

  async #over(progress: ImportProgress | null): Promise<void> {
    this.#isEnded = true;
    await this.#hears.ended(progress);
  }
}
