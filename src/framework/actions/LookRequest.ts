import type { ReactNode } from "react";
import type { Payload } from "../wire/contract";

/** A call that only reads: no dialog asks before it, and a panel shows its answer. */
export interface LookRequest {
  /** The label of the button. */
  readonly label: string;
  /** The record that it is about; "" for none. */
  readonly name: string;
  /** Inputs for values of the call, shown above the answer. */
  readonly ask: ReactNode;
  /** What these inputs hold at first. */
  readonly start: Payload;
  /** @throws HttpError */
  look(answers: Payload): Promise<unknown>;
  /** Fields of the answer. */
  readonly answer: ReactNode;
}
