// Follows tasks until each is done: one call for all tasks of a kind, only while one is being worked on or somebody looks.
import { useQuery } from "@tanstack/react-query";
import { useDataProvider, useNotify, useTranslate } from "ra-core";
import { useEffect } from "react";
import type { CallingDataProvider } from "../actions";
import { valueAt } from "../value";
import { COMPLETED, FAILED, PROCESSING, startedTasks, type StartedTask } from "./startedTasks";

export interface TaskProgress {
  readonly state: number;
  readonly done: number;
  readonly total: number;
  readonly url: string;
}

const EVERY_MS = 2000;

const progressOf = (row: unknown): TaskProgress => ({
  state: Number(valueAt(row, "state") ?? PROCESSING),
  done: Number(valueAt(row, "done") ?? 0),
  total: Number(valueAt(row, "total") ?? 0),
  url: String(valueAt(row, "url") ?? ""),
});

const fetchProgress = async (
  dataProvider: CallingDataProvider,
  tasks: readonly StartedTask[],
): Promise<ReadonlyMap<string, TaskProgress>> => {
  const follows = new Map(tasks.map(({ follow }) => [follow.path, follow]));
  const answers = await Promise.all(
    [...follows.values()].map((follow) => dataProvider.call({ ...follow, fields: {} }, {})),
  );
  const rows = answers.flatMap(({ data }) => (Array.isArray(data) ? data : []));
  return new Map(rows.map((row) => [String(valueAt(row, "id")), progressOf(row)]));
};

/** By id; a task that is missing is no longer kept. `looking`: the drawer is open. */
export const useTaskProgress = (account: string, tasks: readonly StartedTask[], looking: boolean) => {
  const dataProvider = useDataProvider<CallingDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const isBusy = tasks.some(({ state }) => state === PROCESSING);
  const { data } = useQuery({
    queryKey: ["tasks", account, tasks.map(({ id }) => id).join(" ")],
    queryFn: () => fetchProgress(dataProvider, tasks),
    enabled: account !== "" && tasks.length > 0 && (isBusy || looking),
    refetchInterval: isBusy && EVERY_MS,
    retry: true,
    retryDelay: EVERY_MS,
  });
  useEffect(() => {
    for (const task of tasks) {
      const state = data?.get(task.id)?.state;
      if (state === undefined || state === task.state) continue;
      startedTasks.change(account, task.id, { state });
      const words = { _: task.name, name: task.name };
      if (state === COMPLETED) notify(translate("tasks.completed", words), { type: "success" });
      if (state === FAILED) notify(translate("tasks.failed", words), { type: "error" });
    }
  }, [data, tasks, account, notify, translate]);
  return data;
};
