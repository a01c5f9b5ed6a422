// One call for each of several records: what is asked before, and how each is sent.
import type { ReactNode } from "react";
import type { Resolver } from "react-hook-form";
import type { Row } from "../../../src/framework/resource/Row";
import { reasonOf } from "../../../src/framework/resource/failure";
import { valueAt } from "../../../src/framework/resource/valueAt";
import type { Payload } from "../../../src/framework/wire/contract";

export interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

export interface BulkRequest {
  /** The label of the button, which is a verb. */
  readonly label: string;
  /** The records that it fits. */
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** Selected records that it does not fit, and why. */
  readonly leftOut: readonly LeftOut[];
  /** How many that were selected the platform no longer has. */
  readonly gone?: number;
  /** How many are below them in a tree, and are not selected. */
  readonly below?: number;
  readonly danger: boolean;
  /** What follows from it, as its definition says. */
  readonly follows?: string;
  /** What was counted before. */
  readonly told?: ReactNode;
  /** Inputs for values of the action, asked once for all records. */
  readonly ask: ReactNode;
  /** What these inputs hold at first. */
  readonly start?: Payload;
  /** Checks what they hold. Default: that none that is required is empty. */
  readonly resolver?: Resolver;
  /** Given when all records that match are meant, however many. Then `rows` is empty. */
  readonly whole?: { readonly count: number; start(answers: Payload): Promise<void> };
  /** The same call as for a single record. Answers AS_IT_WAS where there was nothing to do. */
  step(row: Row, answers: Payload): Promise<unknown>;
  /** Called with the records that were refused or not sent. */
  after(left: readonly Row[]): void;
}

export interface Refused<Item> {
  readonly item: Item;
  readonly error: unknown;
}

/** What a step answers that left a record as it was. */
export const AS_IT_WAS = Symbol("as it was");

export interface BulkOutcome<Item> {
  readonly done: number;
  /** Those that were left as they were. */
  readonly same: number;
  readonly refused: readonly Refused<Item>[];
  readonly unsent: readonly Item[];
}

const AT_ONCE = 4;
/** Somebody was asked to prove who they are, and did not. They would be asked again for every record. */
const UNPROVEN = 428;

/** Whether the steps after this one would fail as this one did: unproven, taken back, or from a page that is too old. */
const endsAll = (error: unknown): boolean =>
  valueAt(error, "code") === UNPROVEN ||
  valueAt(error, "status") === UNPROVEN ||
  ["takenBack", "renewed"].includes(reasonOf(error));

/** Takes one step for each item, a few at a time, until all have ended or it is stopped. Refused items do not stop it. */
export const runBulk = async <Item>(
  items: readonly Item[],
  step: (item: Item) => Promise<unknown>,
  told: (outcome: BulkOutcome<Item>) => void,
  isStopped: () => boolean,
): Promise<BulkOutcome<Item>> => {
  const waiting = [...items];
  const refused: Refused<Item>[] = [];
  let done = 0;
  let same = 0;
  let ended = false;
  const outcome = (): BulkOutcome<Item> => ({ done, same, refused: [...refused], unsent: [...waiting] });
  const worker = async () => {
    while (!ended && !isStopped()) {
      const [item] = waiting.splice(0, 1);
      if (item === undefined) return;
      try {
        if ((await step(item)) === AS_IT_WAS) same += 1;
        else done += 1;
      } catch (error) {
        refused.push({ item, error });
        if (endsAll(error)) ended = true;
      }
      told(outcome());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcome();
};
