// Finishes an order: stores the time, and sets the repaired machine to "in use".
import type { ParamsOf } from "pilothouse/handles";
import type { Answer, SignedRequest, Step } from "pilothouse/platform";
import { checkWhen, findRow, inTransaction, setRecord, clearCaches } from "pilothouse/platform";
import { decodeRow, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { Condition, Stage } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";

const useAgain = async (step: Step, machine: number): Promise<void> => {
  const { platform, db, now } = step;
  const table = tableFor(platform, resources.equipment);
  const found = await findRow(step, table, step.caller, { equipment_no: machine });
  const stored = await lockRow(platform.store, db, table, found);
  if (stored.condition !== Condition.in_repair) return;
  await updateRow(db, table, machine, { condition: Condition.in_use }, now);
};

export const finishOrder = async (
  request: SignedRequest<ParamsOf<typeof resources.maintenance_order, "finish">>,
): Promise<Answer> => {
  const { platform, params } = request;
  const table = tableFor(platform, resources.maintenance_order);
  const data = await inTransaction(request, table, async (step) => {
    const found = await findRow(step, table, step.caller, params);
    const order = await lockRow(platform.store, step.db, table, found);
    checkWhen(request, table, order);
    const { findings, labour_hours } = params;
    await setRecord(step, order, { findings, labour_hours, stage: Stage.finished });
    await useAgain(step, order.machine);
    return decodeRow(table, await updateRow(step.db, table, order.order_no, { finished_at: step.now }, step.now));
  });
  clearCaches(platform, table, null);
  clearCaches(platform, tableFor(platform, resources.equipment), ["condition"]);
  return { data, count: 1 };
};
