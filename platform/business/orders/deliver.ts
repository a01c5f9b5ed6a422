// Delivers a paid order to a device. A paid order without a device waits until it gets one.
import type { ParamsOf } from "pilothouse/handles";
import {
  type Answer,
  checkReferences,
  inTransaction,
  invalidFailure,
  type SignedRequest,
  clearCaches,
} from "pilothouse/platform";
import { decodeRow, findByKey, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { deliverOrder } from "./settleOrder";
import { lockOrder } from "./lockOrder";
import { SERVICE_RECORDS } from "./startService";

/**
 * Delivers an order to the given device. If none is given, delivers to the order's own device. @throws Failure 406
 * without a device, 519 in another state
 */
export const deliver = async (request: SignedRequest<ParamsOf<typeof resources.order, "deliver">>): Promise<Answer> => {
  const { platform, params } = request;
  const table = tableFor(platform, resources.order);
  const data = await inTransaction(request, table, async (step) => {
    const order = await lockOrder(request, step);
    const uid = params.uid || order.uid;
    if (uid === "") throw invalidFailure<typeof params>({ uid: "invalid.required" });
    // The seller may deliver to a device of the buyer that the seller cannot see.
    const device = await findByKey(step.db, tableFor(platform, resources.device), uid);
    if (device === null || device.comp_id !== order.comp_id) await checkReferences(step, { uid }, order);
    return decodeRow(table, await deliverOrder(step, { ...order, uid }));
  });
  for (const one of [resources.order, ...SERVICE_RECORDS]) clearCaches(platform, tableFor(platform, one.table), null);
  return { data, count: 1 };
};
