// A paid order that waits for its device is delivered to one.
import { resources } from "../../generated/resources";
import type { Answer } from "../../framework/wire/envelope";
import type { SignedRequest } from "../../framework/Platform";
import { invalid } from "../../framework/wire/Failure";
import { checkReferences } from "../../framework/records/references";
import { inStep, written } from "../../framework/records/step";
import { tableFor } from "../../framework/storage/tableFor";
import { decodeRow, isEmpty } from "../../framework/storage/codec";
import { deliverOrder } from "./settleOrder";
import { lockedOrder } from "./payOrder";
import { KEPT } from "./startService";

export const deliver = async (request: SignedRequest): Promise<Answer> => {
  const { platform, params } = request;
  const table = tableFor(platform, resources.order);
  const data = await inStep(request, table, async (step) => {
    const order = await lockedOrder(request, step);
    const uid = isEmpty(params.uid) ? order.uid : String(params.uid);
    if (uid === "") throw invalid({ uid: "invalid.required" });
    await checkReferences(step, { uid }, order);
    return decodeRow(table, await deliverOrder(step, { ...order, uid }));
  });
  for (const one of [resources.order, ...KEPT]) written(platform, tableFor(platform, one.table), null);
  return { data, count: 1 };
};
