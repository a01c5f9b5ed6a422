// Demo servers: each is named after its zone and type, is in the region of its zone, and reported a moment ago if it is
// online.
import type { ValueOf } from "pilothouse/handles";
import { DAY } from "pilothouse/platform";
import { type Adjust, generatedRowsOf } from "pilothouse/platform/demo";
import { HealthState, ServerStatus, ServerType, WarningState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { setDraftFields } from "./drawn";

const REPORTED_WITHIN = 50;
/**
 * Some servers are on this machine, so that people can try control calls. There is at most one per type, because calls
 * find servers by type.
 */
const HERE = "127.0.0.1:8090";

const reported = (state: unknown, now: number, index: number): number =>
  state === ServerStatus.online ? now - ((index * 7) % REPORTED_WITHIN) : now - DAY - index * 3671;

/** The warning that operators see for a service, by its health. */
const WARNINGS = new Map<unknown, ValueOf<typeof WarningState>>([
  [HealthState.degraded, WarningState.warning],
  [HealthState.unhealthy, WarningState.critical],
]);

const place = (index: number): string => `10.${1 + (index % 8)}.0.${11 + Math.floor(index / 8)}`;

export const adjustServer: Adjust<typeof resources.server> = (row, { index, model, world }) => {
  const zones = generatedRowsOf(world, resources.zone);
  const zone = zones[index % Math.max(1, zones.length)];
  const types = Object.values(ServerType);
  const type = types[index % types.length];
  const known = model.enums.find(({ name }) => name === "server_type")?.values.find(({ value }) => value === type);
  if (!zone || !type) return;
  const number = String(1 + Math.floor(index / types.length)).padStart(2, "0");
  row.type = type;
  row.name = `${zone.zone}-${known?.label.en?.split(" ")[0]?.toLowerCase()}-${number}`;
  setDraftFields(row, { zone: zone.zone, sys: zone.sys, region: zone.region });
  row.http_addr = index < types.length && index % 3 === 0 ? HERE : `${place(index)}:8080`;
  row.grpc_addr = `${place(index)}:9090`;
  row.gmt_update = reported(row.state, world.now, index);
};

export const adjustServiceNode: Adjust<typeof resources.service_node> = (row, { index, world }) => {
  const zones = generatedRowsOf(world, resources.zone);
  const zone = zones[index % Math.max(1, zones.length)];
  if (!zone) return;
  row.name = `${zone.zone}-node-${String(1 + Math.floor(index / zones.length)).padStart(2, "0")}`;
  setDraftFields(row, { zone: zone.zone, sys: zone.sys, region: zone.region, ip: place(index) });
  row.gmt_update = reported(row.health_state === HealthState.healthy ? ServerStatus.online : null, world.now, index);
  row.warning_state = WARNINGS.get(row.health_state) ?? WarningState.none;
};

/** An online service sent a heartbeat a moment ago. An offline service is not healthy. */
export const adjustServiceRegistry: Adjust<typeof resources.service_registry> = (row, { index, world }) => {
  if (row.state === ServerStatus.offline) row.health_state = HealthState.unhealthy;
  row.gmt_update = reported(row.state, world.now, index);
};
