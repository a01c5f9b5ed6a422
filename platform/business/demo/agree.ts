// Makes demo records agree where they describe the same event. Later, the calls of the platform keep them in agreement.
import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { FieldOf, StoredHandle } from "pilothouse/handles";
import type { Db } from "pilothouse/platform/storage";
import {
  AppUserState,
  DeviceState,
  DuplicateState,
  OnlineState,
  PairState,
  RoomState,
  WakeState,
} from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { columnRef as c, type Database, typedDatabase } from "../database";
import { DELIVERY_TIME } from "./devices";

const { alarm_log, app_device, app_user, building, device, device_bind, device_duplicate } = resources;
const { device_log, device_state, feedback, feedback_detail, floor, order, order_bind, owner, room, wake } = resources;

export interface ConsistencyUpdate {
  /** Other tables that the statement reads. */
  readonly of: readonly StoredHandle[];
  readonly changes: StoredHandle;
  write(db: Db): Promise<unknown>;
}

export const runStatement =
  (statement: RawBuilder<unknown>): ConsistencyUpdate["write"] =>
  (db) =>
    statement.execute(db);

/** A table for SQL text, and a column for `set`, where SQL allows no table name before the column. */
export const tableInSql = ({ table }: StoredHandle) => sql.table(table);
export const columnToSet = <Of extends StoredHandle>(_of: Of, name: FieldOf<Of>) => sql.ref(name);

/** A device was activated before the first event of these records. */
const touchedBy = <Of extends StoredHandle>(of: Of, uid: FieldOf<Of>, moment: FieldOf<Of>): ConsistencyUpdate => ({
  changes: device,
  of: [of],
  write: runStatement(sql`update ${tableInSql(device)} set
    ${columnToSet(device, "state")} = case when ${c(device, "state")} = ${sql.lit(DeviceState.not_activated)} then ${sql.lit(DeviceState.activated)} else ${c(device, "state")} end,
    ${columnToSet(device, "gmt_online")} = case when ${c(device, "gmt_online")} < a.began then a.began else ${c(device, "gmt_online")} end,
    ${columnToSet(device, "gmt_create")} = case when ${c(device, "gmt_create")} > a.began - ${sql.lit(DELIVERY_TIME)} then a.began - ${sql.lit(DELIVERY_TIME)} else ${c(device, "gmt_create")} end,
    ${columnToSet(device, "gmt_active")} = case when ${c(device, "gmt_active")} = 0 or ${c(device, "gmt_active")} > a.began then a.began else ${c(device, "gmt_active")} end
    from (select ${c(of, uid)} as uid, min(${c(of, moment)}) as began from ${tableInSql(of)} where ${c(of, moment)} > 0 group by ${c(of, uid)}) as a
    where a.uid = ${c(device, "uid")}`),
});

const isOwned = (of: ExpressionBuilder<Database, "device">) =>
  of("device.uid", "in", of.selectFrom(app_device.table).select("app_device.uid"));

const DEVICES: readonly ConsistencyUpdate[] = [
  {
    changes: device,
    of: [app_device],
    write: (db) =>
      typedDatabase(db)
        .updateTable(device.table)
        .set((of) => ({
          pair_state: of.case().when(isOwned(of)).then(PairState.paired).else(PairState.not_paired).end(),
          state: of.case().when(isOwned(of)).then(DeviceState.activated).else(of.ref("state")).end(),
        }))
        .execute(),
  },
  touchedBy(app_device, "uid", "gmt_create"),
  touchedBy(alarm_log, "uid", "gmt_create"),
  touchedBy(device_log, "uid", "gmt_create"),
  touchedBy(device_bind, "uid", "gmt_create"),
  touchedBy(device_duplicate, "uid", "gmt_create"),
  touchedBy(wake, "uid", "gmt_wake"),
  {
    changes: device_duplicate,
    of: [device, app_device],
    write: async (db) => {
      await typedDatabase(db)
        .updateTable(device_duplicate.table)
        .from(device.table)
        .set((of) => ({ mac: of.ref("device.mac") }))
        .whereRef("device.uid", "=", "device_duplicate.uid")
        .execute();
      await typedDatabase(db)
        .updateTable(device_duplicate.table)
        .set({ state: DuplicateState.unresolved })
        .where("state", "=", DuplicateState.both_blocked)
        .where("uid", "in", (of) => of.selectFrom(app_device.table).select("app_device.uid"))
        .execute();
    },
  },
  {
    changes: device,
    of: [device_duplicate],
    write: (db) =>
      typedDatabase(db)
        .updateTable(device.table)
        .from(device_duplicate.table)
        .set((of) => ({ mac: of.ref("device_duplicate.new_mac") }))
        .whereRef("device_duplicate.uid", "=", "device.uid")
        .where("device_duplicate.state", "=", DuplicateState.new_kept)
        .execute(),
  },
  {
    changes: device,
    of: [device_duplicate],
    write: (db) =>
      typedDatabase(db)
        .updateTable(device.table)
        .set({ state: DeviceState.disabled, online: OnlineState.offline })
        .where("uid", "in", (of) =>
          of
            .selectFrom(device_duplicate.table)
            .select("device_duplicate.uid")
            .where("device_duplicate.state", "=", DuplicateState.both_blocked),
        )
        .execute(),
  },
  {
    changes: wake,
    of: [device],
    write: async (db) => {
      const onlineOnes = typedDatabase(db)
        .selectFrom(device.table)
        .select("uid")
        .where("online", "=", OnlineState.online);
      await typedDatabase(db)
        .updateTable(wake.table)
        .set({ state: WakeState.asleep })
        .where("state", "=", WakeState.awake)
        .execute();
      await typedDatabase(db)
        .updateTable(wake.table)
        .set({ state: WakeState.awake })
        .where("gmt_wake", ">", 0)
        .where("uid", "in", onlineOnes)
        .execute();
    },
  },
];

