// Breaks sentences in batches: each breakage must make its own test fail, and no other listed test. If another one
// fails, a breakage affects more than its sentence, and the batch is halved.
import type { Breakage } from "./Breakage";
import type { MutatedCopy, TestOutcome } from "./Copy";

export interface Verdict {
  readonly breakage: Breakage;
  readonly is: "killed" | "survived" | "no proof";
  /** Why nothing is proven: the test is missing, also fails without the breakage, or could not start. */
  readonly why: string;
}

const rangeOf = (text: string, { from }: Breakage): readonly [number, number] => {
  const at = text.indexOf(from);
  return [at, at + from.length];
};

/** Whether two breakages can be made together: different tests, and different places or insertions at one place. */
const canJoin = (one: Breakage, other: Breakage, read: (file: string) => string): boolean => {
  if (one.by.includes(other.by) || other.by.includes(one.by)) return false;
  if (one.file !== other.file) return true;
  if (one.from === other.from) return one.to.includes(one.from) && other.to.includes(other.from);
  const [[begin, end], [otherBegin, otherEnd]] = [rangeOf(read(one.file), one), rangeOf(read(one.file), other)];
  return end <= otherBegin || otherEnd <= begin;
};

/** Batches for one test file. None has more than half of its breakages, so that the other tests show what passes. */
export const batchesOf = (all: readonly Breakage[], read: (file: string) => string): readonly Breakage[][] => {
  const batches: Breakage[][] = [];
  const most = Math.max(1, Math.ceil(all.length / 2));
  for (const one of all) {
    const place = batches.find((batch) => batch.length < most && batch.every((other) => canJoin(one, other, read)));
    if (place) place.push(one);
    else batches.push([one]);
  }
  return batches;
};

const isOf = ({ by }: Breakage, title: string): boolean => title.includes(by);

/**
 * Why the test of this breakage cannot be used: it fails even on unbroken code, or there is no such test. Null if it can be
 * used.
 */
const faultOf = (breakage: Breakage, { failed, passed, fault }: TestOutcome): string | null => {
  if (failed.some((title) => isOf(breakage, title))) return `fails without the breakage, too ${fault ?? ""}`;
  return passed.some((title) => isOf(breakage, title)) ? null : `there is no such test ${fault ?? ""}`;
};

export class Judge {
  readonly #copy: MutatedCopy;
  readonly #file: string;
  readonly #titles: readonly string[];
  readonly #report: (verdict: Verdict) => void;

  constructor(copy: MutatedCopy, file: string, all: readonly Breakage[], report: (verdict: Verdict) => void) {
    this.#copy = copy;
    this.#file = file;
    this.#titles = [...new Set(all.map(({ by }) => by))];
    this.#report = report;
  }

  /** Answers the breakages whose test passes without them. */
  async begin(all: readonly Breakage[]): Promise<readonly Breakage[]> {
    const outcome = await this.#copy.run(this.#file, this.#titles);
    return all.filter((breakage) => {
      const why = faultOf(breakage, outcome);
      if (why !== null) this.#report({ breakage, is: "no proof", why });
      return why === null;
    });
  }

  async judge(batch: readonly Breakage[]): Promise<void> {
    const mend = this.#copy.break(batch);
    const { failed, fault } = await this.#copy.run(this.#file, this.#titles).finally(mend);
    const isSpoiled = failed.some((title) => !batch.some((one) => isOf(one, title))) || fault !== null;
    if (batch.length > 1 && isSpoiled) return this.#halves(batch);
    const alive = batch.filter((one) => !failed.some((title) => isOf(one, title)));
    for (const breakage of batch) if (!alive.includes(breakage)) this.#report({ breakage, is: "killed", why: "" });
    for (const breakage of alive) {
      if (batch.length > 1) await this.judge([breakage]);
      else this.#report({ breakage, is: fault === null ? "survived" : "no proof", why: fault ?? "" });
    }
  }

  async #halves(batch: readonly Breakage[]): Promise<void> {
    const middle = Math.ceil(batch.length / 2);
    await this.judge(batch.slice(0, middle));
    await this.judge(batch.slice(middle));
  }
}
