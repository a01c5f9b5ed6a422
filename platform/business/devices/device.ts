// Calls of the screens of a device: its registration and its properties.
import type { ParamsOf } from "pilothouse/handles";
import { type Answer, findRow, outsideTransaction, type SignedRequest } from "pilothouse/platform";
import { decodeRow, findFirstOf, tableFor } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";

const findDevice = async ({
  platform,
  caller,
  params,
}: SignedRequest<ParamsOf<typeof resources.device, "properties">>) => {
  const table = tableFor(platform, resources.device);
  const row = await findRow(outsideTransaction(platform), table, caller, params);
  return { table, row, data: decodeRow(table, row) };
};

/** Answers identity, owner, licence and card of a device: the facts that seldom change. */
export const answerDeviceRegistration = async (
  request: SignedRequest<ParamsOf<typeof resources.device, "registration">>,
): Promise<Answer> => {
  const { data } = await findDevice(request);
  const { uid, mac, pk, comp_id, lic_code, iccid, state, gmt_active, gmt_create } = data;
  const registration: Partial<typeof data> = { uid, mac, pk, comp_id, lic_code, iccid, state, gmt_active, gmt_create };
  return { data: registration, count: 1 };
};

/** `data`: for each known property of the device, { name, value, gmt_update }. */
export const answerDeviceProperties = async (
  request: SignedRequest<ParamsOf<typeof resources.device, "properties">>,
): Promise<Answer> => {
  const { data } = await findDevice(request);
  const { platform } = request;
  const { db } = platform.store;
  const { uid } = data;
  const states = tableFor(platform, resources.device_state);
  const known = await findFirstOf(db, states, { uid });
  const state = known && decodeRow(states, known);
  const wake = await findFirstOf(db, tableFor(platform, resources.wake), { uid });
  const changed = [
    ...Object.entries({
      online: data.online,
      network_type: data.network_type,
      ver: data.ver,
      ip: data.ip,
      zone: data.zone,
    }).map(([name, value]) => ({ name, value, gmt_update: data.gmt_online })),
    ...Object.entries(state ?? {})
      .filter(([name]) => !(name in data) && !name.startsWith("gmt_"))
      .map(([name, value]) => ({ name, value, gmt_update: state?.gmt_online ?? 0 })),
    ...(wake ? [{ name: "battery", value: wake.battery, gmt_update: wake.gmt_wake }] : []),
  ];
  return { data: changed, count: changed.length };
};
