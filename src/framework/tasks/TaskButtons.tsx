// The buttons of a task: its own buttons, a button that stops it, and a button that removes a finished task.
import { useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { followedTasks } from "../resource/followedTasks";
import { Button } from "../ui/Button";
import { Icon } from "../ui/icons";
import type { PlatformTask } from "./PlatformTask";

interface TaskButtonsProps {
  readonly account: string;
  readonly task: PlatformTask;
  readonly busy: boolean;
  /** Null if it cannot be stopped. */
  readonly onStop: (() => void) | null;
  readonly children: ReactNode;
}

export const TaskButtons = ({ account, task, busy, onStop, children }: TaskButtonsProps) => {
  const translate = useTranslate();
  return (
    <div className="ui-pair">
      {children}
      {onStop !== null && (
        <Button disabled={busy} onClick={onStop}>
          <Icon name="close" size={16} />
          {translate("tasks.cancel")}
        </Button>
      )}
      {!task.isBusy && (
        <Button variant="text" onClick={() => followedTasks.hide(account, task.key)}>
          {translate("tasks.remove")}
        </Button>
      )}
    </div>
  );
};
