// Decides which calls need a proof of identity (ADR 46): definitions say so with `step_up`.
import { type CallModel, TASK_CALLS } from "../../../generator";
import type { Row } from "../storage/Store";

/** Whether these parameters need a proof. */
export const needsStepUp = ({ stepUp }: Pick<CallModel, "stepUp">, params: Row): boolean =>
  stepUp === "always" || stepUp.some((name) => Object.hasOwn(params, name));

/** Whether the definition of the call demands a proof. Imports need it only when they begin. */
export const callNeedsProof = (call: Pick<CallModel, "name" | "stepUp">, params: Row): boolean =>
  call.name !== TASK_CALLS.addImport && needsStepUp(call, params);
