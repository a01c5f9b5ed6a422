import { useGetIdentity, useLocale, useTranslate } from "ra-core";
import { formatNumber } from "../value/formats";
import { useMoment } from "../value/useMoment";
import { formatDay } from "../wire/dates";
import type { PlatformTask } from "./PlatformTask";

const KILO = 1024;
const sizeText = (bytes: number, language: string): string =>
  bytes < KILO * KILO
    ? `${formatNumber(Math.max(1, Math.round(bytes / KILO)), language)} KB`
    : `${formatNumber(Math.round((bytes / KILO / KILO) * 10) / 10, language)} MB`;

/** The facts of a task: resource, account, range, size, outcomes of an import's rows, reason of a failure. */
export const TaskFacts = ({ task }: { readonly task: PlatformTask }) => {
  const translate = useTranslate();
  const language = useLocale();
  const moment = useMoment();
  const { identity } = useGetIdentity();
  const { source, who, began, begin, end, size, state, reason, created, existing, refused } = task;
  const { name } = source.props;
  const facts = [
    translate(`${name}.name`, { _: name }),
    moment(began),
    who || String(identity?.id ?? ""),
    size > 0 ? sizeText(size, language) : "",
  ];
  const outcomes = (
    [
      ["created", created],
      ["existing", existing],
      ["refused", refused],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <>
      <p className="ui-tasks-facts">{facts.filter((fact) => fact !== "").join(" · ")}</p>
      {begin > 0 && end > 0 && (
        <p className="ui-tasks-facts">{translate("tasks.range", { begin: formatDay(begin), end: formatDay(end) })}</p>
      )}
      {state === "completed" && task.expected !== null && (
        <Counts expected={task.expected} written={task.written} language={language} />
      )}
      {source.does === "import" && outcomes.length > 0 && (
        <ul className="ui-tasks-outcomes">
          {outcomes.map(([outcome, count]) => (
            <li key={outcome} data-outcome={outcome}>
              {translate(`tasks.outcome.${outcome}`, { count: formatNumber(count, language) })}
            </li>
          ))}
        </ul>
      )}
      {(state === "failed" || state === "given_up") && reason !== "" && <p className="ui-tasks-wrong">{reason}</p>}
    </>
  );
};

interface CountsProps {
  readonly expected: number;
  readonly written: number;
  readonly language: string;
}

/** How many rows an export was said to have, and how many it has. */
const Counts = ({ expected, written, language }: CountsProps) => {
  const translate = useTranslate();
  const counts = { expected: formatNumber(expected, language), written: formatNumber(written, language) };
  return (
    <>
      <p className="ui-tasks-facts">{translate("tasks.counts", counts)}</p>
      {expected !== written && <p className="ui-tasks-wrong">{translate("tasks.differs")}</p>}
    </>
  );
};
