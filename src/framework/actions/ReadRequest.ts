import type { ReactNode } from "react";
import type { Payload } from "../wire/contract";

/** A call that only reads. A panel shows its answer, and nobody has to confirm. */
export interface ReadRequest {
  /** The label of the button. */
  readonly label: string;
  /** The name of the record. Empty if there is none. */
  readonly name: string;
  /** Inputs for values of the call, shown above the answer. */
  readonly ask: ReactNode;
  /** The initial values of these inputs. */
  readonly start: Payload;
  /** Makes the call. @throws HttpError */
  look(answers: Payload): Promise<unknown>;
  /** Fields that draw the answer. */
  readonly answer: ReactNode;
}
