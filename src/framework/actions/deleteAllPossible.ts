// Deletes as many records as possible. First sends one call for all records, because some may depend on each other. If
// that is refused, tries each record alone, and repeats this while some succeed.
import { valueAt } from "../resource/valueAt";
import { type ActionOutcome, runEach } from "./ActionRequest";

export interface DeletionOutcome<T> extends ActionOutcome {
  /** The records that were not deleted. */
  readonly left: readonly T[];
}

/** Whether the platform refused. If so, nothing was deleted. */
const isRefusal = (error: unknown): boolean => valueAt(error, "body.failure.reason") === "answer";

/** @throws the error if it is not a refusal, or if there was only one record */
export const deleteAllPossible = async <T>(
  items: readonly T[],
  name: (item: T) => string,
  remove: (items: readonly T[]) => Promise<unknown>,
  progress: (done: number) => void,
): Promise<DeletionOutcome<T>> => {
  try {
    await remove(items);
    return { done: items.length, failed: [], left: [] };
  } catch (error) {
    if (items.length === 1 || !isRefusal(error)) throw error;
  }
  for (let waiting = items; ;) {
    const left: T[] = [];
    const before = items.length - waiting.length;
    const step = (item: T) =>
      remove([item]).catch((error: unknown) => {
        left.push(item);
        throw error;
      });
    const { failed } = await runEach(waiting, name, step, (ended) => progress(before + ended));
    if (left.length === 0 || left.length === waiting.length) return { done: items.length - left.length, failed, left };
    waiting = left;
  }
};
