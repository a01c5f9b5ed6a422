// Deletes as many records as possible: first all at once, because some may depend on each other. If the platform
// refuses some of them, it deletes one by one, and repeats while each round removes obstacles for the next.
import { valueAt } from "../resource/valueAt";
import { type Outcome, runEach } from "./ActionRequest";

export interface Deleted<T> extends Outcome {
  /** Records that were not deleted. */
  readonly left: readonly T[];
}

/** The platform refused, so nothing was deleted. */
const isRefusal = (error: unknown): boolean => valueAt(error, "body.failure.reason") === "answer";

/** @throws the error when it is not a refusal, or when there was only one record */
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
