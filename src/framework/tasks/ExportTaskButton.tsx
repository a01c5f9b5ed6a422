import { useTranslate } from "ra-core";
import { lazy, Suspense } from "react";
import type { Call } from "../wire/contract";
import { useAllowed } from "../resource/access";
import { PopoverButton } from "../ui/PopoverButton";
import "./tasks.css";

const ExportTaskPanel = lazy(() => import("./ExportTaskPanel").then((m) => ({ default: m.ExportTaskPanel })));

export interface ExportTaskButtonProps {
  /** The call that starts the export. */
  readonly call: Call;
  /** The timestamp that needs a range of at most three months. */
  readonly range?: string;
}

/** Lets the platform export the rows that match the filters to a file, in the background. */
export const ExportTaskButton = ({ call, range }: ExportTaskButtonProps) => {
  const translate = useTranslate();
  if (!useAllowed(call.name)) return null;
  const label = translate("tasks.export.title");
  return (
    <PopoverButton role="dialog" label={label} variant="text" icon="cloud_download" worded>
      {(close) => (
        <Suspense fallback={<div className="kit-panel kit-tasks-panel" />}>
          <ExportTaskPanel call={call} range={range ?? null} onClose={close} />
        </Suspense>
      )}
    </PopoverButton>
  );
};
