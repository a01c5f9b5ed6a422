// Some refusals only mean that there were too many requests, and say in how many seconds to try again. The console
// then waits and repeats the request without a message.
import { factsIn, numberIn } from "./readAnswer";
import { WireFailure } from "./WireFailure";

const PUT_OFF = 429;
/** The largest number of seconds that a call waits in total. After that, people see the refusal. */
const LONGEST = 30;

const pause = (seconds: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });

/** Seconds until the call may be repeated. 0 for other failures, and for limits on attempts with passwords. */
const putOffBy = (error: unknown): number => {
  if (!(error instanceof WireFailure) || error.code !== PUT_OFF) return 0;
  const { again, retry_after } = factsIn(error.data);
  return again === true ? Math.max(1, numberIn(retry_after)) : 0;
};

/** Makes a call. While the platform postpones it, repeats it up to the longest wait. @throws what `call` throws */
export const repeatWhilePostponed = async <Result>(
  call: () => Promise<Result>,
  signal?: AbortSignal | null,
): Promise<Result> => {
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
