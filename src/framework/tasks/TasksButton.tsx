import { useTranslate } from "ra-core";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Icon } from "../ui/icons";
import type { TaskPlaces } from "./TaskSource";
import { useTasks } from "./useTasks";
import "../ui/popover.css";
import "./tasks.css";

const TaskDrawer = lazy(() => import("./TaskDrawer").then((m) => ({ default: m.TaskDrawer })));

export interface TasksButtonProps {
  readonly className: string;
  readonly places: TaskPlaces;
}

/** An address that ends in it opens the drawer: the dashboard leads there from the tasks that failed. */
const HASH = "#tasks";

/** Stands in the app bar: how many files are being written or taken in, and a drawer with all of them. */
export const TasksButton = ({ className, places }: TasksButtonProps) => {
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
      <button
        type="button"
        className={`${className} kit-tasks-button`}
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setPressed(true)}
      >
        <Icon name="history" size={18} />
        {busy > 0 && <b aria-hidden>{busy}</b>}
      </button>
      {open && (
        <Suspense fallback={null}>
          <TaskDrawer tasks={tasks} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
