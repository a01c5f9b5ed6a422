// An action about to happen: what is asked first, what is done then. Buttons describe it, the host carries it out.
import type { ReactNode } from "react";
import type { Payload } from "../wire/contract";

export interface Outcome {
  readonly done: number;
  /** What did not work, by the record's name. */
  readonly failed: readonly { readonly name: string; readonly error: unknown }[];
}

/** What an operator is told when something did not work, and of each of many records why; null when all did. */
export type Fault = { readonly words: string; readonly each: readonly string[] } | null;

export interface ActionRequest {
  /** The word on the button that starts it. */
  readonly label: string;
  /** Asked before it happens; null to go ahead. */
  readonly question: string | null;
  /** What follows from it: shown under the question. */
  readonly consequence: string | null;
  /** Names of the records it is about. */
  readonly names: readonly string[];
  readonly count: number;
  readonly danger: boolean;
  /** Inputs whose values are asked for. */
  readonly ask: ReactNode;
  readonly success: string;
  run(answers: Payload, progress: (done: number) => void): Promise<Outcome>;
  /** What came back, to be shown instead of a notice once all went well. */
  answer?(): ReactNode;
  /** After all went well. */
  after?(): void;
}

/** Runs one step per item, a few at a time, and collects what fails instead of stopping. */
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
