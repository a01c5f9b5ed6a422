import Drawer from "@mui/material/Drawer";
import { useTranslate } from "ra-core";
import { type ReactNode, Suspense, useId } from "react";
import { ResourceScreen } from "../resource/resource";
import { TaskItem } from "./TaskItem";
import { TasksError } from "./TasksError";
import type { Tasks } from "./useTasks";
import { useFollowedTasks } from "../resource/useFollowedTasks";
import { IconButton } from "../ui/IconButton";

export interface TaskDrawerProps {
  readonly tasks: Tasks;
  readonly onClose: () => void;
}

/** The tasks of this account, including those from other browsers, with progress and results. */
export const TaskDrawer = ({ tasks, onClose }: TaskDrawerProps) => {
  const translate = useTranslate();
  const title = useId();
  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper: { role: "dialog", "aria-labelledby": title } }}>
      <div className="ui-tasks">
        <header>
          <h2 id={title}>{translate("tasks.title")}</h2>
          <IconButton icon="close" label={translate("ui.close")} onClick={onClose} />
        </header>
        <TaskList tasks={tasks} onClose={onClose} />
        {tasks.notes.map((note) => (
          <p key={note} className="ui-tasks-kept">
            {translate(note)}
          </p>
        ))}
      </div>
    </Drawer>
  );
};

const TaskList = ({ tasks: { account, work, reading, error, refetch }, onClose }: TaskDrawerProps): ReactNode => {
  const translate = useTranslate();
  const { followed } = useFollowedTasks();
  if (reading === undefined)
    return error ? (
      <TasksError error={error} refetch={refetch} />
    ) : (
      <p className="ui-tasks-none" role="status">
        {translate("tasks.loading")}
      </p>
    );
  const props = { account, work, refetch, onClose };
  const hidden = new Set(followed.hidden);
  const shown = reading.tasks.filter(({ key }) => !hidden.has(key));
  return (
    <>
      {(reading.failure ?? error) ? <TasksError error={reading.failure ?? error} refetch={refetch} /> : null}
      {shown.length === 0 ? (
        <p className="ui-tasks-none">{translate("tasks.none")}</p>
      ) : (
        <ul>
          {shown.map((task) => (
            <ResourceScreen key={task.key} resource={task.props}>
              {task.draw === null ? <TaskItem task={task} {...props} /> : <Suspense>{task.draw(props)}</Suspense>}
            </ResourceScreen>
          ))}
        </ul>
      )}
    </>
  );
};
