// Runs a scheduled task now. The clean-up of what the platform itself keeps is carried out; any other task belongs to the
// service it is meant for, and what is recorded here is that it was asked to run.
import { sql } from "kysely";
import { purgeSessions } from "../access/sessions";
import { Failure, noPermission } from "../Failure";
import type { Answer, SignedRequest } from "../Platform";
import { findRow } from "../records/find";
import { inStep, tableFor, written } from "../records/step";
import { NOTES } from "../storage/bookkeeping";
import { decodeRow } from "../storage/codec";
import type { Db } from "../storage/Store";
import { updateRow } from "../storage/write";

type Task = (db: Db, now: number) => Promise<number>;

/** By the name that `param` gives as its `task`; each answers how much it removed. */
const tasks: Readonly<Record<string, Task>> = {
  purge_sessions: purgeSessions,
  purge_notes: async (db, now) =>
    Number((await sql`delete from ${sql.table(NOTES)} where gmt_expire <= ${now}`.execute(db)).numAffectedRows ?? 0n),
};

const taskOf = (param: unknown): Task | null => {
  try {
    const given: unknown = JSON.parse(String(param ?? ""));
    const name = typeof given === "object" && given !== null && "task" in given ? String(given.task) : "";
    return tasks[name] ?? null;
  } catch {
    return null;
  }
};

const RELEASED = 1;

export const runCron = async (request: SignedRequest): Promise<Answer> => {
  const table = tableFor(request.platform, request.resource.name);
  const { stored, removed } = await inStep(request, table, async (step) => {
    const row = await findRow(step.db, table, request.caller, request.params, noPermission());
    if (row["state"] !== RELEASED) throw new Failure(519, null, { fields: { state: "invalid.transition" } });
    const task = taskOf(row["param"]);
    const count = task ? await task(step.db, step.now) : null;
    return {
      stored: await updateRow(step.db, table, row[table.key.name], { gmt_run: step.now }, step.now),
      removed: count,
    };
  });
  written(request.platform, table, ["gmt_run"]);
  return { data: { ...decodeRow(table, stored), ...(removed === null ? {} : { removed }) }, count: 1 };
};
