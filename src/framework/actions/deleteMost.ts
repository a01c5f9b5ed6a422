// Deletes what can be deleted. All at once, so that records which belong to each other go together; where the platform refuses
// that because of some of them, each by itself, and again as long as others went that stood in the way.
import { valueAt } from "../resource/valueAt";
import { type Outcome, runEach } from "./ActionRequest";

export interface Deleted<T> extends Outcome {
  /** What is still there. */
  readonly left: readonly T[];
}

/** The platform looked at it and said no: nothing was deleted. */
const isRefusal = (error: unknown): boolean => valueAt(error, "body.failure.reason") === "answer";

/** @throws what deleting throws when it was no refusal, or there was only one record to delete */
export const deleteMost = async <T>(
  items: readonly T[],
  name: (item: T) => string,
  remove: (items: readonly T[]) => Promise<unknown>,
  progress: (done: number) => void,
): Promise<Deleted<T>> => {
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
