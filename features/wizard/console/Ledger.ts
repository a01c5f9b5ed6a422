// Records what the last step of a wizard has already stored. After a refusal, only the missing calls are made.
import { isSameValue } from "../../../src/framework/resource/changedFields";
import type { StoredPart } from "./WizardMemory";
import type { WizardValues } from "./WizardStep";

type Given = Readonly<WizardValues>;
type Make = (given: Given) => Promise<Given>;

export interface StoredParts {
  /** The stored records by part. */
  made(): Readonly<Record<string, StoredPart>>;
  /**
   * Makes a part once. If the part was already made from the same values, answers the stored part. If it was made from
   * other values, `change` updates it. @throws the errors of `make` and `change`
   */
  once(part: string, given: Given, make: Make, change: (stored: Given, given: Given) => Promise<Given>): Promise<Given>;
}

/** `kept` is called after each part, so that a reload between two parts creates nothing twice. */
export const createStepLedger = (
  start: Readonly<Record<string, StoredPart>>,
  kept: (done: Record<string, StoredPart>) => void,
): StoredParts => {
  const done: Record<string, StoredPart> = { ...start };
  return {
    made: () => ({ ...done }),
    async once(part, given, make, change) {
      const before = done[part];
      if (before !== undefined && isSameValue(before.given, given)) return before.stored;
      const stored = before === undefined ? await make(given) : await change(before.stored, given);
      done[part] = { given, stored };
      kept({ ...done });
      return stored;
    },
  };
};
