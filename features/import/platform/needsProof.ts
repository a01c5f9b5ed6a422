import { type ResourceModel, TASK_CALLS } from "../../../generator";
import type { ImportMode } from "./updating";

/** The calls that rows may make. */
const CALLS = {
  add: ["add", TASK_CALLS.addImport],
  update: ["set"],
  both: ["add", TASK_CALLS.addImport, "set"],
} as const satisfies Readonly<Record<ImportMode, readonly string[]>>;

/** Whether an import into the resource needs a proof, for any call with which its rows are sent. */
export const importNeedsStepUp = ({ calls }: Pick<ResourceModel, "calls">, mode: ImportMode = "add"): boolean =>
  calls.some(({ name, stepUp }) => CALLS[mode].some((one) => one === name) && stepUp.length > 0);
