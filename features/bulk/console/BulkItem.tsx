// A bulk task in the drawer: its progress, the refused records with reasons, and buttons to continue.
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslate } from "ra-core";
import { useState } from "react";
import { bulkWords } from "./bulkWords";
import { useResourcePath } from "../../../src/framework/resource/resource";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { Button } from "../../../src/framework/ui/Button";
import { Icon } from "../../../src/framework/ui/icons";
import { formatNumber } from "../../../src/framework/value/formats";
import { useMoment } from "../../../src/framework/value/useMoment";
import { BulkButtons } from "./BulkButtons";
import { BulkProgress } from "./BulkFar";
import { type BulkTask, bulkTaskPath } from "./BulkTask";
import { type RefusalCount, readReasons, readRefused } from "./askBulk";
import { TaskButtons } from "../../../src/framework/tasks/TaskButtons";
import { useBulkChange } from "./useBulkChange";
import type { TaskItemProps } from "../../../src/framework/tasks/TaskItem";
import "../../../src/framework/actions/actions.css";

interface BulkItemProps extends TaskItemProps {
  readonly bulk: BulkTask;
}

const Names = ({
  task,
  reason,
  onClose,
}: {
  readonly task: string;
  readonly reason: RefusalCount;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const paths = useResourcePath();
  const { data = [] } = useQuery({
    queryKey: ["bulk", task, reason.mark, reason.count],
    queryFn: () => readRefused(task, reason.mark),
  });
  return (
    <>
      <ul className="ui-tasks-names">
        {data.map(({ record, name }) => (
          <li key={record}>
            {name === "" ? (
              `#${record}`
            ) : (
              <Button variant="text" to={paths.show(record)} onClick={onClose}>
                {name}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 0 && data.length < reason.count && (
        <p className="ui-tasks-facts">{translate("bulk.first", { count: data.length })}</p>
      )}
    </>
  );
};

const Reasons = ({
  task,
  of,
  onClose,
}: {
  readonly task: string;
  of: readonly RefusalCount[];
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (mark: string, isOpen: boolean) =>
    setOpen((before) => new Set([...before].filter((one) => one !== mark).concat(isOpen ? mark : [])));
  return (
    <>
      <h3 className="ui-reasons-title">{translate("bulk.reasons")}</h3>
      {of.map((one) => (
        <details key={one.mark} onToggle={(event) => toggle(one.mark, event.currentTarget.open)}>
          <summary>{translate("bulk.reason", { reason: one.reason, count: one.count })}</summary>
          {open.has(one.mark) && <Names task={task} reason={one} onClose={onClose} />}
        </details>
      ))}
    </>
  );
};

const Item = ({ account, task, bulk, refetch, onClose }: BulkItemProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const moment = useMoment();
  const { busy, goOn, stop, again, save } = useBulkChange({ account, task, bulk, refetch });
  const { id, props, name, isBusy, total, done, reason, began } = task;
  const { state, counts } = bulk;
  const number = (value: number) => formatNumber(value, language);
  const { data } = useQuery({
    queryKey: ["bulk", id, counts.refused],
    queryFn: () => readReasons(id),
    enabled: counts.refused > 0,
  });
  return (
    <li data-state={task.state}>
      <div className="ui-tasks-name">
        <Icon name="list" size={16} />
        <strong className="ui-ellipsis" title={name}>
          {name}
        </strong>
      </div>
      <p className="ui-tasks-facts">{`${translate(`${props.name}.name`, { _: props.name })} · ${moment(began)}`}</p>
      <div className="ui-tasks-state" role="status">
        <b>{translate(`bulk.state.${state}`)}</b>
        {state !== "asks" && <span>{translate("tasks.pieces", { done: number(done), total: number(total) })}</span>}
      </div>
      <BulkProgress task={task} bulk={bulk} />
      {state === "stopped" && reason !== "" && <p className="ui-tasks-wrong">{reason}</p>}
      {data !== undefined && data.reasons.length > 0 && <Reasons task={id} of={data.reasons} onClose={onClose} />}
      <TaskButtons account={account} task={task} busy={busy} onStop={isBusy ? stop : null}>
        <BulkButtons
          {...{ bulk, busy, goOn, save }}
          onAgain={!isBusy && data?.isRepeated === false ? () => again() : null}
        />
        <Button to={bulkTaskPath(id)} onClick={onClose}>
          {translate("bulk.open")}
        </Button>
      </TaskButtons>
    </li>
  );
};

export const BulkItem = (props: BulkItemProps) => (
  <WithWords of={bulkWords}>
    <Item {...props} />
  </WithWords>
);
