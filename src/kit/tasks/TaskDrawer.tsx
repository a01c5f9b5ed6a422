import Drawer from "@mui/material/Drawer";
import { useTranslate } from "ra-core";
import { useId } from "react";
import { Icon } from "../icons";
import type { StartedTask } from "./startedTasks";
import { TaskItem } from "./TaskItem";
import type { TaskProgress } from "./useTaskProgress";

export interface TaskDrawerProps {
  readonly account: string;
  readonly tasks: readonly StartedTask[];
  readonly progress: ReadonlyMap<string, TaskProgress> | undefined;
  readonly onClose: () => void;
}

/** Files the platform writes for this account: how far each is, and the way to it. */
export const TaskDrawer = ({ account, tasks, progress, onClose }: TaskDrawerProps) => {
  const translate = useTranslate();
  const title = useId();
  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper: { role: "dialog", "aria-labelledby": title } }}>
      <div className="kit-tasks">
        <header>
          <h2 id={title}>{translate("tasks.title")}</h2>
          <button type="button" className="kit-icon-button" aria-label={translate("kit.close")} onClick={onClose}>
            <Icon name="close" size={18} />
          </button>
        </header>
        {tasks.length === 0 ? (
          <p className="kit-tasks-none">{translate("tasks.none")}</p>
        ) : (
          <ul>
            {tasks.map((task) => (
              <TaskItem
                key={task.id}
                account={account}
                task={task}
                progress={progress?.get(task.id)}
                known={progress !== undefined}
              />
            ))}
          </ul>
        )}
        <p className="kit-tasks-kept">{translate("tasks.kept")}</p>
      </div>
    </Drawer>
  );
};
