// An export in the drawer of tasks.
import { useDataProvider, useLocale, useTranslate } from "ra-core";
import type { CallingDataProvider } from "../../../src/framework/resource/useCallingDataProvider";
import { WithWords } from "../../../src/framework/resource/WithWords";
import type { TaskProps } from "../../../src/framework/tasks/PlatformTask";
import { TaskCard } from "../../../src/framework/tasks/TaskCard";
import { formatNumber } from "../../../src/framework/value/formats";
import { formatDay } from "../../../src/framework/wire/dates";
import { TASK_CALLS } from "../../../src/framework/wire/ownNames";
import { exportWords } from "./exportWords";
import type { DrawerExportTask } from "./readExports";
import "./exportTasks.css";

export type ExportItemProps = DrawerExportTask & TaskProps;

/** The range of an export, its announced number of rows, and its actual number. */
const ExportFacts = ({ task, begin, end, expected, written }: DrawerExportTask) => {
  const translate = useTranslate();
  const language = useLocale();
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      {begin > 0 && end > 0 && (
        <p className="ui-tasks-facts">{translate("tasks.range", { begin: formatDay(begin), end: formatDay(end) })}</p>
      )}
      {task.state === "completed" && expected !== null && (
        <>
          <p className="ui-tasks-facts">
            {translate("tasks.counts", { expected: number(expected), written: number(written) })}
          </p>
          {expected !== written && <p className="ui-tasks-wrong">{translate("tasks.differs")}</p>}
        </>
      )}
    </>
  );
};

const Item = ({ account, refetch, ...exported }: ExportItemProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const dataProvider = useDataProvider<CallingDataProvider>();
  const { task } = exported;
  const { id, name, state, done, total, url, isBusy, retriable } = task;
  const number = (value: number) => formatNumber(value, language);
  const change = async (changed: { readonly retry: string } | { readonly cancel: string }) => {
    const call = (await task.props.calls())[TASK_CALLS.addExport];
    if (call !== undefined) await dataProvider.call({ ...call, fields: {} }, changed);
  };
  const isReady = url !== "" && state === "completed";
  return (
    <TaskCard
      {...{ account, task, refetch }}
      icon="export"
      facts={<ExportFacts {...exported} />}
      far={total > 0 ? translate("tasks.export.done", { done: number(done), total: number(total) }) : null}
      isWrong={state === "failed"}
      file={isReady ? { label: translate("tasks.download"), name } : null}
      again={retriable ? () => change({ retry: id }) : null}
      stop={isBusy ? () => change({ cancel: id }) : null}
    />
  );
};

export const ExportItem = (props: ExportItemProps) => (
  <WithWords of={exportWords}>
    <Item {...props} />
  </WithWords>
);
