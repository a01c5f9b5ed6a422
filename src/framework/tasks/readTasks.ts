import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import type { ResourceProps } from "../wire/contract";
import { type PlatformJob, readJob, readTask } from "./PlatformTask";
import type { TaskKind, TasksAsked } from "./slots";
import type { TaskPlaces } from "./TaskPlaces";
import { gatherTasks, type TaskReading } from "./TaskReading";

interface Asked extends Omit<TasksAsked, "jobs" | "now"> {
  readonly work: TaskPlaces["work"];
  /** The kinds that the platform supports. */
  readonly kinds: readonly TaskKind[];
}

/** The resources of the sections. */
export const resourcesIn = async ({ sections }: Pick<TaskPlaces, "sections">): Promise<readonly ResourceProps[]> => {
  const loaded = await Promise.all(sections.map((load) => load()));
  return loaded.flatMap((section) => Object.values(section.resources));
};

interface ReadJob {
  readonly row: unknown;
  readonly job: PlatformJob;
}

const readJobs = async (dataProvider: CallingDataProvider, work: TaskPlaces["work"]): Promise<readonly ReadJob[]> => {
  if (work === null) return [];
  const { data } = await dataProvider.call((await work()).mine, {}, { quiet: true });
  return (Array.isArray(data) ? data : []).map((row) => ({ row, job: readJob(row) }));
};

/** The account's tasks of these resources, latest first. @throws the data provider's error, if all lists failed */
export const readTasks = async ({ work, kinds, ...others }: Asked): Promise<TaskReading> => {
  const now = Math.floor(Date.now() / 1000);
  const asked = { ...others, now };
  const found = readJobs(asked.dataProvider, work);
  const jobs = found.then(
    (all) => all.map(({ job }) => job),
    () => [],
  );
  const readOthers = async (): Promise<TaskReading> => {
    const tasks = (await found).flatMap(({ row, job }) => {
      const props = asked.of.find(({ name }) => name === job.resource);
      return props === undefined || kinds.some((kind) => kind.takes(job, asked)) ? [] : [readTask(props, row)];
    });
    return { tasks, failure: null };
  };
  const reading = await gatherTasks([readOthers(), ...kinds.map((kind) => kind.read({ ...asked, jobs }))]);
  const { tasks = [], failure = null } = reading ?? {};
  return { tasks: [...tasks].sort((a, b) => b.began - a.began), failure };
};
