import { useTranslate } from "ra-core";
import { lazy, Suspense, useState } from "react";
import { Icon } from "../icons";
import { PROCESSING } from "./startedTasks";
import { useStartedTasks } from "./useStartedTasks";
import { useTaskProgress } from "./useTaskProgress";
import "../popover.css";
import "./tasks.css";

const TaskDrawer = lazy(() => import("./TaskDrawer").then((m) => ({ default: m.TaskDrawer })));

/** Stands in the app bar: how many files are being written, and a drawer with all of them. */
export const TasksButton = ({ className }: { readonly className: string }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { account, tasks } = useStartedTasks();
  const progress = useTaskProgress(account, tasks, open);
  const busy = tasks.filter(({ state }) => state === PROCESSING).length;
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
        onClick={() => setOpen(true)}
      >
        <Icon name="history" size={18} />
        {busy > 0 && <b aria-hidden>{busy}</b>}
      </button>
      {open && (
        <Suspense fallback={null}>
          <TaskDrawer account={account} tasks={tasks} progress={progress} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
