// Reads the latest imports of the account, from the resources that record imports.
import { valueAt } from "../../../src/framework/resource/valueAt";
import { type PlatformTask, readTask, type TaskNotice } from "../../../src/framework/tasks/PlatformTask";
import type { TasksAsked } from "../../../src/framework/tasks/slots";
import { gatherTasks, type TaskReading } from "../../../src/framework/tasks/TaskReading";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { taskFields } from "../../../src/framework/wire/ownNames";

/** A task of the drawer, with the numbers of an import's rows by outcome. */
export interface DrawerImportTask {
  readonly task: PlatformTask;
  readonly created: number;
  readonly existing: number;
  readonly refused: number;
}

const STATES: Readonly<Record<number, string>> = { 1: "waiting", 2: "importing", 3: "imported", 4: "stopped" };
const ENDS: Readonly<Record<string, TaskNotice["type"]>> = { imported: "success", stopped: "warning" };
/**
 * After this many seconds without progress, the page stops waiting: the file is in another browser, or the import has
 * ended.
 */
const STANDS_STILL = 600;
/** The most imports of one resource that are requested, the latest first. */
const MOST = 20;

export const readImportTask = (props: ResourceProps, row: unknown, now: number): DrawerImportTask => {
  const number = (name: string) => Number(valueAt(row, name) ?? 0) || 0;
  const state = STATES[number("state")] ?? "waiting";
  const end = ENDS[state];
  const changed = Math.max(number(taskFields.began), number(taskFields.changed));
  const [created, refused] = [number("created"), number("refused") + number("failed")];
  const task: PlatformTask = {
    ...readTask(props, row),
    state,
    url: String(valueAt(row, "result") ?? ""),
    isBusy: end === undefined && now - changed < STANDS_STILL,
    job: "",
    retriable: false,
    notice: end === undefined ? null : { words: `tasks.${state}`, counts: { created, refused }, type: end },
  };
  return { task, created, existing: number("existing"), refused };
};

/**
 * The imports of the account, with the jobs of open ones. @throws what the data provider throws when no list answers
 */
export const readImports = (
  { dataProvider, account, of, jobs, now }: TasksAsked,
  drawn: (one: DrawerImportTask) => PlatformTask,
): Promise<TaskReading | null> =>
  gatherTasks(
    of.map(async (props) => {
      const call = (await props.calls()).list;
      if (call === undefined) return { tasks: [], failure: null };
      const latest = {
        [taskFields.account]: account,
        page_size: MOST,
        [call.paging]: 1,
        sort_field: taskFields.began,
        sort_order: "desc",
      };
      const { data } = await dataProvider.call({ ...call, fields: {} }, latest, { quiet: true });
      const rows: readonly unknown[] = Array.isArray(data) ? data : [];
      const open = (await jobs).filter(({ isOpen, resource }) => isOpen && resource === props.name);
      const tasks = rows.map((row) => {
        const one = readImportTask(props, row, now);
        const job = open.find(({ record }) => record === one.task.id)?.id ?? "";
        return drawn({ ...one, task: { ...one.task, job } });
      });
      return { tasks, failure: null };
    }),
  );
