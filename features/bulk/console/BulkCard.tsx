// The progress of a bulk task on its page: records done, remaining time and speed.
import { useLocale, useTranslate } from "ra-core";
import { formatNumber } from "../../../src/framework/value/formats";
import { BulkProgress } from "./BulkFar";
import type { BulkTask } from "./BulkTask";
import type { PlatformTask } from "../../../src/framework/tasks/PlatformTask";

const MINUTE = 60;
const HOUR = 3600;

/** The message key for a remaining time, and the number in that message. */
export const remainingTimeWords = (seconds: number): readonly [key: string, count: number] => {
  if (seconds < MINUTE) return ["bulk.left.seconds", Math.max(1, seconds)];
  return seconds < HOUR * 2
    ? ["bulk.left.minutes", Math.round(seconds / MINUTE)]
    : ["bulk.left.hours", Math.round(seconds / HOUR)];
};

interface BulkCardProps {
  readonly task: PlatformTask;
  readonly bulk: BulkTask;
}

export const BulkCard = ({ task, bulk }: BulkCardProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { done, total, isBusy, reason } = task;
  const { state, counts, rate, left } = bulk;
  const number = (value: number) => formatNumber(value, language);
  const time = left === null ? null : remainingTimeWords(left);
  const pace = [
    ...(isBusy && time !== null ? [translate(time[0], { count: number(time[1]) })] : []),
    ...(rate === null ? [] : [translate("bulk.rate", { count: number(rate < 10 ? rate : Math.round(rate)) })]),
  ];
  return (
    <section className="ui-bulk-far">
      {state !== "asks" && (
        <div className="ui-bulk-count" role="status">
          <span>
            <b>{number(done)}</b> {translate("ui.bulk.of", { count: number(total) })}
          </span>
          {pace.length > 0 && <span>{pace.join(" · ")}</span>}
        </div>
      )}
      <BulkProgress task={task} bulk={bulk} />
      {isBusy && counts.refused > 0 && <p className="ui-tasks-facts">{translate("bulk.rest")}</p>}
      {state === "stopped" && reason !== "" && <p className="ui-tasks-wrong">{reason}</p>}
    </section>
  );
};
