// Exports of the account, by the call of each resource that lists them.
import { valueAt } from "../../../src/framework/resource/valueAt";
import { type PlatformTask, readTask, type TaskNotice } from "../../../src/framework/tasks/PlatformTask";
import type { TasksAsked } from "../../../src/framework/tasks/slots";
import { gatherTasks, type TaskReading } from "../../../src/framework/tasks/TaskReading";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { TASK_CALLS } from "../../../src/framework/wire/ownNames";

/** A task of the drawer, with the members of exports. */
export interface DrawerExportTask {
  readonly task: PlatformTask;
  /** The requested range, in seconds since 1970. 0 if no range was requested. */
  readonly begin: number;
  readonly end: number;
  /** The announced number of rows. Null if the platform does not answer it. */
  readonly expected: number | null;
  readonly written: number;
}

const STATES: Readonly<Record<number, string>> = { 1: "processing", 2: "failed", 3: "completed" };
const NOTICES: Readonly<Record<string, TaskNotice>> = {
  completed: { words: "tasks.completed", type: "success" },
  failed: { words: "tasks.failed", type: "error" },
};

export const readExportTask = (props: ResourceProps, row: unknown): DrawerExportTask => {
  const number = (name: string) => Number(valueAt(row, name) ?? 0) || 0;
  const read = readTask(props, row);
  const state = STATES[number("state")] ?? "processing";
  const task: PlatformTask = {
    ...read,
    name: String(valueAt(row, "file") ?? "") || read.name,
    state,
    isBusy: state === "processing",
    job: "",
    retriable: state === "failed",
    notice: NOTICES[state] ?? null,
  };
  const expected = valueAt(row, "expected") === undefined ? null : number("expected");
  return { task, begin: number("begin"), end: number("end"), expected, written: number("written") };
};

/** The call that lists the exports of a resource, if the account may start exports and follow them. */
export const exportListCall = ({ access }: ResourceProps, may: TasksAsked["may"]): string | undefined => {
  const isGranted = (call: string): boolean => {
    const menu = access[call];
    return menu !== undefined && may(menu);
  };
  if (!isGranted(TASK_CALLS.addExport)) return undefined;
  return [TASK_CALLS.getExport, TASK_CALLS.listExports].find(isGranted);
};

/**
 * The exports of the account. Null if the account may not list any. @throws what the data provider throws when no list
 * answers
 */
export const readExports = (
  { dataProvider, of, may }: TasksAsked,
  drawn: (one: DrawerExportTask) => PlatformTask,
): Promise<TaskReading | null> =>
  gatherTasks(
    of.map(async (props) => {
      const follow = exportListCall(props, may);
      if (follow === undefined) return null;
      const call = (await props.calls())[follow];
      if (call === undefined) return { tasks: [], failure: null };
      const { data } = await dataProvider.call({ ...call, fields: {} }, {}, { quiet: true });
      const rows: readonly unknown[] = Array.isArray(data) ? data : [];
      return { tasks: rows.map((row) => drawn(readExportTask(props, row))), failure: null };
    }),
  );
