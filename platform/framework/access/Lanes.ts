// Works on a few requests of each account at once, and of each address that nobody is signed in from. The others wait in line:
// whoever sends hundreds holds up themselves. Visitors come after everybody else.
import { setImmediate } from "node:timers/promises";
import { Failure } from "../wire/Failure";

/** Enough for all that one screen asks for at once. */
const OF_ACCOUNT = { atOnce: 6, waiting: 1000 } as const;
const OF_VISITORS = { atOnce: 4, waiting: 1000 } as const;

/** Who a request counts for: an account, or the network of a visitor. */
export interface Sender {
  readonly key: string;
  readonly isVisitor: boolean;
}

interface Lane {
  busy: number;
  readonly waiting: (() => void)[];
}

export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  #lastVisitor: Promise<unknown> = Promise.resolve();

  /** Does the work when it is its turn, and says whether it had to wait for that. @throws Failure 429 if too many of the same sender wait, or what `work` throws */
  async of<Result>({ key, isVisitor }: Sender, work: (hasWaited: boolean) => Promise<Result>): Promise<Result> {
    const { atOnce, waiting } = isVisitor ? OF_VISITORS : OF_ACCOUNT;
    const name = isVisitor ? `@${key}` : key;
    const lane = this.#lanes.get(name) ?? { busy: 0, waiting: [] };
    this.#lanes.set(name, lane);
    const hasWaited = lane.busy >= atOnce;
    if (!hasWaited) lane.busy += 1;
    else if (lane.waiting.length < waiting) await new Promise<void>((resolve) => lane.waiting.push(resolve));
    else throw new Failure(429, "rate", { retry_after: 1 }, { seconds: 1 });
    try {
      if (isVisitor) await this.#afterOthers();
      return await work(hasWaited);
    } finally {
      void this.#pass(name, lane);
    }
  }

  /** One request of a visitor begins in each round of the event loop, after all that has arrived meanwhile. */
  #afterOthers(): Promise<unknown> {
    this.#lastVisitor = this.#lastVisitor.then(() => setImmediate());
    return this.#lastVisitor;
  }

  async #pass(name: string, lane: Lane): Promise<void> {
    const next = lane.waiting.shift();
    if (next === undefined) {
      lane.busy -= 1;
      if (lane.busy === 0) this.#lanes.delete(name);
      return;
    }
    // What others have sent meanwhile comes first.
    await setImmediate();
    next();
  }
}
