import { decodeText } from "../wire/decodeText";
import { TASK_CALLS } from "../wire/ownNames";
import { useDataProvider, useLocale, useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { failureWords } from "../resource/failureWords";
import { Icon } from "../ui/icons";
import { formatNumber } from "../value/formats";
import { downloadFile } from "../value/downloadFile";
import { followedTasks } from "../resource/followedTasks";
import type { PlatformTask } from "./PlatformTask";
import { TaskButtons } from "./TaskButtons";
import { TaskFacts } from "./TaskFacts";
import { Button } from "../ui/Button";

export interface TaskItemProps {
  readonly account: string;
  readonly task: PlatformTask;
  readonly refetch: () => void;
  readonly onClose: () => void;
}

const ICONS = { export: "export", import: "import", work: "clock" } as const;

export const TaskItem = ({ account, task, refetch, onClose }: TaskItemProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const notify = useNotify();
  const dataProvider = useDataProvider<CallingDataProvider>();
  const [busy, setBusy] = useState(false);
  const { key, id, source, name, state, done, total, url, isBusy, refused, job } = task;
  const number = (value: number) => formatNumber(value, language);
  const isExport = source.does === "export";
  const attempt = (work: () => Promise<unknown>) => {
    setBusy(true);
    work()
      .catch((error: unknown) => notify(failureWords(error, translate), { type: "error" }))
      .finally(() => setBusy(false));
  };
  const again = async () => {
    const call = isExport ? (await source.props.calls())[TASK_CALLS.addExport] : (await source.work?.())?.retry;
    if (call === undefined) return;
    await dataProvider.call({ ...call, fields: {} }, isExport ? { retry: id } : { id });
    followedTasks.wait(account, key, name);
    refetch();
  };
  const stop = async () => {
    const call = isExport ? (await source.props.calls())[TASK_CALLS.addExport] : (await source.work?.())?.cancel;
    if (call === undefined) return;
    await dataProvider.call({ ...call, fields: {} }, isExport ? { cancel: id } : { id: job });
    refetch();
  };
  const save = () => downloadFile(url, isExport ? name : decodeText(url.split("/").at(-1) ?? name));
  return (
    <li data-state={state}>
      <div className="ui-tasks-name">
        <Icon name={ICONS[source.does]} size={16} />
        <strong className="ui-ellipsis" title={name}>
          {name}
        </strong>
      </div>
      <TaskFacts task={task} />
      <div className="ui-tasks-state" role="status">
        <b>{translate(`tasks.state.${state}`)}</b>
        {total > 0 && (isBusy || isExport || state === "stopped") && (
          <span>
            {translate(source.does === "work" ? "tasks.pieces" : "tasks.rows", {
              done: number(done),
              total: number(total),
            })}
          </span>
        )}
      </div>
      {isBusy && <progress aria-label={name} {...(total > 0 ? { value: Math.min(done, total), max: total } : {})} />}
      <TaskButtons
        account={account}
        task={task}
        busy={busy}
        onStop={(isExport ? isBusy : job !== "") ? () => attempt(stop) : null}
      >
        {url !== "" && (state === "completed" || state === "imported") && (
          <Button disabled={busy} onClick={() => attempt(save)}>
            <Icon name="download" size={16} />
            {isExport
              ? translate("tasks.download")
              : translate("tasks.download_refused", { count: refused, shown: number(refused) })}
          </Button>
        )}
        {task.retriable && (
          <Button disabled={busy} onClick={() => attempt(again)}>
            <Icon name="refresh" size={16} />
            {translate("ui.retry")}
          </Button>
        )}
        {source.does === "import" && source.props.path !== null && (
          <Button to={source.props.path} onClick={onClose}>
            {translate("tasks.all_imports")}
          </Button>
        )}
      </TaskButtons>
    </li>
  );
};
