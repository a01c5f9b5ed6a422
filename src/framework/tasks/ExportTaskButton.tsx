import { useTranslate } from "ra-core";
import { lazy, Suspense } from "react";
import type { Call } from "../wire/contract";
import { useAllowed } from "../resource/access";
import { PopoverButton } from "../ui/PopoverButton";
import "./tasks.css";

const ExportTaskPanel = lazy(() => import("./ExportTaskPanel").then((m) => ({ default: m.ExportTaskPanel })));

export interface ExportTaskButtonProps {
  /** Starts a task. */
  readonly call: Call;
  /** Timestamp a range of at most three months must be given of. */
  readonly range?: string;
}

/** Has the platform write what the list's filters match to a file, while the operator goes on. */
export const ExportTaskButton = ({ call, range }: ExportTaskButtonProps) => {
  const translate = useTranslate();
  if (!useAllowed(call.name)) return null;
  return (
    <PopoverButton role="dialog" label={translate("tasks.export.title")} icon="cloud_download">
      {(close) => (
        <Suspense fallback={<div className="kit-panel kit-tasks-panel" />}>
          <ExportTaskPanel call={call} range={range ?? null} onClose={close} />
        </Suspense>
      )}
    </PopoverButton>
  );
};
