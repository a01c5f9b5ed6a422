import { useDataProvider, useLocale, useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import type { CallingDataProvider } from "../actions";
import { failureWords } from "../failureWords";
import { Icon } from "../icons";
import { formatNumber, formatTimestamp } from "../value";
import { downloadTask } from "./downloadTask";
import { COMPLETED, FAILED, PROCESSING, startedTasks, type StartedTask } from "./startedTasks";
import type { TaskProgress } from "./useTaskProgress";

export interface TaskItemProps {
  readonly account: string;
  readonly task: StartedTask;
  readonly progress: TaskProgress | undefined;
  /** Whether the platform has answered: a task it does not name is no longer kept. */
  readonly known: boolean;
}

const STATES: Readonly<Record<number, string>> = {
  [PROCESSING]: "processing",
  [FAILED]: "failed",
  [COMPLETED]: "completed",
};

export const TaskItem = ({ account, task, progress, known }: TaskItemProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const notify = useNotify();
  const dataProvider = useDataProvider<CallingDataProvider>();
  const [busy, setBusy] = useState(false);
  const isGone = known && progress === undefined;
  const state = progress?.state ?? task.state;
  const number = (value: number) => formatNumber(value, language);
  const attempt = (work: () => Promise<unknown>) => {
    setBusy(true);
    work()
      .catch((error: unknown) => notify(failureWords(error, translate), { type: "error" }))
      .finally(() => setBusy(false));
  };
  const again = async () => {
    await dataProvider.call({ ...task.call, fields: {} }, { retry: task.id });
    startedTasks.change(account, task.id, { state: PROCESSING });
  };
  const words = isGone ? "gone" : (STATES[state] ?? "processing");
  return (
    <li data-state={words}>
      <div className="kit-tasks-name">
        <strong className="kit-ellipsis" title={task.name}>
          {task.name}
        </strong>
        <span>{formatTimestamp(Math.floor(task.started / 1000))}</span>
      </div>
      <div className="kit-tasks-state" role="status">
        {translate(`tasks.state.${words}`)}
        {progress &&
          progress.total > 0 &&
          ` · ${translate("tasks.rows", { done: number(progress.done), total: number(progress.total) })}`}
      </div>
      {!isGone && state === PROCESSING && (
        <progress {...(progress && progress.total > 0 ? { value: progress.done, max: progress.total } : {})} />
      )}
      <div className="kit-pair">
        {!isGone && state === COMPLETED && (
          <button
            type="button"
            className="kit-button"
            disabled={busy || progress === undefined}
            onClick={() => attempt(() => downloadTask(progress?.url ?? "", task.name))}
          >
            <Icon name="download" size={16} />
            {translate("tasks.download")}
          </button>
        )}
        {!isGone && state === FAILED && (
          <button type="button" className="kit-button" disabled={busy} onClick={() => attempt(again)}>
            <Icon name="refresh" size={16} />
            {translate("kit.retry")}
          </button>
        )}
        {(isGone || state !== PROCESSING) && (
          <button type="button" className="kit-button kit-plain" onClick={() => startedTasks.remove(account, task.id)}>
            {translate("tasks.remove")}
          </button>
        )}
      </div>
    </li>
  );
};
