// Saves that wait for the network, and saves of an outdated page. The code that sends a save reports it here, and the
// shell shows it, so that forms, dialogs and cells do not need to.
import { WireFailure } from "./WireFailure";

type Listener = () => void;

const listeners = new Set<Listener>();
const waiting = new Set<AbortController>();
let isOld = false;
/** A save belongs to cancelled work if it follows within this many milliseconds, without a person's action. */
const SAME_WORK = 300;
const ACTS = ["pointerdown", "keydown"] as const;
let isDeclining = false;

/** Later saves of cancelled work are not sent, either. */
const decline = (): void => {
  const end = () => {
    isDeclining = false;
    clearTimeout(timer);
    for (const act of ACTS) removeEventListener(act, end, true);
  };
  const timer = setTimeout(end, SAME_WORK);
  isDeclining = true;
  for (const act of ACTS) addEventListener(act, end, true);
};

const takenBack = () => new WireFailure({ reason: "takenBack", code: 0, path: "" });

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Resolves when the browser is online again. Rejects when `signal` is aborted. */
const backOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      removeEventListener("online", online);
      signal.removeEventListener("abort", aborted);
      settle();
    };
    const online = end(resolve);
    const aborted = end(() => reject(signal.reason));
    addEventListener("online", online);
    signal.addEventListener("abort", aborted);
  });

export const waitingSaves = {
  /** The number of saves that wait. */
  count: (): number => waiting.size,
  /** Whether a save failed because the server has a newer console than this page. */
  isOld: (): boolean => isOld,
  /** Answers a function that unsubscribes. Fits useSyncExternalStore. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Waits until the browser is online. @throws WireFailure `takenBack` if the person cancels the save */
  async hold(): Promise<void> {
    if (isDeclining) throw takenBack();
    const held = new AbortController();
    waiting.add(held);
    notify();
    try {
      await backOnline(held.signal);
    } finally {
      waiting.delete(held);
      notify();
    }
  },
  /** Cancels all waiting saves. */
  takeBack(): void {
    if (waiting.size === 0) return;
    decline();
    for (const held of waiting) held.abort(takenBack());
  },
  /** Notes that this page is too old to save. False after the person has read it. */
  setOld(is: boolean): void {
    isOld = is;
    notify();
  },
};
