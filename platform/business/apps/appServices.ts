// What an app is bound to: a payment configuration by a record of its own, a cloud storage platform by the app's field.
import type { Answer, SignedRequest } from "../../framework/server/Platform";
import { findRow } from "../../framework/records/find";
import { checkParams, paramsSchema } from "../../framework/records/schema";
import { set, setOrAddRecord } from "../../framework/records/set";
import { inStep, tableFor, written } from "../../framework/records/step";
import { decodeRow, isEmpty } from "../../framework/storage/codec";
import { firstWhere, oneOf } from "../../framework/storage/query";
import { updateRow } from "../../framework/storage/write";

/** By its key a binding is changed; by app and configuration it is made, once. */
export const bindPayment = async (request: SignedRequest): Promise<Answer> => {
  const { platform, params, resource } = request;
  const table = tableFor(platform, resource.name);
  if (!isEmpty(params[table.key.name])) return set(request);
  const stored = await inStep(request, table, async (step) => {
    const conditions = ["app_id", "pay_id"].flatMap((name) => {
      const column = table.byName.get(name);
      return column && !isEmpty(params[name]) ? [oneOf(column, [params[name]])] : [];
    });
    const known = conditions.length === 2 ? await firstWhere(step.db, table, conditions) : null;
    return setOrAddRecord(step, known, params);
  });
  written(platform, table, null);
  return { data: decodeRow(table, stored), count: 1 };
};

export const bindCloud = async (request: SignedRequest): Promise<Answer> => {
  const { platform, call, caller, params } = request;
  const { app_id, platform_id } = checkParams(paramsSchema(platform.model, call.params), params);
  const apps = tableFor(platform, "app");
  const clouds = tableFor(platform, "cloud_platform");
  const stored = await inStep(request, apps, async (step) => {
    const { db, now } = step;
    const app = await findRow(step, apps, caller, { [apps.key.name]: app_id });
    const cloud = await findRow(step, clouds, caller, { [clouds.key.name]: platform_id });
    return updateRow(db, apps, app[apps.key.name], { cloud_id: cloud[clouds.key.name] }, now, caller.key);
  });
  written(platform, apps, ["cloud_id"]);
  return { data: decodeRow(apps, stored), count: 1 };
};
