// A device as its screens ask for it: when and how it registered, and what it says about itself.
import { resources } from "../../generated/resources";
import type { Answer, SignedRequest } from "../../framework/server/Platform";
import { findRow } from "../../framework/records/find";
import { reading, tableFor } from "../../framework/records/step";
import { decodeRow } from "../../framework/storage/codec";
import { firstWhere, oneOf } from "../../framework/storage/query";
import type { Table } from "../../framework/storage/Table";

const found = async ({ platform, caller, params }: SignedRequest) => {
  const table = tableFor(platform, resources.device);
  const row = await findRow(reading(platform), table, caller, params);
  return { table, row, data: decodeRow(table, row) };
};

const ofDevice = async ({ platform }: SignedRequest, name: string, uid: unknown) => {
  const table: Table | undefined = platform.tables.get(name);
  const column = table?.byName.get("uid");
  const row = table && column ? await firstWhere(platform.store.db, table, [oneOf(column, [uid])]) : null;
  return table && row ? decodeRow(table, row) : null;
};

/** Its registration: identity, owner, licence and card, without what changes every minute. */
export const deviceRegistration = async (request: SignedRequest): Promise<Answer> => {
  const { data } = await found(request);
  const { uid, mac, pk, comp_id, lic_code, iccid, state, gmt_active, gmt_create } = data;
  return { data: { uid, mac, pk, comp_id, lic_code, iccid, state, gmt_active, gmt_create }, count: 1 };
};

/** `data`: one `{ name, value, gmt_update }` for each property that is known of the device. */
export const deviceProperties = async (request: SignedRequest): Promise<Answer> => {
  const { data } = await found(request);
  const state = await ofDevice(request, "device_state", data.uid);
  const wake = await ofDevice(request, "wake", data.uid);
  const told = [
    ...Object.entries({
      online: data.online,
      network_type: data.network_type,
      ver: data.ver,
      ip: data.ip,
      zone: data.zone,
    }).map(([name, value]) => ({ name, value, gmt_update: data.gmt_online ?? 0 })),
    ...Object.entries(state ?? {})
      .filter(([name]) => !(name in data) && !name.startsWith("gmt_"))
      .map(([name, value]) => ({ name, value, gmt_update: state?.gmt_update ?? state?.gmt_online ?? 0 })),
    ...(wake ? [{ name: "battery", value: wake.battery, gmt_update: wake.gmt_wake ?? 0 }] : []),
  ];
  return { data: told, count: told.length };
};
