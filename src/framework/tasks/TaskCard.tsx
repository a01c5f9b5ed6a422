// What every task in the drawer shows: a name, facts, a state, its progress, a file, and buttons.
import { useNotify, useTranslate } from "ra-core";
import { type ReactNode, useState } from "react";
import { failureWords } from "../resource/failureWords";
import { followedTasks } from "../resource/followedTasks";
import { Button } from "../ui/Button";
import { Icon } from "../ui/icons";
import { downloadFile } from "../value/downloadFile";
import type { PlatformTask } from "./PlatformTask";
import { TaskButtons } from "./TaskButtons";
import { TaskFacts } from "./TaskFacts";

interface TaskCardProps {
  readonly account: string;
  readonly task: PlatformTask;
  readonly refetch: () => void;
  readonly icon: string;
  /** More facts, for tasks of this kind. */
  readonly facts?: ReactNode;
  /** The progress in words, such as the number of finished items. */
  readonly far: string | null;
  readonly isWrong: boolean;
  /** The file that the task wrote: the label of the button, and the name of the file. */
  readonly file: { readonly label: string; readonly name: string } | null;
  readonly again: (() => Promise<unknown>) | null;
  readonly stop: (() => Promise<unknown>) | null;
  /** More buttons. */
  readonly children?: ReactNode;
}

export const TaskCard = (props: TaskCardProps) => {
  const { account, task, refetch, icon, facts, far, isWrong, file, again, stop, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { key, name, state, done, total, url, isBusy, reason } = task;
  const attempt = (work: () => Promise<unknown>) => {
    setBusy(true);
    work()
      .catch((error: unknown) => notify(failureWords(error, translate), { type: "error" }))
      .finally(() => setBusy(false));
  };
  const goOn = async (work: () => Promise<unknown>) => {
    await work();
    followedTasks.wait(account, key, name);
    refetch();
  };
  return (
    <li data-state={state}>
      <div className="ui-tasks-name">
        <Icon name={icon} size={16} />
        <strong className="ui-ellipsis" title={name}>
          {name}
        </strong>
      </div>
      <TaskFacts task={task} />
      {facts}
      {isWrong && reason !== "" && <p className="ui-tasks-wrong">{reason}</p>}
      <div className="ui-tasks-state" role="status">
        <b>{translate(`tasks.state.${state}`)}</b>
        {far !== null && <span>{far}</span>}
      </div>
      {isBusy && <progress aria-label={name} {...(total > 0 ? { value: Math.min(done, total), max: total } : {})} />}
      <TaskButtons
        account={account}
        task={task}
        busy={busy}
        onStop={stop === null ? null : () => attempt(() => stop().then(refetch))}
      >
        {file !== null && (
          <Button disabled={busy} onClick={() => attempt(() => downloadFile(url, file.name))}>
            <Icon name="download" size={16} />
            {file.label}
          </Button>
        )}
        {again !== null && (
          <Button disabled={busy} onClick={() => attempt(() => goOn(again))}>
            <Icon name="refresh" size={16} />
            {translate("ui.retry")}
          </Button>
        )}
        {children}
      </TaskButtons>
    </li>
  );
};
