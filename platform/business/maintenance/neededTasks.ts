// Schedules the tasks that the platform needs, such as closing unpaid orders. Each store, new or old, gets each task
// once. Afterwards operators may change, delist or delete the tasks.
import { OpenState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { maintenanceTasks, maintenanceOf, parseTaskParam } from "./maintenance";
import { type FilledStore, platformZone } from "pilothouse/platform";
import { nextRun } from "pilothouse/features/schedules/platform";
import { type Db, insertRow, readNote, rewriteNote, readRows, tableFor, whereOf } from "pilothouse/platform/storage";

const MARK = "needed tasks are scheduled";
const FOREVER = Number.MAX_SAFE_INTEGER;

/** Adds the missing tasks. Existing tasks, released or not, stay unchanged. */
export const scheduleMissingTasks = async (db: Db, { model, settings, tables, now }: FilledStore): Promise<void> => {
  const { schedule } = model;
  if (schedule === null || !tables.has(resources.cron.table)) return;
  const marked = ((await readNote(db, MARK, now)) ?? "").split(",");
  const due = Object.entries(maintenanceTasks).filter(
    ([task, { needed }]) => needed !== undefined && !marked.includes(task),
  );
  if (due.length === 0) return;
  const tasks = tableFor({ tables }, resources.cron);
  const known = await readRows(db, tasks, whereOf([]));
  const works = new Set(known.filter((row) => maintenanceOf(row)).map((row) => parseTaskParam(row.param).task));
  const names = new Set(known.map(({ name }) => name));
  for (const [task, { type, needed }] of due) {
    if (needed === undefined || works.has(task)) continue;
    const name = names.has(needed.name) ? `${needed.name} (${task})` : needed.name;
    const param = JSON.stringify({ task });
    const row = { name, type, state: OpenState.enabled, spec: needed.spec, param };
    const next = nextRun(schedule, row, now, platformZone(settings));
    await insertRow(db, tasks, { ...row, [schedule.next]: next }, now);
  }
  await rewriteNote(db, MARK, [...marked, ...due.map(([task]) => task)].join(), FOREVER);
};
