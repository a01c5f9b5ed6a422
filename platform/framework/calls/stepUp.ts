// Which calls people prove again who they are for (ADR 46): definitions say so, by `step_up`.
import { type CallModel, TASK_CALLS } from "../../../generator";
import type { Row } from "../storage/Store";

/** Whether the call, with these parameters, needs a proof. */
export const needsStepUp = ({ stepUp }: Pick<CallModel, "stepUp">, params: Row): boolean =>
  stepUp === "always" || stepUp.some((name) => Object.hasOwn(params, name));

/** Whether the definition of the call demands a proof. Imports need it when they begin, not when they are followed or stopped. */
export const asksProof = (call: Pick<CallModel, "name" | "stepUp">, params: Row): boolean =>
  call.name !== TASK_CALLS.addImport && needsStepUp(call, params);
