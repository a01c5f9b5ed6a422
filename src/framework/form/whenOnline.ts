import { failureOf } from "../resource/failure";
import { can } from "../wire/Host";

/** The person took back a save that was waiting for the network. */
export class TakenBack extends Error {
  override readonly name = "TakenBack";
}

const isOffline = (): boolean => !navigator.onLine;

/** Resolves when the browser is online again, and rejects when `signal` is aborted. */
const backOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      removeEventListener("online", online);
      signal.removeEventListener("abort", aborted);
      settle();
    };
    const online = end(resolve);
    const aborted = end(() => reject(new TakenBack()));
    addEventListener("online", online);
    signal.addEventListener("abort", aborted);
  });

/**
 * Saves as soon as there is a network. `onWait` is told when it begins and ends to wait. A request that was cut off is sent again, if the
 * platform recognises it by its number. @throws TakenBack, and what `save` throws
 */
export const whenOnline = async <Result>(
  save: () => Promise<Result>,
  onWait: (waiting: AbortController | null) => void,
): Promise<Result> => {
  for (;;) {
    if (isOffline()) {
      const waiting = new AbortController();
      onWait(waiting);
      await backOnline(waiting.signal).finally(() => onWait(null));
    }
    try {
      return await save();
    } catch (error) {
      if (!isOffline() || failureOf(error).status !== 0 || !can("once")) throw error;
    }
  }
};
