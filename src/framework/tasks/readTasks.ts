import type { CallingDataProvider } from "../actions";
import { type PlatformTask, readTask } from "./PlatformTask";
import type { TaskSource } from "./TaskSource";

/** Imports of one kind that are asked for, the latest first. */
const MOST = 20;

export interface TaskReading {
  readonly tasks: readonly PlatformTask[];
  /** What could not be asked; null when all answered. */
  readonly failure: unknown;
}

const rowsOf = async (
  dataProvider: CallingDataProvider,
  { props, follow, does }: TaskSource,
  account: string | number,
): Promise<readonly unknown[]> => {
  const call = (await props.calls())[follow];
  if (call === undefined) return [];
  const latest = { user_id: account, page_size: MOST, [call.paging]: 1, sort_field: "gmt_create", sort_order: "desc" };
  const { data } = await dataProvider.call({ ...call, fields: {} }, does === "export" ? {} : latest, { quiet: true });
  return Array.isArray(data) ? data : [];
};

/** The account's tasks of these sources, the latest first. @throws what the data provider throws when none answers */
export const readTasks = async (
  dataProvider: CallingDataProvider,
  sources: readonly TaskSource[],
  account: string | number,
): Promise<TaskReading> => {
  const now = Math.floor(Date.now() / 1000);
  const answers = await Promise.allSettled(
    sources.map(async (source) =>
      (await rowsOf(dataProvider, source, account)).map((row) => readTask(source, row, now)),
    ),
  );
  const failed = answers.find((answer) => answer.status === "rejected");
  const tasks = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (failed !== undefined && answers.every(({ status }) => status === "rejected")) throw failed.reason;
  return { tasks: [...tasks].sort((a, b) => b.began - a.began), failure: failed?.reason ?? null };
};
