// The work that scheduled tasks can do. A task names its work in its parameter, and must have the type of that work.
import type { FieldOf, GivenOf, StoredHandle, ValueOf } from "pilothouse/handles";
import {
  DAY,
  invalidFailure,
  isObject,
  purgeAttempts,
  purgeBrowsers,
  purgeSessions,
  createPauses,
  type TaskOf,
  type TaskWork,
  clearCaches,
} from "pilothouse/platform";
import { recordRowChanges, NOTES_TABLE, recordEntry, type Row, tableFor, transact } from "pilothouse/platform/storage";
import { CronTask, CronType, EmailLinkType, OrderState, SysnotifyType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";
import { recordWakeResults } from "../devices/wake";
import { notifyOperators, words } from "../outbox";
import { notifySupport } from "../support";
import { countDevices, countOrders, remindOfExpiry } from "./reports";

/** A scheduled task, stored or about to be stored. */
export type MaintenanceTask = GivenOf<typeof resources.cron>;

export interface MaintenanceWork extends TaskWork {
  readonly param: Row;
}

interface Maintenance {
  readonly type: ValueOf<typeof CronType>;
  /**
   * Set if the platform needs this work to run correctly: the name and the schedule of its first task. Operators may
   * change both.
   */
  readonly needed?: { readonly name: string; readonly spec: string };
  /** Whether the work runs outside a transaction, because it takes long or changes files. */
  readonly isDetached?: boolean;
  /** Does the work and answers the number of records it counted, removed, found or changed. */
  readonly run: (work: MaintenanceWork) => Promise<number>;
}

const { alarm_log, order, pay_order, push_record } = resources;

/** The most rows that one statement deletes or updates. */
const AT_ONCE = 500;

interface Updating {
  executeTakeFirst(): Promise<{ readonly numUpdatedRows: bigint }>;
}
/** Updates the rows with these keys by the queries that `query` makes, and answers how many changed. */
const updateEach = async <Of extends StoredHandle, Key>(
  { platform, db }: MaintenanceWork,
  of: Of,
  keys: readonly Key[],
  query: (keys: readonly Key[]) => Updating,
): Promise<number> => {
  let count = 0;
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE);
    const { numUpdatedRows } = await recordRowChanges(db, tableFor(platform, of), some, () =>
      query(some).executeTakeFirst(),
    );
    count += Number(numUpdatedRows);
  }
  return count;
};

const daysOf = ({ param }: MaintenanceWork, otherwise: number): number => {
  const days = Number(param.days);
  return Number.isFinite(days) && days > 0 ? days : otherwise;
};

const runAndClearCounts = async (
  { platform }: MaintenanceWork,
  of: readonly StoredHandle[],
  run: () => Promise<number>,
): Promise<number> => {
  const count = await run();
  for (const { table } of of) clearCaches(platform, tableFor(platform, table), null);
  return count;
};

const since = (work: MaintenanceWork, otherwise: number): number => work.now - daysOf(work, otherwise) * DAY;

/** Removes rows that are older than some days. It removes a few hundred at a time, so that other requests need not wait. */
const removeOlder = <Of extends StoredHandle>(of: Of, moment: FieldOf<Of>, otherwise: number): Maintenance => ({
  type: CronType.cleanup,
  isDetached: true,
  run: (work) =>
    runAndClearCounts(work, [of], async () => {
      const table = tableFor(work.platform, of);
      const [key, at]: readonly [string, string] = [table.key.name, moment];
      const rest = createPauses(work.platform.store);
      for (let all = 0; ;) {
        const count = await transact(work.platform.store, async (db) => {
          const gone = db.selectFrom(of.table).select(key).where(at, "<", since(work, otherwise)).limit(AT_ONCE);
          const { numDeletedRows } = await db.deleteFrom(of.table).where(key, "in", gone).executeTakeFirst();
          const deleted = Number(numDeletedRows);
          const facts = { [moment]: since(work, otherwise) };
          if (deleted > 0) recordEntry(db, { is: "bulk", table, event: "del", count: deleted, facts });
          return deleted;
        });
        all += count;
        if (count < AT_ONCE) return all;
        await rest();
      }
    }),
});

