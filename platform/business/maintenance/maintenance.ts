// What the platform can do by itself at a set time: a task's parameter names it, and its type says what kind of work it is.
import { sql } from "kysely";
import { purgeAttempts } from "../../framework/access/attempts";
import { purgeBrowsers } from "../../framework/access/browsers";
import { purgeSessions } from "../../framework/access/sessions";
import type { Platform } from "../../framework/server/Platform";
import { rester } from "../../framework/queue/rester";
import { tableFor, written } from "../../framework/records/step";
import { NOTES } from "../../framework/storage/bookkeeping";
import type { Db, Row } from "../../framework/storage/Store";

const STATISTICS = 1;
const CLEANUP = 2;
const NOTIFICATION = 3;
const SYNCHRONISATION = 4;
const DAY = 86_400;

export interface Work {
  readonly platform: Platform;
  readonly db: Db;
  readonly now: number;
  readonly param: Row;
}

interface Maintenance {
  readonly type: number;
  /** Without it the platform does not do what it promises: it is scheduled like this until somebody says otherwise. */
  readonly needed?: { readonly name: string; readonly spec: string };
  /** Not within a step of the store: it works on files. */
  readonly isApart?: boolean;
  /** Answers how many records it counted, removed, found or changed. */
  readonly run: (work: Work) => Promise<number>;
}

const changed = async (statement: ReturnType<typeof sql>, db: Db): Promise<number> =>
  Number((await statement.execute(db)).numAffectedRows ?? 0n);

const counted = async (statement: ReturnType<typeof sql<{ n: number }>>, db: Db): Promise<number> =>
  Number((await statement.execute(db)).rows[0]?.n ?? 0);

const daysOf = ({ param }: Work, otherwise: number): number => {
  const days = Number(param.days);
  return Number.isFinite(days) && days > 0 ? days : otherwise;
};

const told = async ({ platform }: Work, names: readonly string[], run: () => Promise<number>): Promise<number> => {
  const count = await run();
  for (const name of names) {
    const table = platform.tables.get(name);
    if (table) written(platform, table, null);
  }
  return count;
};

const since = (work: Work, otherwise: number): number => work.now - daysOf(work, otherwise) * DAY;

const AT_ONCE = 500;

/** Rows older than so many days, some hundred in a step, so that nobody waits for all of them. */
const older = (name: string, moment: string, otherwise: number): Maintenance => ({
  type: CLEANUP,
  isApart: true,
  run: (work) =>
    told(work, [name], async () => {
      const table = tableFor(work.platform, name);
      const [from, key] = [sql.table(name), sql.ref(table.key.name)];
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

export const maintenance: Readonly<Record<string, Maintenance>> = {
  purge_sessions: {
    type: CLEANUP,
    needed: { name: "End sessions that are over", spec: "*/15 * * * *" },
    run: async ({ db, now }) => {
      await purgeAttempts(db, now);
      await purgeBrowsers(db, now);
      return purgeSessions(db, now);
    },
  },
  purge_notes: {
    type: CLEANUP,
    needed: { name: "Remove used codes", spec: "20 3 * * *" },
    run: ({ db, now }) => changed(sql`delete from ${sql.table(NOTES)} where gmt_expire <= ${now}`, db),
  },
  purge_task_files: {
    type: CLEANUP,
    needed: { name: "Remove old task files", spec: "40 3 * * *" },
    isApart: true,
    run: ({ platform }) => platform.queue.forgetOld(platform),
  },
  purge_alarms: older("alarm_log", "gmt_create", 30),
  archive_push_records: older("push_record", "gmt_create", 90),
  count_orders: {
    type: STATISTICS,
    run: (work) =>
      counted(sql<{ n: number }>`select count(*) as n from "order" where gmt_create >= ${since(work, 1)}`, work.db),
  },
  count_devices: {
    type: STATISTICS,
    run: ({ db }) => counted(sql<{ n: number }>`select count(*) as n from device where online = 1`, db),
  },
  remind_expiry: {
    type: NOTIFICATION,
    run: (work) =>
      counted(
        sql<{
          n: number;
        }>`select count(*) as n from cloud_order where gmt_end between ${work.now} and ${work.now + daysOf(work, 7) * DAY}`,
        work.db,
      ),
  },
  // What nobody paid in time becomes invalid: payments first, in the order in which a notice locks them.
  close_unpaid_orders: {
    type: SYNCHRONISATION,
    needed: { name: "Close unpaid orders", spec: "0 * * * *" },
    run: (work) =>
      told(work, ["order", "pay_order"], async () => {
        const { db, now } = work;
        const unpaid = sql`order_state = 1 and gmt_create < ${since(work, 1)}`;
        const late = sql`gmt_expire < ${now} or order_id in (select order_id from "order" where ${unpaid})`;
        const payments = await changed(sql`update pay_order set state = 6 where state = 1 and (${late})`, db);
        return payments + (await changed(sql`update "order" set order_state = 6 where ${unpaid}`, db));
      }),
  },
  settle_wakes: {
    type: SYNCHRONISATION,
    needed: { name: "Settle wake-ups", spec: "30 * * * * *" },
    run: (work) =>
      told(work, ["wake"], () =>
        changed(sql`update wake set state = 3 where state = 2 and gmt_wake <= ${work.now - 10}`, work.db),
      ),
  },
};

export const paramOf = (text: unknown): Row => {
  try {
    const given: unknown = JSON.parse(String(text ?? "") || "{}");
    return typeof given === "object" && given !== null && !Array.isArray(given) ? { ...given } : {};
  } catch {
    return {};
  }
};

/** By the `task` of the parameter; null for one the platform does not know, or of another type. */
export const maintenanceOf = (row: Row): Maintenance | null => {
  const name = String(paramOf(row.param).task ?? "");
  const found = Object.hasOwn(maintenance, name) ? maintenance[name] : undefined;
  return found && found.type === Number(row.type) ? found : null;
};
