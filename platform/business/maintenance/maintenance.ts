// What the platform can do by itself at a set time: a task's parameter names it, and its type says what kind of work it is.
import { sql } from "kysely";
import type { FieldOf, GivenOf, StoredHandle } from "pilothouse/handles";
import {
  invalid,
  purgeAttempts,
  purgeBrowsers,
  purgeSessions,
  rester,
  type TaskOf,
  type TaskWork,
  written,
} from "pilothouse/platform";
import { type Db, NOTES, type Row, tableFor } from "pilothouse/platform/storage";
import { CronTask, CronType, OnlineState, OrderState, WakeState } from "../../generated/enums";
import { resources } from "../../generated/resources";
import { typed } from "../database";

const DAY = 86_400;

/** A task of the schedule, stored or about to be. */
export type Task = GivenOf<typeof resources.cron>;

export interface Work extends TaskWork {
  readonly param: Row;
}

interface Maintenance {
  readonly type: CronType;
  /** Without it the platform does not do what it promises: it is scheduled like this until somebody says otherwise. */
  readonly needed?: { readonly name: string; readonly spec: string };
  /** Not within a step of the store: it works on files. */
  readonly isApart?: boolean;
  /** Answers how many records it counted, removed, found or changed. */
  readonly run: (work: Work) => Promise<number>;
}

const changed = async (statement: ReturnType<typeof sql>, db: Db): Promise<number> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0n);

const { alarm_log, cloud_order, device, order, pay_order, push_record, wake } = resources;

interface Counting {
  executeTakeFirstOrThrow(): Promise<{ readonly n: string | number | bigint }>;
}
const counted = async (query: Counting): Promise<number> => Number((await query.executeTakeFirstOrThrow()).n);

interface Updating {
  executeTakeFirst(): Promise<{ readonly numUpdatedRows: bigint }>;
}
const updated = async (query: Updating): Promise<number> => Number((await query.executeTakeFirst()).numUpdatedRows);

const daysOf = ({ param }: Work, otherwise: number): number => {
  const days = Number(param.days);
  return Number.isFinite(days) && days > 0 ? days : otherwise;
};

const told = async ({ platform }: Work, of: readonly StoredHandle[], run: () => Promise<number>): Promise<number> => {
  const count = await run();
  for (const { table } of of) written(platform, tableFor(platform, table), null);
  return count;
};

const since = (work: Work, otherwise: number): number => work.now - daysOf(work, otherwise) * DAY;

const AT_ONCE = 500;

/** Rows older than so many days, some hundred in a step, so that nobody waits for all of them. */
const older = <Of extends StoredHandle>(of: Of, moment: FieldOf<Of>, otherwise: number): Maintenance => ({
  type: CronType.cleanup,
  isApart: true,
  run: (work) =>
    told(work, [of], async () => {
      const table = tableFor(work.platform, of);
      const [from, key] = [sql.table(table.name), sql.ref(table.key.name)];
      const rest = rester(work.platform.store);
      const gone = sql`select ${key} from ${from} where ${sql.ref(moment)} < ${since(work, otherwise)} limit ${AT_ONCE}`;
      for (let all = 0; ;) {
        const count = await changed(sql`delete from ${from} where ${key} in (${gone})`, work.db);
        all += count;
        if (count < AT_ONCE) return all;
        await rest();
      }
    }),
});

const tasks: Readonly<Record<CronTask, Maintenance>> = {
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
    needed: { name: "Remove used codes", spec: "20 3 * * *" },
    run: ({ db, now }) => changed(sql`delete from ${sql.table(NOTES)} where gmt_expire <= ${now}`, db),
  },
  [CronTask.purge_task_files]: {
    type: CronType.cleanup,
    needed: { name: "Remove old task files", spec: "40 3 * * *" },
    isApart: true,
    run: ({ platform }) => platform.queue.forgetOld(platform),
  },
  [CronTask.purge_alarms]: older(alarm_log, "gmt_create", 30),
  [CronTask.archive_push_records]: older(push_record, "gmt_create", 90),
  [CronTask.count_orders]: {
    type: CronType.statistics,
    run: (work) =>
      counted(
        typed(work.db)
          .selectFrom(order.table)
          .select((of) => of.fn.countAll().as("n"))
          .where("gmt_create", ">=", since(work, 1)),
      ),
  },
  [CronTask.count_devices]: {
    type: CronType.statistics,
    run: ({ db }) =>
      counted(
        typed(db)
          .selectFrom(device.table)
          .select((of) => of.fn.countAll().as("n"))
          .where("online", "=", OnlineState.online),
      ),
  },
  [CronTask.remind_expiry]: {
    type: CronType.notification,
    run: (work) =>
      counted(
        typed(work.db)
          .selectFrom(cloud_order.table)
          .select((of) => of.fn.countAll().as("n"))
          .where("gmt_end", ">=", work.now)
          .where("gmt_end", "<=", work.now + daysOf(work, 7) * DAY),
      ),
  },
  // What nobody paid in time becomes invalid: payments first, in the order in which a notice locks them.
  [CronTask.close_unpaid_orders]: {
    type: CronType.synchronization,
    needed: { name: "Close unpaid orders", spec: "0 * * * *" },
    run: (work) =>
      told(work, [order, pay_order], async () => {
        const db = typed(work.db);
        const late = since(work, 1);
        const unpaid = db
          .selectFrom(order.table)
          .select("order_id")
          .where("order_state", "=", OrderState.unpaid)
          .where("gmt_create", "<", late);
        const payments = await updated(
          db
            .updateTable(pay_order.table)
            .set({ state: OrderState.invalid })
            .where("state", "=", OrderState.unpaid)
            .where((of) => of.or([of("gmt_expire", "<", work.now), of("order_id", "in", unpaid)])),
        );
        const orders = await updated(
          db
            .updateTable(order.table)
            .set({ order_state: OrderState.invalid })
            .where("order_state", "=", OrderState.unpaid)
            .where("gmt_create", "<", late),
        );
        return payments + orders;
      }),
  },
  [CronTask.settle_wakes]: {
    type: CronType.synchronization,
    needed: { name: "Settle wake-ups", spec: "30 * * * * *" },
    run: (work) =>
      told(work, [wake], () =>
        updated(
          typed(work.db)
            .updateTable(wake.table)
            .set({ state: WakeState.awake })
            .where("state", "=", WakeState.waking)
            .where("gmt_wake", "<=", work.now - 10),
        ),
      ),
  },
};

/** What a task may be told to do, by its name. */
export const maintenance: Readonly<Record<string, Maintenance>> = tasks;

export const paramOf = (text: unknown): Row => {
  try {
    const given: unknown = JSON.parse(String(text ?? "") || "{}");
    return typeof given === "object" && given !== null && !Array.isArray(given) ? { ...given } : {};
  } catch {
    return {};
  }
};

/** By the `task` of the parameter; null for one the platform does not know, or of another type. */
export const maintenanceOf = (row: Pick<Task, "type" | "param">): Maintenance | null => {
  const name = String(paramOf(row.param).task ?? "");
  const found = Object.hasOwn(maintenance, name) ? maintenance[name] : undefined;
  return found && found.type === Number(row.type) ? found : null;
};

export const taskOf: TaskOf = (row: Task) => {
  const found = maintenanceOf(row);
  if (found === null) throw invalid<Record<"param.task", unknown>>({ "param.task": "invalid.work" });
  const param = paramOf(row.param);
  return { isApart: found.isApart === true, run: (work) => found.run({ ...work, param }) };
};
