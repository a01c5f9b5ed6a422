// Answers the whole dashboard at once. Parts that the caller's menus do not grant are null.
import { sql } from "kysely";
import type { FieldOf, GivenOf, StoredHandle, ValueOf } from "pilothouse/handles";
import { type Answer, FAILED, JOBS_TABLE, mayCall, outsideTransaction, type SignedRequest } from "pilothouse/platform";
import { type Condition, readRows, type Table, tableFor, whereOf } from "pilothouse/platform/storage";
import { AuditState, FeedbackState, MoneyFlowType, RefundState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { columnRef, conditionsOn } from "../database";
import { moneyFlowRules } from "../wallet/moneyFlow";
import { countByDay, countWhere, type DayCount, visibleOrdersOf, visibleConditions } from "./counting";
import type { DayPeriod } from "./days";
import { latestDays, yesterdayUntil } from "./days";
import { countOnline } from "./devices";
import { readFirstSteps } from "./readFirstSteps";
import { readIncomeByDay, PAID_CONDITION } from "./income";
import { readZone } from "./period";

const DAYS = 14;
const IMPORTS = 5;
/** The kind of jobs of the feature `export`. */
const EXPORT = "export";
const { alarm_log, app_user, device, device_import, feedback, money, money_flow, order, refund } = resources;

interface Seen<Of = unknown> {
  readonly table: Table<Of>;
  readonly conditions: readonly Condition[];
}

/** Conditions for rows that wait for a decision, by resource. */
const WAITING = {
  refund: conditionsOn(refund)("refund.state", "=", RefundState.in_progress),
  feedback: conditionsOn(feedback)("feedback.state", "in", [FeedbackState.pending, FeedbackState.processing]),
};
/** The calls that audit withdrawals, and the state of a withdrawal that each call applies to. */
const AUDITS = [
  ["audit", AuditState.pending],
  ["approve", AuditState.first_passed],
] as const satisfies readonly (readonly [keyof typeof money.calls, ValueOf<typeof AuditState>])[];

const dashboardOf = ({ platform, caller }: SignedRequest, days: readonly DayPeriod[], until: DayPeriod) => {
  const { db } = platform.store;
  /** Counts by day, and the count of yesterday up to the current time of day. */
  const counted = async <Of>(
    { table, conditions }: Seen<Of>,
    moment: FieldOf<Of>,
  ): Promise<{ days: readonly DayCount[]; until: number }> => ({
    days: await countByDay(db, table, moment, days, conditions),
    until: (await countByDay(db, table, moment, [until], conditions))[0]?.count ?? 0,
  });
  /** Reads one part; null if the caller may not list its resource. */
  const part = async <Of extends StoredHandle, T>(of: Of, read: (seen: Seen<Of>) => Promise<T>): Promise<T | null> => {
    const table = tableFor(platform, of);
    return mayCall(caller, table.resource, "list")
      ? read({ table, conditions: visibleConditions(platform, table, caller) })
      : null;
  };
  const sold = (of: readonly DayPeriod[]) =>
    part(order, () => readIncomeByDay({ platform, ...visibleOrdersOf(platform, caller) }, of));
  const waiting = (of: typeof refund | typeof feedback, those: Condition) =>
    part(of, ({ table, conditions }) => countWhere(db, table, [those, ...conditions]));
  /** The number of withdrawals that the caller may audit; null if the caller audits none. */
  const withdrawals = async () => {
    const wallets = tableFor(platform, money);
    const states = AUDITS.flatMap(([call, state]) => (mayCall(caller, wallets.resource, call) ? [state] : []));
    if (states.length === 0) return null;
    const on = conditionsOn(money_flow);
    const those = [on("type", "=", MoneyFlowType.withdrawal), on("audit_state", "in", states)];
    return part(money_flow, async ({ table, conditions }) => {
      const rows = await readRows(db, table, whereOf([...those, ...conditions]));
      const refusals = await moneyFlowRules.refusing(outsideTransaction(platform), caller, rows);
      return refusals.filter((refused) => Object.keys(refused).length === 0).length;
    });
  };
  const imports = async ({ table, conditions }: Seen<typeof device_import>) => {
    const [made, key] = [columnRef(device_import, "gmt_create"), columnRef(device_import, "id")];
    const latest = sql`${whereOf(conditions)} order by ${made} desc, ${key} desc limit ${IMPORTS}`;
    const rows = await readRows(db, table, latest);
    return rows.map(({ id, name, state, total, failed, gmt_create }) => {
      return { id, name, state, total, failed, gmt_create };
    });
  };
  /** The number of failed exports of the caller, by the path of their list. */
  const failedTasks = async () => {
    const { rows } = await sql<{
      resource: string;
      n: number;
    }>`select resource, count(*) as n from ${sql.table(JOBS_TABLE)} where account = ${String(caller.key)} and kind = ${EXPORT} and state = ${FAILED} group by resource order by n desc, resource`.execute(
      db,
    );
    return rows.flatMap(({ resource, n }) => {
      const path = platform.tables.get(resource)?.resource.path;
      return path ? [{ path, count: n }] : [];
    });
  };
  return {
    orders: () => sold(days),
    ordersUntil: () => sold([until]),
    placed: () =>
      part(order, async (seen) => ({
        paid: (await countByDay(db, seen.table, "gmt_create", days.slice(-1), [...seen.conditions, PAID_CONDITION]))[0]
          ?.count,
        ...(await counted(seen, "gmt_create")),
      })),
    users: () =>
      part(app_user, async (seen) => ({
        total: await countWhere(db, seen.table, seen.conditions),
        ...(await counted(seen, "gmt_create")),
      })),
    devices: () =>
      part(device, async (seen) => ({
        ...(await countOnline(db, seen.table, seen.conditions)),
        ...(await counted(seen, "gmt_active")),
      })),
    alarms: () =>
      part(alarm_log, async (seen) => ({
        unread: await countWhere(db, seen.table, [
          conditionsOn(alarm_log)("alarm_log.read", "=", 0),
          ...seen.conditions,
        ]),
        ...(await counted(seen, "gmt_create")),
      })),
    imports: () => part(device_import, imports),
    waiting: async () => ({
      // Callers who may only request refunds cannot decide on any.
      refunds: mayCall(caller, tableFor(platform, refund).resource, "set")
        ? await waiting(refund, WAITING.refund)
        : null,
      feedback: await waiting(feedback, WAITING.feedback),
      withdrawals: await withdrawals(),
      tasks: await failedTasks(),
    }),
  };
};

/**
 * `data`: `days`, the last fourteen dates, today last; `orders` of { day, money_type, income, sold, refunded,
 * spending, between, orders, paid };
 * `placed`, `users`, `devices` and `alarms` with `days` of { day, count } and `until`, the count of yesterday up to the current
 * time of day; `orders_until`, the same for orders; `until`, that range as { gmt_begin, gmt_end }; `imports`, the latest five;
 * `waiting`; `first`, which first steps of a company are done. A part that the caller may not list is null.
 */
export const answerOverview = async (request: SignedRequest<GivenOf<typeof resources.statistics>>): Promise<Answer> => {
  const { platform, params } = request;
  const zone = readZone(params);
  const days = latestDays(platform.now(), DAYS, zone);
  const until = yesterdayUntil(platform.now(), days, zone);
  const parts = dashboardOf(request, days, until);
  const data = {
    days: days.map(({ day, begin, end }) => {
      const range = { gmt_begin: begin, gmt_end: end - 1 } satisfies GivenOf<typeof resources.statistics>;
      return { day, ...range };
    }),
    until: { gmt_begin: until.begin, gmt_end: until.end - 1 } satisfies GivenOf<typeof resources.statistics>,
    orders: await parts.orders(),
    orders_until: await parts.ordersUntil(),
    placed: await parts.placed(),
    users: await parts.users(),
    devices: await parts.devices(),
    alarms: await parts.alarms(),
    imports: await parts.imports(),
    waiting: await parts.waiting(),
    first: await readFirstSteps(request),
  };
  return { data, count: 1 };
};
