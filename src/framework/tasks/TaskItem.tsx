import { useDataProvider, useLocale, useTranslate } from "ra-core";
import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { formatNumber } from "../value/formats";
import type { PlatformTask, TaskProps } from "./PlatformTask";
import { TaskCard } from "./TaskCard";
import type { TaskPlaces } from "./TaskPlaces";

export interface TaskItemProps extends TaskProps {
  readonly task: PlatformTask;
}

/** Cancels and continues jobs. */
export const useJobActions = (work: TaskPlaces["work"]) => {
  const dataProvider = useDataProvider<CallingDataProvider>();
  return async (does: "cancel" | "retry", id: string): Promise<void> => {
    const call = (await work?.())?.[does];
    if (call !== undefined) await dataProvider.call({ ...call, fields: {} }, { id });
  };
};

/** A job that no feature draws. */
export const TaskItem = ({ account, task, work, refetch }: TaskItemProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const change = useJobActions(work);
  const { id, state, done, total, isBusy, job, retriable } = task;
  const number = (value: number) => formatNumber(value, language);
  return (
    <TaskCard
      {...{ account, task, refetch }}
      icon="clock"
      far={total > 0 && isBusy ? translate("tasks.pieces", { done: number(done), total: number(total) }) : null}
      isWrong={state === "given_up"}
      file={null}
      again={retriable ? () => change("retry", id) : null}
      stop={job === "" ? null : () => change("cancel", job)}
    />
  );
};
