// Device statistics: activations by day, and the number of online devices by type and by network.
import { resources } from "../../generated/resources";
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import type { FieldOf, GivenOf } from "pilothouse/handles";
import type { Answer, SignedRequest } from "pilothouse/platform";
import { type Condition, type Db, type Table, tableFor, whereOf } from "pilothouse/platform/storage";
import { columnRef } from "../database";
import { daysCondition, countByDay, countWhere, visibleConditions } from "./counting";
import { readPeriod } from "./period";

type Devices = Table<typeof resources.device>;
const online = columnRef(resources.device, "online");

export type OnlineGroup = {
  readonly key: number;
  readonly count: number;
  readonly online: number;
};

/** Counts devices and online devices per value of a column, largest group first. */
export const countOnlineBy = async (
  db: Db,
  table: Devices,
  column: FieldOf<typeof resources.device>,
  conditions: readonly Condition[],
): Promise<readonly OnlineGroup[]> => {
  await turn();
  const ref = sql.ref(column);
  const { rows } = await sql<{
    name: number | null;
    n: number;
    online: number | null;
  }>`select ${ref} as name, count(*) as n, sum(${online}) as online from ${sql.table(table.name)} ${whereOf(conditions)} group by ${ref} order by n desc, name`.execute(
    db,
  );
  return rows.map(({ name, n, online: up }) => ({ key: name ?? 0, count: n, online: up ?? 0 }));
};

/** The number of devices, and of online devices. */
export const countOnline = async (db: Db, table: Devices, conditions: readonly Condition[]) => {
  await turn();
  const { rows } = await sql<{
    n: number;
    online: number | null;
  }>`select count(*) as n, sum(${online}) as online from ${sql.table(table.name)} ${whereOf(conditions)}`.execute(db);
  return { total: rows[0]?.n ?? 0, online: rows[0]?.online ?? 0 };
};

/**
 * `data`: `total` and `online` devices, those `activated` in the range, `days` of { day, count } activated, `types` and
 * `networks` of { key, count, online }.
 */
export const answerDeviceStatistics = async (
  request: SignedRequest<GivenOf<typeof resources.statistics>>,
): Promise<Answer> => {
  const { platform, caller } = request;
  const { days, params } = readPeriod(request);
  const table = tableFor(platform, resources.device);
  const conditions = visibleConditions(platform, table, caller, params);
  const { db } = platform.store;
  const types = await countOnlineBy(db, table, "device_type", conditions);
  const sum = (of: "count" | "online") => types.reduce((all, group) => all + group[of], 0);
  const data = {
    total: sum("count"),
    online: sum("online"),
    activated: await countWhere(db, table, [...conditions, ...daysCondition(table, "gmt_active", days)]),
    days: await countByDay(db, table, "gmt_active", days, conditions),
    types,
    networks: await countOnlineBy(db, table, "network_type", conditions),
  };
  return { data, count: data.days.length };
};
