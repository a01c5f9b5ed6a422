// Adds records about the newest devices and orders, so that the first records that people open are not empty.
import { sql } from "kysely";
import type { RowOf, StoredHandle } from "pilothouse/handles";
import { type FilledDemoStore, insertMany } from "pilothouse/platform/demo";
import { type Db, readRows, tableFor } from "pilothouse/platform/storage";
import {
  AlarmType,
  AppUserState,
  BindAction,
  DeviceState,
  LogLevel,
  LogModule,
  NetworkType,
  OnlineState,
  OrderState,
  PairState,
  WakeState,
} from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { columnRef as c, typedDatabase } from "../database";

const { alarm_log, app_device, app_user, device, device_bind, device_log, device_state, order, order_bind, wake } =
  resources;

/** The tables that `completeNewestRecords` reads and writes. */
export const NEWEST_RECORD_TABLES: readonly StoredHandle[] = Object.values({
  ...{ alarm_log, app_device, app_user, device, device_state, wake },
  ...{ device_bind, device_log, order, order_bind },
});

/** How many of the newest devices and orders get more records. */
const MANY = 12;

const SERVERS = ["eu", "cn", "us"];
const ALARMS = [AlarmType.motion, AlarmType.person, AlarmType.sound];

/** The first number that is higher than all numbers in the table. */
const freeId = async (db: Db, of: StoredHandle): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select max(id) as n from ${sql.table(of.table)}`.execute(db);
  return Number(rows[0]?.n ?? 0) + 1;
};

/** Gives each device an owner with a bind event, a connection, a line in its log, and an alarm, after its activation. */
const furnishDevices = async ({ store, tables, now }: FilledDemoStore, db: Db): Promise<void> => {
  const users = await readRows(
    db,
    tableFor({ tables }, app_user),
    sql`where ${c(app_user, "state")} = ${AppUserState.normal} order by ${c(app_user, "user_id")} limit ${MANY}`,
  );
  const activated = sql`${c(device, "state")} = ${DeviceState.activated}`;
  const devices = await readRows(
    db,
    tableFor({ tables }, device),
    sql`where ${activated} order by ${c(device, "gmt_active")} desc limit ${MANY}`,
  );
  const owned = devices.flatMap((row, index) => {
    const user = users[index];
    return user === undefined ? [] : [{ row, user, index }];
  });
  const after = ({ gmt_active }: RowOf<typeof device>, seconds: number) => Math.min(now, gmt_active + seconds);
  const uids = owned.map(({ row }) => row.uid);
  const typed = typedDatabase(db);
  const connected = { online: OnlineState.online, network_type: NetworkType.public, pair_state: PairState.paired };
  await typed
    .updateTable("device")
    .set({ ...connected, ip: "203.0.113.21" })
    .where("uid", "in", uids)
    .execute();
  await typed.updateTable("wake").set({ state: WakeState.awake }).where("uid", "in", uids).execute();
  await typed.deleteFrom("device_state").where("uid", "in", uids).execute();
  await insertMany(
    store.engine,
    db,
    tableFor({ tables }, device_state),
    owned.map(({ row: { uid, zone }, index }) => ({
      ...{ uid, zone, srv: `utd-${SERVERS[index % SERVERS.length]}-01`, signal: 64 + ((index * 13) % 36) },
      gmt_offline: 0,
    })),
  );
  const firstOwned = await freeId(db, app_device);
  await insertMany(
    store.engine,
    db,
    tableFor({ tables }, app_device),
    owned.map(({ row, user: { user_id, app_id }, index }) => {
      const { uid, pk, comp_id, tag } = row;
      const name = tag === "" ? uid : tag;
      return { id: firstOwned + index, uid, pk, comp_id, user_id, app_id, name, shares: 0, gmt_create: after(row, 5) };
    }),
  );
  const firstBound = await freeId(db, device_bind);
  await insertMany(
    store.engine,
    db,
    tableFor({ tables }, device_bind),
    owned.map(({ row, user: { user_id, app_id }, index }) => {
      const { uid, ip } = row;
      return { id: firstBound + index, uid, user_id, app_id, ip, action: BindAction.bound, gmt_create: after(row, 5) };
    }),
  );
  const said = { module: LogModule.network, level: LogLevel.info, content: "activated, first connection" };
  const firstLog = await freeId(db, device_log);
  await insertMany(
    store.engine,
    db,
    tableFor({ tables }, device_log),
    owned.map(({ row, index }) => {
      const { uid, ver, comp_id } = row;
      return { id: firstLog + index, uid, ver, comp_id, ...said, gmt_create: after(row, 8) };
    }),
  );
  const firstAlarm = await freeId(db, alarm_log);
  await insertMany(
    store.engine,
    db,
    tableFor({ tables }, alarm_log),
    owned.map(({ row, user: { app_id }, index }) => {
      const { uid, comp_id, zone } = row;
      const type = ALARMS[index % ALARMS.length] ?? AlarmType.motion;
      return { id: firstAlarm + index, uid, type, app_id, comp_id, zone, read: 0, gmt_create: after(row, 20) };
    }),
  );
};

/** Adds bindings for the newest orders that were paid. */
const furnishOrders = async ({ store, tables, now }: FilledDemoStore, db: Db): Promise<void> => {
  const paid = sql`${c(order, "order_state")} in (${OrderState.paid}, ${OrderState.successful})`;
  const bound = sql`${c(order, "order_id")} in (select ${c(order_bind, "order_id")} from ${sql.table(order_bind.table)})`;
  const orders = await readRows(
    db,
    tableFor({ tables }, order),
    sql`where ${paid} and not ${bound} order by ${c(order, "gmt_create")} desc limit ${MANY}`,
  );
  const first = await freeId(db, order_bind);
  const rows = orders.map(({ order_id, comp_id, type, gmt_pay }, index) => {
    return {
      id: first + index,
      order_id,
      comp_id,
      type,
      remark: "Opening promotion",
      gmt_create: Math.min(now, gmt_pay + 60),
    };
  });
  await insertMany(store.engine, db, tableFor({ tables }, order_bind), rows);
};

export const completeNewestRecords = async (filled: FilledDemoStore, db: Db): Promise<void> => {
  await furnishDevices(filled, db);
  await furnishOrders(filled, db);
};
