import type { PlatformTask } from "./PlatformTask";

export interface TaskReading {
  readonly tasks: readonly PlatformTask[];
  /** The failure of a list. Null if all lists answered. */
  readonly failure: unknown;
}

/** Joins the tasks of several lists. Null if no list was requested. @throws the failure, if all lists failed */
export const gatherTasks = async (lists: readonly Promise<TaskReading | null>[]): Promise<TaskReading | null> => {
  const answers = (await Promise.allSettled(lists)).filter(
    (answer) => answer.status === "rejected" || answer.value !== null,
  );
  const readings = answers.flatMap((answer) => (answer.status === "fulfilled" ? (answer.value ?? []) : []));
  const refused = answers.find((answer) => answer.status === "rejected");
  if (refused !== undefined && readings.length === 0) throw refused.reason;
  if (answers.length === 0) return null;
  const failure = refused?.reason ?? readings.find((reading) => reading.failure !== null)?.failure ?? null;
  return { tasks: readings.flatMap(({ tasks }) => tasks), failure };
};
