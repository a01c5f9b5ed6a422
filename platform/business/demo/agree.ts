// Makes demo records agree where they describe the same event. Later, the calls of the platform keep them in
// agreement.
import { type RawBuilder, sql } from "kysely";
import type { FieldOf, StoredHandle } from "pilothouse/handles";
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
import { columnIn as c } from "../database";
import { WAY } from "./devices";

const { alarm_log, app_device, app_user, building, device, device_bind, device_duplicate } = resources;
const { device_log, device_state, feedback, feedback_detail, floor, order, order_bind, owner, room, wake } = resources;

export interface Agreement {
  /** Other tables that it reads. */
  readonly of: readonly StoredHandle[];
  readonly changes: StoredHandle;
  readonly statement: RawBuilder<unknown>;
}

/** A table for SQL text, and a column for `set`, where SQL allows no table name. */
const t = ({ table }: StoredHandle) => sql.table(table);
const set = <Of extends StoredHandle>(_of: Of, name: FieldOf<Of>) => sql.ref(name);

/** A device was activated before the first event of these records. */
const touchedBy = <Of extends StoredHandle>(of: Of, uid: FieldOf<Of>, moment: FieldOf<Of>): Agreement => ({
  changes: device,
  of: [of],
  statement: sql`update ${t(device)} set
    ${set(device, "state")} = case when ${c(device, "state")} = ${sql.lit(DeviceState.not_activated)} then ${sql.lit(DeviceState.activated)} else ${c(device, "state")} end,
    ${set(device, "gmt_online")} = case when ${c(device, "gmt_online")} < a.began then a.began else ${c(device, "gmt_online")} end,
    ${set(device, "gmt_create")} = case when ${c(device, "gmt_create")} > a.began - ${sql.lit(WAY)} then a.began - ${sql.lit(WAY)} else ${c(device, "gmt_create")} end,
    ${set(device, "gmt_active")} = case when ${c(device, "gmt_active")} = 0 or ${c(device, "gmt_active")} > a.began then a.began else ${c(device, "gmt_active")} end
    from (select ${c(of, uid)} as uid, min(${c(of, moment)}) as began from ${t(of)} where ${c(of, moment)} > 0 group by ${c(of, uid)}) as a
    where a.uid = ${c(device, "uid")}`,
});

const owned = sql`select ${c(app_device, "uid")} from ${t(app_device)}`;

const DEVICES: readonly Agreement[] = [
  {
    changes: device,
    of: [app_device],
    statement: sql`update ${t(device)} set ${set(device, "pair_state")} = case when ${c(device, "uid")} in (${owned}) then ${sql.lit(PairState.paired)} else ${sql.lit(PairState.not_paired)} end, ${set(device, "state")} = case when ${c(device, "uid")} in (${owned}) then ${sql.lit(DeviceState.activated)} else ${c(device, "state")} end`,
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
    statement: sql`update ${t(device_duplicate)} set ${set(device_duplicate, "mac")} = ${c(device, "mac")}, ${set(device_duplicate, "state")} = case when ${c(device_duplicate, "state")} = ${sql.lit(DuplicateState.both_blocked)} and ${c(device, "uid")} in (${owned}) then ${sql.lit(DuplicateState.unresolved)} else ${c(device_duplicate, "state")} end from ${t(device)} where ${c(device, "uid")} = ${c(device_duplicate, "uid")}`,
  },
  {
    changes: device,
    of: [device_duplicate],
    statement: sql`update ${t(device)} set ${set(device, "mac")} = ${c(device_duplicate, "new_mac")} from ${t(device_duplicate)} where ${c(device_duplicate, "uid")} = ${c(device, "uid")} and ${c(device_duplicate, "state")} = ${sql.lit(DuplicateState.new_kept)}`,
  },
  {
    changes: device,
    of: [device_duplicate],
    statement: sql`update ${t(device)} set ${set(device, "state")} = ${sql.lit(DeviceState.disabled)}, ${set(device, "online")} = ${sql.lit(OnlineState.offline)} where ${c(device, "uid")} in (select ${c(device_duplicate, "uid")} from ${t(device_duplicate)} where ${c(device_duplicate, "state")} = ${sql.lit(DuplicateState.both_blocked)})`,
  },
  {
    changes: wake,
    of: [device],
    statement: sql`update ${t(wake)} set ${set(wake, "state")} = case when ${c(device, "online")} = ${sql.lit(OnlineState.online)} and ${c(wake, "gmt_wake")} > 0 then ${sql.lit(WakeState.awake)} when ${c(wake, "state")} = ${sql.lit(WakeState.awake)} then ${sql.lit(WakeState.asleep)} else ${c(wake, "state")} end from ${t(device)} where ${c(device, "uid")} = ${c(wake, "uid")}`,
  },
];

