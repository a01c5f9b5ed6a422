// What the last step of a wizard has carried out so far. A call that was refused later is made again, those before it are not.
import { isSame } from "../resource/changedFields";
import type { Done } from "./WizardMemory";
import type { Values } from "./WizardStep";

type Given = Readonly<Values>;
type Make = (given: Given) => Promise<Given>;

export interface Ledger {
  /** What is stored so far, by part. */
  made(): Readonly<Record<string, Done>>;
  /**
   * Makes a part once. When it was made before from the same values, answers what is stored; from others, `change` brings
   * it up to date. @throws whatever they throw
   */
  once(part: string, given: Given, make: Make, change: (stored: Given, given: Given) => Promise<Given>): Promise<Given>;
}

/** `kept` is told after each part, so that a reload between two parts doubles nothing. */
export const createLedger = (
  start: Readonly<Record<string, Done>>,
  kept: (done: Record<string, Done>) => void,
): Ledger => {
  const done: Record<string, Done> = { ...start };
  return {
    made: () => ({ ...done }),
    async once(part, given, make, change) {
      const before = done[part];
      if (before !== undefined && isSame(before.given, given)) return before.stored;
      const stored = before === undefined ? await make(given) : await change(before.stored, given);
      done[part] = { given, stored };
      kept({ ...done });
      return stored;
    },
  };
};