const tasks: Readonly<Record<ValueOf<typeof CronTask>, Maintenance>> = {
  [CronTask.purge_sessions]: {
    type: CronType.cleanup,
    needed: { name: "End sessions that are over", spec: "*/15 * * * *" },
    run: async ({ db, now }) => {
      await purgeAttempts(db, now);
      await purgeBrowsers(db, now);
      return purgeSessions(db, now);
    },
  },
  [CronTask.purge_notes]: {
    type: CronType.cleanup,
    needed: { name: "Remove expired verification codes", spec: "20 3 * * *" },
    run: async ({ db, now }) => {
      const { numDeletedRows } = await db.deleteFrom(NOTES_TABLE).where("gmt_expire", "<=", now).executeTakeFirst();
      return Number(numDeletedRows);
    },
  },
  [CronTask.purge_task_files]: {
    type: CronType.cleanup,
    needed: { name: "Remove old task files", spec: "40 3 * * *" },
    isDetached: true,
    run: ({ platform }) => platform.queue.forgetOld(platform),
  },
  [CronTask.purge_alarms]: removeOlder(alarm_log, "gmt_create", 30),
  [CronTask.archive_push_records]: removeOlder(push_record, "gmt_create", 90),
  [CronTask.count_orders]: {
    type: CronType.statistics,
    run: (work) => countOrders(work, since(work, 1)),
  },
  [CronTask.count_devices]: { type: CronType.statistics, run: countDevices },
  [CronTask.remind_expiry]: {
    type: CronType.notification,
    run: (work) => remindOfExpiry(work, work.now + daysOf(work, 7) * DAY),
  },
  [CronTask.tell_feedback]: {
    type: CronType.notification,
    needed: { name: "Tell support of feedback", spec: "*/5 * * * *" },
    run: notifySupport,
  },
  // Orders not paid in time become invalid. Payments change first, because payment notices lock in the same order.
  [CronTask.close_unpaid_orders]: {
    type: CronType.synchronization,
    needed: { name: "Close unpaid orders", spec: "0 * * * *" },
    run: (work) =>
      runAndClearCounts(work, [order, pay_order], async () => {
        const db = typedDatabase(work.db);
        const late = since(work, 1);
        const unpaid = db
          .selectFrom(order.table)
          .select("order_id")
          .where("order_state", "=", OrderState.unpaid)
          .where("gmt_create", "<", late);
        const latePayments = await db
          .selectFrom(pay_order.table)
          .select("pay_order_id")
          .where("state", "=", OrderState.unpaid)
          .where((of) => of.or([of("gmt_expire", "<", work.now), of("order_id", "in", unpaid)]))
          .execute();
        const payments = await updateEach(
          work,
          pay_order,
          latePayments.map(({ pay_order_id }) => pay_order_id),
          (keys) =>
            db
              .updateTable(pay_order.table)
              .set({ state: OrderState.invalid })
              .where("state", "=", OrderState.unpaid)
              .where("pay_order_id", "in", keys),
        );
        const lateOrders = await unpaid.execute();
        const orders = await updateEach(
          work,
          order,
          lateOrders.map(({ order_id }) => order_id),
          (keys) =>
            db
              .updateTable(order.table)
              .set({ order_state: OrderState.invalid })
              .where("order_state", "=", OrderState.unpaid)
              .where("order_id", "in", keys),
        );
        return payments + orders;
      }),
  },
  [CronTask.settle_wakes]: {
    type: CronType.synchronization,
    needed: { name: "Sync wake status", spec: "30 * * * * *" },
    run: recordWakeResults,
  },
};

/** All work, by the names in the parameters of tasks. */
export const maintenanceTasks: Readonly<Record<string, Maintenance>> = tasks;

export const parseTaskParam = (text = ""): Row => {
  try {
    const given: unknown = JSON.parse(text || "{}");
    return isObject(given) ? { ...given } : {};
  } catch {
    return {};
  }
};

/** The work of a task. Null if no work has the name, or if its type differs from that of the task. */
export const maintenanceOf = (row: Pick<MaintenanceTask, "type" | "param">): Maintenance | null => {
  const { task } = parseTaskParam(row.param);
  const found = typeof task === "string" && Object.hasOwn(maintenanceTasks, task) ? maintenanceTasks[task] : undefined;
  return found && found.type === row.type ? found : null;
};

export const taskOf: TaskOf = (row: MaintenanceTask) => {
  const found = maintenanceOf(row);
  if (found === null) throw invalidFailure<Record<"param.task", unknown>>({ "param.task": "invalid.work" });
  const param = parseTaskParam(row.param);
  return {
    isDetached: found.isDetached === true,
    run: (work) => found.run({ ...work, param }),
    failed: (platform) =>
      transact(platform.store, (db) =>
        notifyOperators(
          { platform, db },
          {
            words: words.TASK_FAILED_WORDS,
            values: { name: row.name ?? "" },
            occasion: SysnotifyType.task_failed,
            mails: EmailLinkType.alarm,
          },
        ),
      ),
  };
};
