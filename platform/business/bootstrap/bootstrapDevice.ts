// Answers what a device needs when it starts: its zone, its servers, and the settings of the services there.
import { timingSafeEqual } from "node:crypto";
import type { AnsweredOf, ParamsOf, SentOf, RowOf } from "pilothouse/handles";
import {
  type Answer,
  type AnswerValue,
  Failure,
  findRow,
  type OpenRequest,
  type Reading,
  type SignedRequest,
} from "pilothouse/platform";
import { findByKey, tableFor } from "pilothouse/platform/storage";
import { DeviceState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { findZoneOf, hostsOf, serversFor, servicesOf, settingsFor } from "./places";

const { device } = resources;

type Settings = { readonly [Name in "zone" | keyof AnsweredOf<typeof device, "bootstrap">]?: AnswerValue };

const answerFor = async (reading: Reading, { uid, zone: own }: RowOf<typeof device>): Promise<Settings> => {
  const zone = await findZoneOf(reading, own);
  if (zone === null) return { zone: "", host: "", services: [], servers: [], settings: {} };
  const { host } = await hostsOf(reading, zone);
  return {
    zone: zone.zone,
    host,
    services: await servicesOf(reading, zone),
    servers: await serversFor(reading, zone, uid),
    settings: await settingsFor(reading, zone),
  };
};

/** Answers an operator. @throws Failure 404 for a device out of reach */
export const bootstrapDevice = async (
  request: SignedRequest<ParamsOf<typeof device, "bootstrap">>,
): Promise<Answer> => {
  const { platform, caller } = request;
  const reading = { platform, db: platform.store.db };
  const found = await findRow(reading, tableFor(platform, device), caller, { uid: request.params.uid });
  return { data: await answerFor(reading, found), count: 1 };
};

const isSame = (one: string, other: string): boolean =>
  one !== "" && one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Answers the device itself. @throws Failure 401 unless the key is the device's, 517 for a disabled device */
export const startDevice = async ({
  platform,
  params,
}: OpenRequest<SentOf<typeof device, "start">>): Promise<Answer> => {
  const reading = { platform, db: platform.store.db };
  const found = await findByKey(reading.db, tableFor(platform, device), params.uid);
  if (found === null || !isSame(found.key, params.key ?? "")) throw new Failure(401);
  if (found.state === DeviceState.disabled) throw new Failure(517);
  return { data: await answerFor(reading, found), count: 1 };
};
