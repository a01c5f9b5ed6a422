// Inserts deliberate bugs in batches. Each breaks one sentence of the specification, and must make the test of that
// sentence fail and no other listed test. If another listed test fails, a bug affects more than its sentence, so the
// batch is halved and tried again.
import type { Breakage } from "./Breakage";
import type { MutatedCopy, TestOutcome } from "./Copy";

export interface BreakageVerdict {
  readonly breakage: Breakage;
  readonly is: "killed" | "survived" | "no proof";
  /** Why the run proves nothing: the test is missing, fails without the bug too, or could not start. */
  readonly why: string;
}

const rangeOf = (text: string, { from }: Breakage): readonly [number, number] => {
  const at = text.indexOf(from);
  return [at, at + from.length];
};

/**
 * Whether two bugs can be inserted together: they have different tests, and they are at different places or are
 * insertions at the same place.
 */
const canJoin = (one: Breakage, other: Breakage, read: (file: string) => string): boolean => {
  if (one.by.includes(other.by) || other.by.includes(one.by)) return false;
  if (one.file !== other.file) return true;
  if (one.from === other.from) return one.to.includes(one.from) && other.to.includes(other.from);
  const [[begin, end], [otherBegin, otherEnd]] = [rangeOf(read(one.file), one), rangeOf(read(one.file), other)];
  return end <= otherBegin || otherEnd <= begin;
};

/**
 * The batches for one test file. No batch has more than half of the file's bugs, so the other tests of the file can
 * show that they still pass.
 */
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
 * Why the test of this bug cannot be used: the test does not exist, or it fails without the bug too. Null if it can be
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
  readonly #report: (verdict: BreakageVerdict) => void;

  constructor(copy: MutatedCopy, file: string, all: readonly Breakage[], report: (verdict: BreakageVerdict) => void) {
    this.#copy = copy;
    this.#file = file;
    this.#titles = [...new Set(all.map(({ by }) => by))];
    this.#report = report;
  }

  /** Runs the tests without any bug. Answers the breakages whose test then passes. */
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
