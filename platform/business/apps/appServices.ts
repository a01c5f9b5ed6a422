// Binds apps to services: to a payment configuration by a separate record, to a cloud platform by a field of the app.
import type { ParamsOf } from "pilothouse/handles";
import {
  type Answer,
  findRow,
  inTransaction,
  answerSet,
  setOrAddRecord,
  type SignedRequest,
  clearCaches,
} from "pilothouse/platform";
import { columnFor, decodeRow, findFirst, isEmpty, oneOf, tableFor, updateRow } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";

/**
 * Changes a binding given by its key. Otherwise creates the binding of this app and configuration, or changes it if it
 * exists.
 */
export const bindPayment = async (
  request: SignedRequest<ParamsOf<typeof resources.payment_app, "set">>,
): Promise<Answer> => {
  const { platform, params } = request;
  const table = tableFor(platform, resources.payment_app);
  if (!isEmpty(params.id)) return answerSet(request);
  const stored = await inTransaction(request, table, async (step) => {
    const { app_id, pay_id } = params;
    const isNamed = !isEmpty(app_id) && !isEmpty(pay_id);
    const named = [oneOf(columnFor(table, "app_id"), [app_id]), oneOf(columnFor(table, "pay_id"), [pay_id])];
    const known = isNamed ? await findFirst(step.db, table, named) : null;
    return setOrAddRecord(step, known, params);
  });
  clearCaches(platform, table, null);
  return { data: decodeRow(table, stored), count: 1 };
};

export const bindCloud = async (
  request: SignedRequest<ParamsOf<typeof resources.app, "bind_cloud">>,
): Promise<Answer> => {
  const { platform, caller } = request;
  const { app_id, platform_id } = request.params;
  const apps = tableFor(platform, resources.app);
  const clouds = tableFor(platform, resources.cloud_platform);
  const stored = await inTransaction(request, apps, async (step) => {
    const { db, now } = step;
    const app = await findRow(step, apps, caller, { id: app_id });
    const cloud = await findRow(step, clouds, caller, { id: platform_id });
    return updateRow(db, apps, app.id, { cloud_id: cloud.id }, now, caller.key);
  });
  clearCaches(platform, apps, ["cloud_id"]);
  return { data: decodeRow(apps, stored), count: 1 };
};