const OTHERS: readonly Agreement[] = [
  {
    changes: order_bind,
    of: [order],
    statement: sql`update ${t(order_bind)} set ${set(order_bind, "type")} = ${c(order, "type")}, ${set(order_bind, "gmt_create")} = case when ${c(order_bind, "gmt_create")} < ${c(order, "gmt_create")} then ${c(order, "gmt_create")} else ${c(order_bind, "gmt_create")} end from ${t(order)} where ${c(order, "order_id")} = ${c(order_bind, "order_id")}`,
  },
  {
    changes: app_user,
    of: [app_device],
    statement: sql`update ${t(app_user)} set ${set(app_user, "state")} = ${sql.lit(AppUserState.normal)} where ${c(app_user, "state")} = ${sql.lit(AppUserState.deleted)} and ${c(app_user, "user_id")} in (select ${c(app_device, "user_id")} from ${t(app_device)})`,
  },
  {
    changes: feedback,
    of: [feedback_detail],
    statement: sql`update ${t(feedback)} set ${set(feedback, "gmt_update")} = coalesce((select max(${c(feedback_detail, "gmt_create")}) from ${t(feedback_detail)} where ${c(feedback_detail, "title_id")} = ${c(feedback, "id")}), ${c(feedback, "gmt_create")})`,
  },
  {
    changes: building,
    of: [floor],
    statement: sql`update ${t(building)} set ${set(building, "floors")} = a.highest from (select ${c(floor, "building_id")} as id, max(${c(floor, "number")}) as highest from ${t(floor)} group by ${c(floor, "building_id")}) as a where a.id = ${c(building, "id")} and a.highest > ${c(building, "floors")}`,
  },
  {
    changes: room,
    of: [owner],
    statement: sql`update ${t(room)} set ${set(room, "state")} = case when ${c(room, "id")} in (select ${c(owner, "room_id")} from ${t(owner)}) then case when ${c(room, "state")} = ${sql.lit(RoomState.vacant)} then ${sql.lit(RoomState.occupied)} else ${c(room, "state")} end when ${c(room, "state")} in (${sql.lit(RoomState.occupied)}, ${sql.lit(RoomState.rented_out)}) then ${sql.lit(RoomState.vacant)} else ${c(room, "state")} end`,
  },
];

/** The order matters: values computed from devices come after the devices. */
export const AGREEMENTS: readonly Agreement[] = [...DEVICES, ...OTHERS];

/**
 * Sets when a device was last offline, and its signal. An online device was offline earlier, an offline device went
 * offline after it came online, and a device that was never online has neither.
 */
export const settleConnections = (now: number): RawBuilder<unknown> => {
  const online = c(device_state, "gmt_online");
  const isOnline = sql`${c(device_state, "online")} = ${sql.lit(OnlineState.online)}`;
  const later = sql`case when ${online} + 5400 < ${now} then ${online} + 5400 else ${now} end`;
  return sql`update ${t(device_state)} set ${set(device_state, "gmt_offline")} = case when ${online} = 0 then 0 when ${isOnline} then ${online} - 420 else ${later} end, ${set(device_state, "signal")} = case when ${isOnline} then ${c(device_state, "signal")} else 0 end, ${set(device_state, "srv")} = case when ${online} = 0 then '' else ${c(device_state, "srv")} end`;
};
