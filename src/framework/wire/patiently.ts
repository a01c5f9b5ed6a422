// The platform puts off whom has asked for much: it says when the same request will be answered, and nobody needs to be told of it.
import { factsIn, numberIn } from "./readAnswer";
import { WireFailure } from "./WireFailure";

const PUT_OFF = 429;
/** Seconds that a call waits in all, before the refusal is shown. */
const LONGEST = 30;

const pause = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });

/** Seconds until the call may be made again. 0 for every other failure, also for limits that count tries, such as of passwords. */
const putOffBy = (error: unknown): number => {
  if (!(error instanceof WireFailure) || error.code !== PUT_OFF) return 0;
  const { again, retry_after } = factsIn(error.data);
  return again === true ? Math.max(1, numberIn(retry_after)) : 0;
};

/** Makes a call that was put off once more, as often as that takes no longer than a person waits. @throws what `call` throws */
export const patiently = async <Result>(call: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
  for (let waited = 0; ;) {
    try {
      return await call();
    } catch (error) {
      const seconds = putOffBy(error);
      waited += seconds;
      if (seconds === 0 || waited > LONGEST || signal?.aborted === true) throw error;
      await pause(seconds, signal);
    }
  }
};
