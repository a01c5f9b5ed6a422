// The dashboard in one answer: of each part only what the caller's menus grant, so that what is missing is not shown.
import { sql } from "kysely";
import { mayCall } from "../../framework/access/permission";
import type { Answer, SignedRequest } from "../../framework/server/Platform";
import { whereOf } from "../../framework/storage/query";
import type { Condition } from "../../framework/storage/query";
import type { Row } from "../../framework/storage/Store";
import type { Table } from "../../framework/storage/Table";
import { FAILED, JOBS } from "../../framework/queue/Job";
import { EXPORT } from "../../framework/tasks/exportJob";
import { countByDay, countWhere, visible } from "./counting";
import type { Day } from "./days";
import { latestDays } from "./days";
import { onlineOf } from "./devices";
import { incomeByDay } from "./income";
import { readZone } from "./period";

const DAYS = 14;
const IMPORTS = 5;
const WITHDRAWAL = 3;

interface Seen {
  readonly table: Table;
  readonly conditions: readonly Condition[];
}

/** What waits for somebody, and which rows of it do. */
const WAITING: Readonly<Record<"refund" | "feedback", Condition>> = {
  refund: sql`state = 1`,
  feedback: sql`state in (1, 2)`,
};
/** The audit a withdrawal waits for in a state, by the call that makes it. */
const AUDITS = [
  ["audit", 1],
  ["approve", 2],
] as const;

const dashboardOf = ({ platform, caller }: SignedRequest, days: readonly Day[]) => {
  const { db } = platform.store;
  /** Null for what the caller may not list. */
  const seen = (name: string): Seen | null => {
    const table = platform.tables.get(name);
    return table && mayCall(caller, table.resource, "list")
      ? { table, conditions: visible(platform, table, caller) }
      : null;
  };
  const part = async <T>(name: string, read: (seen: Seen) => Promise<T>): Promise<T | null> => {
    const found = seen(name);
    return found ? read(found) : null;
  };
  const waiting = (name: keyof typeof WAITING) =>
    part(name, ({ table, conditions }) => countWhere(db, table, [WAITING[name], ...conditions]));
  /** Those at a stage that the caller may audit; null for who audits nothing. */
  const withdrawals = async () => {
    const wallets = platform.tables.get("money");
    const states = AUDITS.flatMap(([call, state]) =>
      wallets && mayCall(caller, wallets.resource, call) ? [sql.lit(state)] : [],
    );
    if (states.length === 0) return null;
    const those: Condition = sql`type = ${sql.lit(WITHDRAWAL)} and audit_state in (${sql.join(states)})`;
    return part("money_flow", ({ table, conditions }) => countWhere(db, table, [those, ...conditions]));
  };
  const imports = async ({ table, conditions }: Seen) => {
    const { rows } =
      await sql<Row>`select id, name, state, total, failed, gmt_create from ${sql.table(table.name)} ${whereOf(conditions)} order by gmt_create desc, id desc limit ${IMPORTS}`.execute(
        db,
      );
    return rows;
  };
  /** Of the caller's own tasks, by the list they belong to. */
  const failedTasks = async () => {
    const { rows } =
      await sql<Row>`select resource, count(*) as n from ${sql.table(JOBS)} where account = ${String(caller.key)} and kind = ${EXPORT} and state = ${FAILED} group by resource order by n desc, resource`.execute(
        db,
      );
    return rows.flatMap((row) => {
      const path = platform.tables.get(String(row.resource))?.resource.path;
      return path ? [{ path, count: Number(row.n) }] : [];
    });
  };
  return {
    orders: () => part("order", ({ table, conditions }) => incomeByDay(db, table, days, conditions)),
    users: () =>
      part("app_user", async ({ table, conditions }) => ({
        total: await countWhere(db, table, conditions),
        days: await countByDay(db, table, "gmt_create", days, conditions),
      })),
    devices: () =>
      part("device", async ({ table, conditions }) => ({
        ...(await onlineOf(db, table, conditions)),
        days: await countByDay(db, table, "gmt_active", days, conditions),
      })),
    alarms: () =>
      part("alarm_log", async ({ table, conditions }) => ({
        unread: await countWhere(db, table, [sql`${sql.ref("read")} = 0`, ...conditions]),
        days: await countByDay(db, table, "gmt_create", days, conditions),
      })),
    imports: () => part("device_import", imports),
    waiting: async () => ({
      refunds: await waiting("refund"),
      feedback: await waiting("feedback"),
      withdrawals: await withdrawals(),
      tasks: await failedTasks(),
    }),
  };
};

/**
 * `data`: `days`, the fourteen dates, today last; `orders` of { day, money_type, income, refunded, orders, paid }; `users`,
 * `devices`, `alarms` with `days` of { day, count }; `imports`, the latest five; `waiting`. A part that the caller may not
 * list is null.
 */
export const overview = async (request: SignedRequest): Promise<Answer> => {
  const { platform, params } = request;
  const days = latestDays(platform.now(), DAYS, readZone(params));
  const parts = dashboardOf(request, days);
  const data = {
    days: days.map(({ day, begin, end }) => ({ day, gmt_begin: begin, gmt_end: end - 1 })),
    orders: await parts.orders(),
    users: await parts.users(),
    devices: await parts.devices(),
    alarms: await parts.alarms(),
    imports: await parts.imports(),
    waiting: await parts.waiting(),
  };
  return { data, count: 1 };
};
