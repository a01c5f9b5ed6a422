// A bulk task in the drawer: how far it is, why records were refused and which, and what can be done about it.
import { useQuery } from "@tanstack/react-query";
import { useLocale, useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import { bulkWords } from "../actions/bulkWords";
import { failureWords } from "../resource/failureWords";
import { followedTasks } from "../resource/followedTasks";
import { useResourcePath } from "../resource/resource";
import { WithWords } from "../resource/WithWords";
import { Button } from "../ui/Button";
import { Icon } from "../ui/icons";
import { formatNumber } from "../value/formats";
import { formatTimestamp } from "../wire/dates";
import { type BulkTask, OUTCOMES } from "./BulkTask";
import { changeBulk, type Reason, readReasons, readRefused } from "./askBulk";
import { downloadFile } from "../value/downloadFile";
import type { TaskItemProps } from "./TaskItem";
import "../actions/actions.css";

interface BulkItemProps extends TaskItemProps {
  readonly bulk: BulkTask;
}

const Names = ({ task, reason, onClose }: { readonly task: string; readonly reason: Reason; onClose: () => void }) => {
  const translate = useTranslate();
  const paths = useResourcePath();
  const { data = [] } = useQuery({
    queryKey: ["bulk", task, reason.mark, reason.count],
    queryFn: () => readRefused(task, reason.mark),
  });
  return (
    <>
      <ul className="kit-tasks-names">
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
        <p className="kit-tasks-facts">{translate("bulk.first", { count: data.length })}</p>
      )}
    </>
  );
};

const Reasons = ({ task, of, onClose }: { readonly task: string; of: readonly Reason[]; onClose: () => void }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (mark: string, isOpen: boolean) =>
    setOpen((before) => new Set([...before].filter((one) => one !== mark).concat(isOpen ? mark : [])));
  return (
    <>
      <h3 className="kit-reasons-title">{translate("bulk.reasons")}</h3>
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
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { key, id, source, name, url, isBusy, total, done, reason, began } = task;
  const { state, counts, expected, asks } = bulk;
  const number = (value: number) => formatNumber(value, language);
  const { data } = useQuery({
    queryKey: ["bulk", id, counts.refused],
    queryFn: () => readReasons(id),
    enabled: counts.refused > 0,
  });
  const attempt = (work: () => Promise<unknown>) => {
    setBusy(true);
    work()
      .then(refetch)
      .catch((error: unknown) => notify(failureWords(error, translate), { type: "error" }))
      .finally(() => setBusy(false));
  };
  const goOn = async () => {
    await changeBulk(id, { go: true, count: asks });
    followedTasks.wait(account, key, name);
  };
  const again = async () =>
    followedTasks.wait(account, `${source.props.name} ${await changeBulk(id, { again: true })}`, name);
  const part = (count: number) => ({ width: `${(100 * count) / Math.max(1, total)}%` });
  const canGoOn = state === "asks" || state === "stopped" || state === "cancelled";
  return (
    <li data-state={task.state}>
      <div className="kit-tasks-name">
        <Icon name="list" size={16} />
        <strong className="kit-ellipsis" title={name}>
          {name}
        </strong>
      </div>
      <p className="kit-tasks-facts">
        {`${translate(`${source.props.name}.name`, { _: source.props.name })} · ${formatTimestamp(began, language)}`}
      </p>
      <div className="kit-tasks-state" role="status">
        <b>{translate(`bulk.state.${state}`)}</b>
        {state !== "asks" && <span>{translate("tasks.pieces", { done: number(done), total: number(total) })}</span>}
      </div>
      {state === "asks" ? (
        <p className="kit-tasks-wrong">{translate("bulk.asks", { expected: number(expected), asks: number(asks) })}</p>
      ) : (
        <>
          <div
            className="kit-bulk-track"
            role="progressbar"
            aria-label={name}
            aria-valuenow={done}
            aria-valuemin={0}
            aria-valuemax={total}
          >
            <i data-of="done" style={part(counts.changed + counts.same)} />
            <i data-of="refused" style={part(counts.refused)} />
          </div>
          <ul className="kit-tasks-outcomes">
            {OUTCOMES.map((outcome) => (
              <li key={outcome} data-outcome={outcome === "refused" && counts.refused === 0 ? "" : outcome}>
                {translate(`bulk.count.${outcome}`, { count: number(counts[outcome]) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {state === "stopped" && reason !== "" && <p className="kit-tasks-wrong">{reason}</p>}
      {data !== undefined && data.reasons.length > 0 && <Reasons task={id} of={data.reasons} onClose={onClose} />}
      <div className="kit-pair">
        {canGoOn && (
          <Button variant="contained" disabled={busy} onClick={() => attempt(goOn)}>
            {state === "asks" ? translate("bulk.go_count", { count: number(asks) }) : translate("bulk.go")}
          </Button>
        )}
        {!isBusy && counts.refused > 0 && data?.isRepeated === false && (
          <Button disabled={busy} onClick={() => attempt(again)}>
            <Icon name="refresh" size={16} />
            {translate("bulk.again", { count: number(counts.refused) })}
          </Button>
        )}
        {counts.refused > 0 && (
          <Button disabled={busy} onClick={() => attempt(() => downloadFile(url, `${name}.xlsx`))}>
            <Icon name="download" size={16} />
            {translate("bulk.file")}
          </Button>
        )}
        {isBusy && (
          <Button disabled={busy} onClick={() => attempt(() => changeBulk(id, { cancel: true }))}>
            <Icon name="close" size={16} />
            {translate("tasks.cancel")}
          </Button>
        )}
        {!isBusy && (
          <Button variant="text" onClick={() => followedTasks.hide(account, key)}>
            {translate("tasks.remove")}
          </Button>
        )}
      </div>
    </li>
  );
};

export const BulkItem = (props: BulkItemProps) => (
  <WithWords of={bulkWords}>
    <Item {...props} />
  </WithWords>
);
