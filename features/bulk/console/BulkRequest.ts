// The same call for several records: the question before it, and how each call is sent.
import type { ReactNode } from "react";
import type { Resolver } from "react-hook-form";
import type { Row } from "../../../src/framework/resource/Row";
import { failureReasonOf } from "../../../src/framework/resource/failure";
import { valueAt } from "../../../src/framework/resource/valueAt";
import type { Payload } from "../../../src/framework/wire/contract";

export interface LeftOutRecord {
  readonly name: string;
  readonly reason: string;
}

export interface BulkRequest {
  /** The label of the button, which is a verb. */
  readonly label: string;
  /** The records that the action fits. */
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** Selected records that the action does not fit, and why. */
  readonly leftOut: readonly LeftOutRecord[];
  /** The number of selected records that no longer exist on the platform. */
  readonly gone?: number;
  /** In a tree: the number of records that are below selected records, but are not selected themselves. */
  readonly below?: number;
  readonly danger: boolean;
  /** The consequences of the action, as its definition says. */
  readonly follows?: string;
  /** What else a deletion affects, as counted before the dialog opens. */
  readonly consequences?: ReactNode;
  /** Inputs for the values of the action, asked once for all records. */
  readonly ask: ReactNode;
  /** The initial values of these inputs. */
  readonly start?: Payload;
  /** Checks the values of the inputs. Default: no required value is empty. */
  readonly resolver?: Resolver;
  /** Set if the request is about all matching records. `rows` is then empty. */
  readonly whole?: { readonly count: number; start(answers: Payload): Promise<void> };
  /** The same call as for a single record. Answers UNCHANGED if there was nothing to change. */
  step(row: Row, answers: Payload): Promise<unknown>;
  /** Called at the end with the records that were refused or not sent. */
  after(left: readonly Row[]): void;
}

export interface RefusedItem<Item> {
  readonly item: Item;
  readonly error: unknown;
}

/** The answer of a step that did not change its record. */
export const UNCHANGED = Symbol("as it was");

export interface BulkOutcome<Item> {
  readonly done: number;
  /** Records that did not change. */
  readonly same: number;
  readonly refused: readonly RefusedItem<Item>[];
  readonly unsent: readonly Item[];
}

const AT_ONCE = 4;
/**
 * The code of the error if a person had to prove their identity and did not do it. Later records would only ask again.
 */
const UNPROVEN = 428;

/** Whether all later steps would fail, too: no proof was given, the right is lost, or the page is outdated. */
const endsAll = (error: unknown): boolean =>
  valueAt(error, "code") === UNPROVEN ||
  valueAt(error, "status") === UNPROVEN ||
  ["takenBack", "renewed"].includes(failureReasonOf(error));

/** Runs one step for each item, a few at a time, until all are done or it is stopped. Refused items do not stop it. */
export const runBulk = async <Item>(
  items: readonly Item[],
  step: (item: Item) => Promise<unknown>,
  report: (outcome: BulkOutcome<Item>) => void,
  isStopped: () => boolean,
): Promise<BulkOutcome<Item>> => {
  const waiting = [...items];
  const refused: RefusedItem<Item>[] = [];
  let done = 0;
  let same = 0;
  let ended = false;
  const outcome = (): BulkOutcome<Item> => ({ done, same, refused: [...refused], unsent: [...waiting] });
  const worker = async () => {
    while (!ended && !isStopped()) {
      const [item] = waiting.splice(0, 1);
      if (item === undefined) return;
      try {
        if ((await step(item)) === UNCHANGED) same += 1;
        else done += 1;
      } catch (error) {
        refused.push({ item, error });
        if (endsAll(error)) ended = true;
      }
      report(outcome());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcome();
};
