// An import in the drawer of tasks.
import { useLocale, useTranslate } from "ra-core";
import { WithWords } from "../../../src/framework/resource/WithWords";
import type { TaskProps } from "../../../src/framework/tasks/PlatformTask";
import { TaskCard } from "../../../src/framework/tasks/TaskCard";
import { useJobActions } from "../../../src/framework/tasks/TaskItem";
import { Button } from "../../../src/framework/ui/Button";
import { formatNumber } from "../../../src/framework/value/formats";
import { decodeText } from "../../../src/framework/wire/decodeText";
import { importWords } from "./importWords";
import type { DrawerImportTask } from "./readImports";
import "./importTasks.css";

export type ImportItemProps = DrawerImportTask & TaskProps;

const Outcomes = ({ created, existing, refused }: DrawerImportTask) => {
  const translate = useTranslate();
  const language = useLocale();
  const outcomes = Object.entries({ created, existing, refused }).filter(([, count]) => count > 0);
  if (outcomes.length === 0) return null;
  return (
    <ul className="ui-tasks-outcomes">
      {outcomes.map(([outcome, count]) => (
        <li key={outcome} data-outcome={outcome}>
          {translate(`tasks.outcome.${outcome}`, { count: formatNumber(count, language) })}
        </li>
      ))}
    </ul>
  );
};

const Item = ({ account, work, refetch, onClose, ...imported }: ImportItemProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const change = useJobActions(work);
  const { task, refused } = imported;
  const { name, state, done, total, url, isBusy, job, props } = task;
  const number = (value: number) => formatNumber(value, language);
  const isCounted = total > 0 && (isBusy || state === "stopped");
  const file = { label: translate("tasks.download_refused", { count: refused, shown: number(refused) }) };
  return (
    <TaskCard
      {...{ account, task, refetch }}
      icon="import"
      facts={<Outcomes {...imported} />}
      far={isCounted ? translate("tasks.import.done", { done: number(done), total: number(total) }) : null}
      isWrong={false}
      file={url !== "" && state === "imported" ? { ...file, name: decodeText(url.split("/").at(-1) ?? name) } : null}
      again={null}
      stop={job === "" ? null : () => change("cancel", job)}
    >
      {props.path !== null && (
        <Button to={props.path} onClick={onClose}>
          {translate("tasks.all_imports")}
        </Button>
      )}
    </TaskCard>
  );
};

export const ImportItem = (props: ImportItemProps) => (
  <WithWords of={importWords}>
    <Item {...props} />
  </WithWords>
);