const OTHERS: readonly ConsistencyUpdate[] = [
  {
    changes: order_bind,
    of: [order],
    write: async (db) => {
      const bound = typedDatabase(db).updateTable(order_bind.table).from(order.table);
      const same = bound.whereRef("order.order_id", "=", "order_bind.order_id");
      await same.set((of) => ({ type: of.ref("order.type") })).execute();
      await same
        .set((of) => ({ gmt_create: of.ref("order.gmt_create") }))
        .whereRef("order_bind.gmt_create", "<", "order.gmt_create")
        .execute();
    },
  },
  {
    changes: app_user,
    of: [app_device],
    write: (db) =>
      typedDatabase(db)
        .updateTable(app_user.table)
        .set({ state: AppUserState.normal })
        .where("state", "=", AppUserState.deleted)
        .where("user_id", "in", (of) => of.selectFrom(app_device.table).select("app_device.user_id"))
        .execute(),
  },
  {
    changes: feedback,
    of: [feedback_detail],
    write: runStatement(
      sql`update ${tableInSql(feedback)} set ${columnToSet(feedback, "gmt_update")} = coalesce((select max(${c(feedback_detail, "gmt_create")}) from ${tableInSql(feedback_detail)} where ${c(feedback_detail, "title_id")} = ${c(feedback, "id")}), ${c(feedback, "gmt_create")})`,
    ),
  },
  {
    changes: building,
    of: [floor],
    write: runStatement(
      sql`update ${tableInSql(building)} set ${columnToSet(building, "floors")} = a.highest from (select ${c(floor, "building_id")} as id, max(${c(floor, "number")}) as highest from ${tableInSql(floor)} group by ${c(floor, "building_id")}) as a where a.id = ${c(building, "id")} and a.highest > ${c(building, "floors")}`,
    ),
  },
  {
    changes: room,
    of: [owner],
    write: async (db) => {
      const rooms = typedDatabase(db).updateTable(room.table);
      const taken = typedDatabase(db).selectFrom(owner.table).select("room_id").where("room_id", "is not", null);
      await rooms
        .set({ state: RoomState.vacant })
        .where("state", "in", [RoomState.occupied, RoomState.rented_out])
        .where("id", "not in", taken)
        .execute();
      await rooms
        .set({ state: RoomState.occupied })
        .where("state", "=", RoomState.vacant)
        .where("id", "in", taken)
        .execute();
    },
  },
];

/** The order matters: values computed from devices come after the devices. */
export const CONSISTENCY_UPDATES: readonly ConsistencyUpdate[] = [...DEVICES, ...OTHERS];

/**
 * Sets when a device was last offline, and its signal. An online device was offline earlier. An offline device went
 * offline after it came online. A device that was never online has neither value.
 */
export const alignConnections = (now: number): RawBuilder<unknown> => {
  const online = c(device_state, "gmt_online");
  const isOnline = sql`${c(device_state, "online")} = ${sql.lit(OnlineState.online)}`;
  const later = sql`case when ${online} + 5400 < ${now} then ${online} + 5400 else ${now} end`;
  return sql`update ${tableInSql(device_state)} set ${columnToSet(device_state, "gmt_offline")} = case when ${online} = 0 then 0 when ${isOnline} then ${online} - 420 else ${later} end, ${columnToSet(device_state, "signal")} = case when ${isOnline} then ${c(device_state, "signal")} else 0 end, ${columnToSet(device_state, "srv")} = case when ${online} = 0 then '' else ${c(device_state, "srv")} end`;
};
