// Finds where an app or a device is served: the zone of its area, and the servers and services of that zone.
import type { RowOf } from "pilothouse/handles";
import type { AnswerValue, AnsweredRow, Reading } from "pilothouse/platform";
import { columnFor, findFirstOf, oneOf, readRows, tableFor, whereOf } from "pilothouse/platform/storage";
import {
  AreaLevel,
  DeployState,
  EnvType,
  HealthState,
  OpenState,
  ServerStatus,
  ServiceState,
} from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";

type Zone = RowOf<typeof resources.zone>;

const enabledZones = async ({ platform, db }: Reading): Promise<readonly Zone[]> => {
  const table = tableFor(platform, resources.zone);
  const rows = await readRows(db, table, whereOf([oneOf(columnFor(table, "state"), [OpenState.enabled])]));
  return rows.toSorted((one, other) => one.zone.localeCompare(other.zone));
};

/** Answers the area, then the larger areas that contain it: `CN-44`, then `CN`. */
const widening = (area: string): readonly string[] => {
  const parts = area.trim().toUpperCase().split("-");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("-")).filter((one) => one !== "");
};

/**
 * The zone that serves an area: the zone to which a zone binding assigns the area, else the zone of that name, else the
 * first zone. Null if no zone is enabled.
 */
export const findZone = async (reading: Reading, area: string): Promise<Zone | null> => {
  const { platform, db } = reading;
  const zones = await enabledZones(reading);
  const table = tableFor(platform, resources.zone_binding);
  const bindings = await readRows(db, table, whereOf([oneOf(columnFor(table, "state"), [OpenState.enabled])]));
  for (const place of widening(area)) {
    const bound = bindings
      .filter(({ src_type, src_area }) => src_type !== AreaLevel.zone && src_area.trim().toUpperCase() === place)
      .flatMap(({ dest_area }) => zones.filter(({ zone }) => zone === dest_area));
    const found = bound[0] ?? zones.find(({ zone }) => zone.toUpperCase() === place);
    if (found !== undefined) return found;
  }
  return zones[0] ?? null;
};

/**
 * The zone of a device: the zone to which a binding moves it, otherwise its own zone, otherwise the first zone.
 * Disabled zones do not count.
 */
export const findZoneOf = async (reading: Reading, own: string): Promise<Zone | null> => {
  const { platform, db } = reading;
  const zones = await enabledZones(reading);
  const moved = { src_type: AreaLevel.zone, src_area: own, state: OpenState.enabled };
  const binding = own === "" ? null : await findFirstOf(db, tableFor(platform, resources.zone_binding), moved);
  const named = (name: string | undefined) => zones.find(({ zone }) => zone === name);
  return named(binding?.dest_area) ?? named(own) ?? zones[0] ?? null;
};

export interface ZoneHosts {
  readonly host: string;
  readonly h5_host: string;
  readonly cdn_host: string;
}

const withPort = (host: string, port: number, usual: number): string =>
  host === "" || port === 0 || port === usual ? host : `${host}:${port}`;
const HTTPS = 443;

/** The hosts of the zone's deployed datacenter. If there is none, the domain of its deployed system. */
export const hostsOf = async ({ platform, db }: Reading, { zone, sys }: Zone): Promise<ZoneHosts> => {
  const deployed = { state: DeployState.deployed };
  const center = await findFirstOf(db, tableFor(platform, resources.datacenter), { ...deployed, zone, sys });
  const system = await findFirstOf(db, tableFor(platform, resources.srv_system), { ...deployed, sys });
  const otherwise = system?.domain ?? "";
  if (center === null) return { host: otherwise, h5_host: otherwise, cdn_host: otherwise };
  const { host, h5_host, cdn_host, domain, ssl_port } = center;
  const own = domain || otherwise;
  return {
    host: withPort(host || own, ssl_port, HTTPS),
    h5_host: withPort(h5_host || own, ssl_port, HTTPS),
    cdn_host: withPort(cdn_host || own, ssl_port, HTTPS),
  };
};

/** Local address -> public address, as the IP servers of the zone say. */
const publicAddresses = async ({ platform, db }: Reading, zone: string) => {
  const table = tableFor(platform, resources.ip_server);
  const rows = await readRows(db, table, whereOf([oneOf(columnFor(table, "zone"), [zone])]));
  const known = new Map(rows.map(({ local_ip, ip }) => [local_ip, ip]));
  return (addr: string): string => {
    const [host = "", ...port] = addr.split(":");
    return [known.get(host) ?? host, ...port].join(":");
  };
};

