// The records of a bulk task by outcome, page by page, each with the reason if it was refused.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslate } from "ra-core";
import { useState } from "react";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { Button } from "../../../src/framework/ui/Button";
import { formatNumber } from "../../../src/framework/value/formats";
import { BulkButtons } from "./BulkButtons";
import { BulkPages } from "./BulkPages";
import { BulkTable } from "./BulkTable";
import type { BulkChange } from "./useBulkChange";
import type { PlatformTask } from "../../../src/framework/tasks/PlatformTask";
import { type BulkTask, outcomeLabel } from "./BulkTask";
import { readOutcomes, type RefusalCount } from "./askBulk";

const TABS = ["refused", "same", "changed"] as const;
const SIZE = 20;

interface BulkRowsProps {
  readonly task: PlatformTask;
  readonly bulk: BulkTask;
  readonly reasons: readonly RefusalCount[];
  readonly change: BulkChange;
  /** Retries the refused records. Null while the task runs, and after the retry was started. */
  readonly onAgain: (() => void) | null;
}

export const BulkRows = ({ task: { id }, bulk, reasons, change, onAgain }: BulkRowsProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { counts } = bulk;
  const [chosen, setChosen] = useState<(typeof TABS)[number] | null>(null);
  const [reason, setReason] = useState("");
  const [page, setPage] = useState(1);
  const outcome = chosen ?? TABS.find((one) => counts[one] > 0) ?? "changed";
  const number = (value: number) => formatNumber(value, language);
  const { data, error } = useQuery({
    queryKey: ["bulk", id, "rows", outcome, reason, page, counts[outcome]],
    queryFn: () => readOutcomes(id, { state: outcome, reason }, { page, perPage: SIZE }),
    placeholderData: keepPreviousData,
  });
  const show = (next: (typeof TABS)[number], why = "") => {
    setChosen(next);
    setReason(why);
    setPage(1);
  };
  const { rows = [], total = 0 } = data ?? {};
  return (
    <section className="ui-bulk-rows">
      <div className="ui-bulk-tabs">
        <fieldset aria-label={translate("bulk.outcomes")}>
          {TABS.map((one) => (
            <Button key={one} aria-pressed={one === outcome} variant="text" onClick={() => show(one)}>
              {translate(outcomeLabel(bulk, one))} <b className="ui-count">{number(counts[one])}</b>
            </Button>
          ))}
        </fieldset>
        <div className="ui-pair">
          <BulkButtons {...change} bulk={bulk} onAgain={onAgain} only="refused" />
        </div>
      </div>
      {outcome === "refused" && reasons.length > 1 && (
        <fieldset className="ui-bulk-choices" aria-label={translate("bulk.reasons")}>
          <span aria-hidden="true">{translate("bulk.reason_of")}</span>
          {[{ reason: translate("bulk.any"), count: counts.refused, mark: "" }, ...reasons].map((one) => (
            <Button key={one.mark} aria-pressed={one.mark === reason} onClick={() => show("refused", one.mark)}>
              {one.reason} <b>{number(one.count)}</b>
            </Button>
          ))}
        </fieldset>
      )}
      {error !== null && <p className="ui-tasks-wrong">{failureWords(error, translate)}</p>}
      {total === 0 ? (
        <p className="ui-tasks-none">{translate("bulk.nothing")}</p>
      ) : (
        <BulkTable
          label={translate(outcomeLabel(bulk, outcome))}
          rows={rows}
          fields={bulk.fields}
          isRefused={outcome === "refused"}
        />
      )}
      {total > 0 && <BulkPages page={page} size={SIZE} total={total} onPage={setPage} />}
    </section>
  );
};
