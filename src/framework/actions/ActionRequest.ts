// An action to be confirmed and carried out. Buttons describe it, the host carries it out.
import type { ReactNode } from "react";
import type { Failure } from "../resource/failure";
import type { Row } from "../resource/Row";
import type { Call, Payload } from "../wire/contract";

export interface Outcome {
  readonly done: number;
  /** Failures, with the name of each record. */
  readonly failed: readonly { readonly name: string; readonly error: unknown }[];
}

/** Why an action failed. Null after success. */
export type Fault = {
  readonly words: string;
  /** For several records, the reason of each. */
  readonly each: readonly string[];
  /** Parameter -> its message, if the action was about one record or none. */
  readonly fields: Failure["fields"];
  /** The parameters by which the same action agrees to what has changed. Null if there is nothing to agree to. */
  readonly agree: Payload | null;
} | null;

/** A call that computes the price of an action. */
export interface QuoteOf {
  readonly call: Call;
  /** Fields of its answer. */
  readonly fields: ReactNode;
  /** The answered values that the action sends along, so that only what was shown is carried out. */
  readonly sends: readonly string[];
  /** The field with the missing amount, how it is drawn, and the page that helps. */
  readonly short?: AmountOf & { readonly to: string };
  /** Input -> the field of the answer that it shows until somebody changes or empties it. */
  readonly fills?: Readonly<Record<string, string>>;
}

/** The amount that a button says: "Pay $45.00". */
export interface AmountOf {
  /** Of the quote, else of the record. */
  readonly field: string;
  readonly amount: ReactNode;
}

export interface ActionRequest {
  /** The label of the button. */
  readonly label: string;
  /** The question before the action. Null for none. */
  readonly question: ReactNode;
  /** The consequence of the action, shown below the question. */
  readonly consequence: string | null;
  /** What follows from it, as its definition says. */
  readonly follows?: string;
  /** The counts from before the question. */
  readonly consequences?: ReactNode;
  /** What can be done where this cannot: `count` is 0. */
  readonly instead?: { readonly label: string; readonly start: ActionRequest | (() => void) } | undefined;
  /** The record, if the action is about one: the dialog shows its name and facts. */
  readonly about?: Row;
  /** The fields that describe the record. Default: the facts of its head. */
  readonly facts?: readonly string[];
  /** Names of the records. */
  readonly names: readonly string[];
  readonly count: number;
  readonly danger: boolean;
  /** Inputs for values of the action. */
  readonly ask: ReactNode;
  /** What these inputs hold at first. */
  readonly start?: Payload;
  /** The price of the entered values, shown while people enter them. */
  readonly quote?: QuoteOf;
  /** The text of the button in place of the label, if there is an amount. */
  readonly amount?: AmountOf & { readonly label: string };
  /** The button of another action, offered where this one is refused because something has changed. */
  readonly otherwise?: ReactNode;
  /** The message afterwards. */
  success(answers: Payload): ReactNode;
  run(answers: Payload, progress: (done: number) => void): Promise<Outcome>;
  /** The answer, shown instead of a notice after success. */
  answer?(): ReactNode;
  /** Called after success. */
  after?(): void;
}

/** Runs one step per item, a few at a time. Collects failures instead of stopping. */
export const runEach = async <T>(
  items: readonly T[],
  name: (item: T) => string,
  step: (item: T) => Promise<unknown>,
  progress: (done: number) => void,
): Promise<Outcome> => {
  const failed: { name: string; error: unknown }[] = [];
  const waiting = [...items];
  let ended = 0;
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await step(item);
      } catch (error) {
        failed.push({ name: name(item), error });
      }
      ended += 1;
      progress(ended);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, items.length) }, worker));
  return { done: items.length - failed.length, failed };
};
