import { useTranslate } from "ra-core";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { IconButton } from "../ui/IconButton";
import type { TaskPlaces } from "./TaskPlaces";
import { useTasks } from "./useTasks";
import "./tasks.css";

const TaskDrawer = lazy(() => import("./TaskDrawer").then((m) => ({ default: m.TaskDrawer })));

export interface TasksButtonProps {
  readonly places: TaskPlaces;
}

/** An address with this hash opens the drawer. The dashboard uses this for the link on its number of failed tasks. */
const HASH = "#tasks";

/** A button in the app bar with the number of running tasks. It opens the task drawer. */
export const TasksButton = ({ places }: TasksButtonProps) => {
  const translate = useTranslate();
  const [pressed, setPressed] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();
  const asked = location.hash === HASH;
  const open = pressed || asked;
  const close = () => {
    setPressed(false);
    if (asked) navigate({ ...location, hash: "" }, { replace: true });
  };
  const tasks = useTasks(places, open);
  const { busy } = tasks;
  const label = translate(busy > 0 ? "tasks.title_busy" : "tasks.title", { count: busy });
  return (
    <>
      <IconButton
        size="medium"
        className="ui-tasks-button"
        icon="history"
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setPressed(true)}
      >
        {busy > 0 && <b aria-hidden>{busy}</b>}
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <TaskDrawer tasks={tasks} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
