import type { ReactNode } from "react";
import type { Payload } from "../wire/contract";

/** A call that only reads: nobody is asked before, and its answer stands in a panel. */
export interface LookRequest {
  /** The label of the button. */
  readonly label: string;
  /** The record that it is about; "" for none. */
  readonly name: string;
  /** Inputs for values of the call, which stand above the answer. */
  readonly ask: ReactNode;
  /** What these inputs hold at first. */
  readonly start: Payload;
  /** @throws HttpError */
  look(answers: Payload): Promise<unknown>;
  /** Fields of the answer. */
  readonly answer: ReactNode;
}
