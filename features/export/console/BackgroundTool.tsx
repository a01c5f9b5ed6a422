import { useTranslate } from "ra-core";
import { lazy, Suspense } from "react";
import { useAllowed } from "../../../src/framework/resource/access";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { PopoverButton } from "../../../src/framework/ui/PopoverButton";
import { TASK_CALLS } from "../../../src/framework/wire/ownNames";
import type { Exporters } from "./Exporters";
import "./export.css";

const BackgroundPanel = lazy(() => import("./BackgroundPanel").then((m) => ({ default: m.BackgroundPanel })));

/** The export button of each list whose platform exports the matching rows to a file, in the background. */
export const createBackgroundExportTool = (exporters: Exporters) => () => {
  const translate = useTranslate();
  const props = useResourceProps();
  const isAllowed = useAllowed(TASK_CALLS.addExport);
  const exporter = props !== null && Object.hasOwn(exporters, props.name) ? exporters[props.name] : undefined;
  if (props === null || exporter === undefined || !isAllowed) return null;
  const load = async () => (await props.calls())[TASK_CALLS.addExport];
  return (
    <PopoverButton role="dialog" label={translate("tasks.export.title")} variant="text" icon="cloud_download" worded>
      {(close) => (
        <Suspense fallback={<div className="ui-panel ui-tasks-panel" />}>
          <BackgroundPanel load={load} range={exporter.range ?? null} onClose={close} />
        </Suspense>
      )}
    </PopoverButton>
  );
};
