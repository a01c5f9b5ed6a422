// Runs a few requests at once for each account, and for each address without a signed-in account. The others wait in line,
// so a sender of hundreds of requests delays only itself. Visitors come after everybody else.
import { setImmediate } from "node:timers/promises";
import { Failure } from "../wire/Failure";
import { SharedTime } from "./SharedTime";

/** Six requests at once are enough for a screen. Expensive ones slow down everybody, so only two run at once. */
const OF_ACCOUNT = { atOnce: 6, dear: 2, waiting: 1000 } as const;
const OF_VISITORS = { atOnce: 4, dear: 1, waiting: 1000 } as const;
/** A request that takes more milliseconds than this is expensive. */
const DEAR = 20;

/** The sender that a request counts for: an account, or the network of a visitor. */
export interface Sender {
  readonly key: string;
  readonly isVisitor: boolean;
}

interface Lane {
  readonly limits: typeof OF_ACCOUNT | typeof OF_VISITORS;
  busy: number;
  /** Whether the latest request was expensive. */
  isDear: boolean;
  readonly waiting: (() => void)[];
}

/** The work of a request, with the functions to call before and after it. */
interface Turn<Result> {
  readonly work: () => Promise<Result>;
  /** Called before work that had to wait. @throws Failure to refuse the request */
  readonly checkAgain: () => void;
  readonly charge: (milliseconds: number) => void;
}

const nameOf = ({ key, isVisitor }: Sender): string => (isVisitor ? `@${key}` : key);

const hasRoom = ({ busy, isDear, limits }: Lane): boolean => busy < (isDear ? limits.dear : limits.atOnce);

export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #time = new SharedTime();
  #lastVisitor: Promise<unknown> = Promise.resolve();

  #laneOf({ key, isVisitor }: Sender): Lane {
    const name = nameOf({ key, isVisitor });
    const limits = isVisitor ? OF_VISITORS : OF_ACCOUNT;
    const lane = this.#lanes.get(name) ?? { limits, busy: 0, isDear: false, waiting: [] };
    if (lane.busy === 0) this.#lanes.set(name, lane);
    return lane;
  }

  /** Runs the work when its turn comes. @throws Failure 429 if the sender has too many waiting, or what `turn` throws */
  async of<Result>(sender: Sender, { work, checkAgain, charge }: Turn<Result>): Promise<Result> {
    const lane = this.#laneOf(sender);
    const mayBegin = hasRoom(lane);
    if (mayBegin) lane.busy += 1;
    else if (lane.waiting.length < lane.limits.waiting)
      await new Promise<void>((resolve) => lane.waiting.push(resolve));
    else throw new Failure(429, "rate", { retry_after: 1, again: true }, { seconds: 1 });
    try {
      if (!mayBegin) checkAgain();
      if (sender.isVisitor) await this.#afterOthers();
      const begun = this.#time.begin();
      try {
        return await work();
      } finally {
        const cost = this.#time.end(begun);
        // `cost` is only this request's share of the time. Times the sender's running requests, it estimates the time without
        // the sender's other requests.
        lane.isDear = cost * lane.busy > DEAR;
        charge(cost);
      }
    } finally {
      lane.busy -= 1;
      if (lane.busy === 0 && lane.waiting.length === 0) this.#lanes.delete(nameOf(sender));
      else void this.#goOn(lane);
    }
  }

  /** In each round of the event loop, one request of a visitor begins, after everything that has arrived by then. */
  #afterOthers(): Promise<unknown> {
    this.#lastVisitor = this.#lastVisitor.then(() => setImmediate());
    return this.#lastVisitor;
  }

  async #goOn(lane: Lane): Promise<void> {
    // Requests that others have sent in the meantime come before the next one of this sender.
    while (hasRoom(lane) && lane.waiting.length > 0) {
      lane.busy += 1;
      const next = lane.waiting.shift();
      await setImmediate();
      next?.();
    }
  }
}
