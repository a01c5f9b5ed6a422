// The progress of a bulk task: a bar and the number of records with each outcome, or the question that it asks.
import { useLocale, useTranslate } from "ra-core";
import { formatNumber } from "../../../src/framework/value/formats";
import { type BulkTask, OUTCOME_NAMES, outcomeWords } from "./BulkTask";
import type { PlatformTask } from "../../../src/framework/tasks/PlatformTask";
import "../../../src/framework/actions/actions.css";
import "./bulk.css";

export const BulkProgress = ({ task, bulk }: { readonly task: PlatformTask; readonly bulk: BulkTask }) => {
  const translate = useTranslate();
  const language = useLocale();
  const { name, total, done } = task;
  const { state, counts, expected, asks } = bulk;
  const number = (value: number) => formatNumber(value, language);
  const part = (count: number) => ({ width: `${(100 * count) / Math.max(1, total)}%` });
  if (state === "asks")
    return (
      <p className="ui-tasks-wrong">{translate("bulk.asks", { expected: number(expected), asks: number(asks) })}</p>
    );
  return (
    <>
      <div
        className="ui-bulk-track"
        role="progressbar"
        aria-label={name}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={total}
      >
        <i data-of="done" style={part(counts.changed)} />
        <i data-of="same" style={part(counts.same)} />
        <i data-of="refused" style={part(counts.refused)} />
      </div>
      <ul className="ui-tasks-outcomes">
        {OUTCOME_NAMES.map((outcome) => (
          <li key={outcome} data-outcome={outcome === "refused" && counts.refused === 0 ? "" : outcome}>
            {translate(outcomeWords(bulk, outcome), { count: number(counts[outcome]) })}
          </li>
        ))}
      </ul>
    </>
  );
};
