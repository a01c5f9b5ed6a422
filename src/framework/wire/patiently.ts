// The platform refuses a request for some seconds if its sender has asked for much. It says when to send the same request again, and
// the console does so without telling anybody.
import { factsIn, numberIn } from "./readAnswer";
import { WireFailure } from "./WireFailure";

const PUT_OFF = 429;
/** Seconds that a call waits in all, before the refusal is shown. */
const LONGEST = 30;

const pause = (seconds: number, signal: AbortSignal | null | undefined): Promise<void> =>
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

/** Makes a call, and makes it again while the platform puts it off, for as long as a person waits. @throws what `call` throws */
export const patiently = async <Result>(call: () => Promise<Result>, signal?: AbortSignal | null): Promise<Result> => {
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
