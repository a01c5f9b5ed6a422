// Describes an action to confirm and to run. Buttons create it, and ActionHost runs it.
import type { ReactNode } from "react";
import type { FailureWords } from "../resource/failure";
import type { Row } from "../resource/Row";
import type { Call, Payload } from "../wire/contract";

export interface ActionOutcome {
  readonly done: number;
  /** The failed records, with name and error. */
  readonly failed: readonly { readonly name: string; readonly error: unknown }[];
}

/** Why an action failed. */
export type Fault = {
  readonly words: string;
  /** The reasons, if there were several records. */
  readonly each: readonly string[];
  /** The message for each parameter, if the action was about at most one record. */
  readonly fields: FailureWords["fields"];
  /** The parameters that repeat the action and agree to what has changed. Null if that is impossible. */
  readonly agree: Payload | null;
} | null;

/** A call that computes the price of an action. */
export interface QuoteOf {
  readonly call: Call;
  /** Fields that draw the answer. */
  readonly fields: ReactNode;
  /** Fields of the answer in the text that says how the first amount is computed: `<resource>.formula.<call>`. */
  readonly formula?: ReactNode;
  /** Values of the answer that the action sends back, so that it does only what the person saw. */
  readonly sends: readonly string[];
  /** The field of the answer with the missing amount, and the page on which people can pay it in. */
  readonly short?: AmountOf & { readonly to: string };
  /** For an input: the field of the answer whose value it shows until somebody edits it. */
  readonly fills?: Readonly<Record<string, string>>;
}

/** An amount in the text of a button: "Pay $45.00". */
export interface AmountOf {
  /** A field of the quote. If there is no quote, a field of the record. */
  readonly field: string;
  readonly amount: ReactNode;
}

export interface ActionRequest {
  /** The label of the button. */
  readonly label: string;
  /** The question before the action, or null. */
  readonly question: ReactNode;
  /** The effects of the action, shown below the question. */
  readonly consequence: string | null;
  /** The effects on other records, according to the definition. */
  readonly follows?: string;
  /** The result of a check before the question, such as counts. */
  readonly consequences?: ReactNode;
  /** Another action, which is offered if this action is impossible because `count` is 0. */
  readonly instead?: { readonly label: string; readonly start: ActionRequest | (() => void) } | undefined;
  /** The record, if the action is about one. The dialog shows its name and some fields. */
  readonly about?: Row;
  /** The shown fields of the record. Default: those in its head. */
  readonly facts?: readonly string[];
  /** Names of the records. */
  readonly names: readonly string[];
  readonly count: number;
  readonly danger: boolean;
  /** Inputs for values of the action. */
  readonly ask: ReactNode;
  /** The initial values of these inputs. */
  readonly start?: Payload;
  /** The price of the entered values. It is updated while people type. */
  readonly quote?: QuoteOf;
  /** The text of the button if there is an amount, instead of the label. */
  readonly amount?: AmountOf & { readonly label: string };
  /** The button of another action. It is offered if this action is refused because something has changed. */
  readonly otherwise?: ReactNode;
  /** The message after success. */
  success(answers: Payload): ReactNode;
  run(answers: Payload, progress: (done: number) => void): Promise<ActionOutcome>;
  /** Draws the answer after success, instead of a message. */
  answer?(): ReactNode;
  /** Whether a query reads a record that the action removes. The query is then not repeated after the action. */
  isGone?(queryKey: readonly unknown[]): boolean;
  /** Called after success. */
  after?(): void;
}

/** Runs `step` for all items, a few at a time. It collects failures and continues. */
export const runEach = async <T>(
  items: readonly T[],
  name: (item: T) => string,
  step: (item: T) => Promise<unknown>,
  progress: (done: number) => void,
): Promise<ActionOutcome> => {
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