type Addressed = {
  readonly name: string;
  readonly addr: string;
};

/**
 * The services registered in the zone that are online and healthy, in descending order of weight. Services of weight 0
 * are left out. After them come the healthy published nodes of unregistered services.
 */
export const servicesOf = async (reading: Reading, { zone, sys }: Zone): Promise<readonly Addressed[]> => {
  const { platform, db } = reading;
  const shown = await publicAddresses(reading, zone);
  const registry = tableFor(platform, resources.service_registry);
  const healthy = oneOf(columnFor(registry, "health_state"), [HealthState.healthy]);
  const online = oneOf(columnFor(registry, "state"), [ServerStatus.online]);
  const own = oneOf(columnFor(registry, "zone"), [zone]);
  const registered = (await readRows(db, registry, whereOf([healthy, online, own])))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name, addr }) => ({ name, addr: shown(addr) }));
  const nodes = tableFor(platform, resources.service_node);
  const wanted = [
    oneOf(columnFor(nodes, "health_state"), [HealthState.healthy]),
    oneOf(columnFor(nodes, "pub_state"), [ServiceState.in_service]),
    oneOf(columnFor(nodes, "zone"), [zone]),
    oneOf(columnFor(nodes, "sys"), [sys]),
  ];
  const known = new Set(registered.map(({ name }) => name));
  const others = (await readRows(db, nodes, whereOf(wanted)))
    .filter(({ service }) => service !== "" && !known.has(service))
    .map(({ service, ip }) => ({ name: service, addr: shown(ip) }));
  return [...registered, ...others];
};

/** A number from 0 to 1. Equal texts give equal numbers. */
const share = (text: string): number => {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) / 2 ** 32;
};

/**
 * One server of each type for a device, chosen by rendezvous hashing among the zone's online production servers. Servers
 * get devices in proportion to their highest load, and few devices move when a server is added or removed. Servers without
 * licences or without load get no devices.
 */
export const serversFor = async (reading: Reading, { zone, sys }: Zone, device: string) => {
  const { platform, db } = reading;
  const shown = await publicAddresses(reading, zone);
  const table = tableFor(platform, resources.server);
  const wanted = [
    oneOf(columnFor(table, "state"), [ServerStatus.online]),
    oneOf(columnFor(table, "env"), [EnvType.production]),
    oneOf(columnFor(table, "zone"), [zone]),
    oneOf(columnFor(table, "sys"), [sys]),
  ];
  const best = new Map<number, { readonly score: number; readonly addr: string }>();
  for (const row of await readRows(db, table, whereOf(wanted))) {
    if (row.max_load <= 0 || row.lic_num <= 0 || row.http_addr === "") continue;
    const score = -row.max_load / Math.log(share(`${device} ${row.id}`) || Number.MIN_VALUE);
    if (score > (best.get(row.type)?.score ?? 0)) best.set(row.type, { score, addr: shown(row.http_addr) });
  }
  return [...best].map(([type, { addr }]) => ({ type, addr })).toSorted((a, b) => a.type - b.type);
};

const isRow = (given: AnswerValue): given is AnsweredRow =>
  typeof given === "object" && given !== null && !Array.isArray(given);

const contentOf = (text: string): AnsweredRow | null => {
  try {
    const given: AnswerValue = JSON.parse(text);
    return isRow(given) ? given : null;
  } catch {
    return null;
  }
};

/**
 * By service: its settings, which override its template. The enabled settings of the zone count; if there are none,
 * those without a zone.
 */
export const settingsFor = async (
  { platform, db }: Reading,
  { zone, sys }: Zone,
): Promise<Record<string, AnswerValue>> => {
  const templates = tableFor(platform, resources.setting_template);
  const table = tableFor(platform, resources.setting);
  const wanted = [
    oneOf(columnFor(table, "state"), [OpenState.enabled]),
    oneOf(columnFor(table, "sys"), [sys]),
    oneOf(columnFor(table, "zone"), [zone, ""]),
  ];
  const rows = await readRows(db, table, whereOf(wanted));
  const layers = [
    ...(await readRows(db, templates, whereOf([]))),
    ...rows.filter((row) => row.zone === ""),
    ...rows.filter((row) => row.zone !== ""),
  ];
  const settings: Record<string, AnsweredRow> = {};
  for (const { service, content } of layers) {
    const given = contentOf(content);
    if (service !== "" && given !== null) settings[service] = { ...settings[service], ...given };
  }
  return settings;
};
