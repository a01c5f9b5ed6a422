import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { type PlatformTask, readJob, readTask } from "./PlatformTask";
import type { TaskKind } from "./slots";
import { taskFields } from "../wire/ownNames";
import type { TaskPlaces, TaskSource } from "./TaskSource";

/** The most imports of one resource that are requested, the latest first. */
const MOST = 20;

export interface TaskReading {
  readonly tasks: readonly PlatformTask[];
  /** The failure of a source. Null when all answered. */
  readonly failure: unknown;
}

const rowsIn = ({ data }: { readonly data: unknown }): readonly unknown[] => (Array.isArray(data) ? data : []);

const rowsOf = async (
  dataProvider: CallingDataProvider,
  { props, follow, does }: TaskSource,
  account: string | number,
): Promise<readonly unknown[]> => {
  const call = (await props.calls())[follow];
  if (call === undefined) return [];
  const latest = {
    [taskFields.account]: account,
    page_size: MOST,
    [call.paging]: 1,
    sort_field: taskFields.began,
    sort_order: "desc",
  };
  return rowsIn(await dataProvider.call({ ...call, fields: {} }, does === "export" ? {} : latest, { quiet: true }));
};

/** Adds the jobs that no other list has as tasks. An import that runs as a job is cancelled by its job. */
const withWork = (
  tasks: readonly PlatformTask[],
  jobs: readonly unknown[],
  { sources, kinds, now }: { readonly sources: readonly TaskSource[]; kinds: readonly TaskKind[]; now: number },
): readonly PlatformTask[] => {
  const listed = new Set(["export", ...kinds.map(({ kind }) => kind)]);
  const read = jobs.map((row) => ({ row, job: readJob(row) })).filter(({ job }) => !listed.has(job.kind));
  const isOf = ({ source, id }: PlatformTask, { job }: (typeof read)[number]) =>
    source.does === "import" && source.props.name === job.resource && id === job.record;
  const followed = tasks.map((task) => {
    const found = read.find((one) => one.job.isOpen && isOf(task, one));
    return found === undefined ? task : { ...task, job: found.job.id };
  });
  const others = read.flatMap((one): readonly PlatformTask[] => {
    const isImported = sources.some(({ does, props }) => does === "import" && props.name === one.job.resource);
    const source = sources.find(({ does, props }) => does === "work" && props.name === one.job.resource);
    return source === undefined || isImported ? [] : [readTask(source, one.row, now)];
  });
  return [...followed, ...others];
};

interface Asked {
  readonly sources: readonly TaskSource[];
  readonly work: TaskPlaces["work"];
  /** The kinds that the platform supports. */
  readonly kinds: readonly TaskKind[];
}

/** The account's tasks from these sources, the latest first. @throws what the data provider throws when no source answers */
export const readTasks = async (
  dataProvider: CallingDataProvider,
  { sources, work, kinds }: Asked,
  account: string | number,
): Promise<TaskReading> => {
  const now = Math.floor(Date.now() / 1000);
  const listed = sources.filter(({ does }) => does === "export" || does === "import");
  const readJobs = async () =>
    work === null ? [] : rowsIn(await dataProvider.call((await work()).mine, {}, { quiet: true }));
  const resources = sources.filter(({ does }) => does === "work").map(({ props }) => props);
  const [[jobs], own, answers] = await Promise.all([
    Promise.allSettled([readJobs()]),
    Promise.allSettled(resources.length === 0 ? [] : kinds.map((one) => one.read(resources, now))),
    Promise.allSettled(
      listed.map(async (source) =>
        (await rowsOf(dataProvider, source, account)).map((row) => readTask(source, row, now)),
      ),
    ),
  ]);
  const all = [jobs, ...own, ...answers];
  const failed = all.find((answer) => answer.status === "rejected");
  if (failed !== undefined && all.every(({ status }) => status === "rejected")) throw failed.reason;
  const tasks = [...own, ...answers].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  const known = withWork(tasks, jobs.status === "fulfilled" ? jobs.value : [], { sources, kinds, now });
  return { tasks: [...known].sort((a, b) => b.began - a.began), failure: failed?.reason ?? null };
};
