// The records of a bulk task by outcome, a page of them at a time, each with why it was refused.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslate } from "ra-core";
import { useState } from "react";
import { useResourcePath } from "../resource/resource";
import { failureWords } from "../resource/failureWords";
import { Button } from "../ui/Button";
import { IconButton } from "../ui/IconButton";
import { formatNumber } from "../value/formats";
import type { PlatformTask } from "./PlatformTask";
import { type BulkTask, outcomeWords } from "./BulkTask";
import { readOutcomes, type Reason } from "./askBulk";

const TABS = ["refused", "same", "changed"] as const;
const SIZE = 20;

interface BulkRowsProps {
  readonly task: PlatformTask;
  readonly bulk: BulkTask;
  readonly reasons: readonly Reason[];
}

export const BulkRows = ({ task: { id }, bulk, reasons }: BulkRowsProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const paths = useResourcePath();
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
  const pages = Math.max(1, Math.ceil(total / SIZE));
  const from = (page - 1) * SIZE + 1;
  const range = { from: number(from), to: number(Math.min(from + SIZE - 1, total)), total: number(total) };
  return (
    <section className="kit-bulk-rows">
      <fieldset className="kit-bulk-choices" aria-label={translate("bulk.outcomes")}>
        {TABS.map((one) => (
          <Button
            key={one}
            aria-pressed={one === outcome}
            variant={one === outcome ? "contained" : "text"}
            onClick={() => show(one)}
          >
            {translate(outcomeWords(bulk, one), { count: number(counts[one]) })}
          </Button>
        ))}
      </fieldset>
      {outcome === "refused" && reasons.length > 1 && (
        <fieldset className="kit-bulk-choices" aria-label={translate("bulk.reasons")}>
          {[{ reason: translate("bulk.any"), count: counts.refused, mark: "" }, ...reasons].map((one) => (
            <Button key={one.mark} aria-pressed={one.mark === reason} onClick={() => show("refused", one.mark)}>
              {translate("bulk.reason", { reason: one.reason, count: number(one.count) })}
            </Button>
          ))}
        </fieldset>
      )}
      {error !== null && <p className="kit-tasks-wrong">{failureWords(error, translate)}</p>}
      {total === 0 ? (
        <p className="kit-tasks-none">{translate("bulk.nothing")}</p>
      ) : (
        <ul className="kit-bulk-list">
          {rows.map(({ record, name, why }) => (
            <li key={record}>
              {name === "" ? (
                <span>{`#${record}`}</span>
              ) : (
                <Button variant="text" to={paths.show(record)}>
                  {name}
                </Button>
              )}
              {why !== "" && <span>{why}</span>}
            </li>
          ))}
        </ul>
      )}
      {total > 0 && (
        <nav className="kit-bulk-pages" aria-label={translate("kit.page.label")}>
          <span role="status">{translate("kit.page.range", range)}</span>
          <IconButton
            icon="chevron_left"
            label={translate("kit.page.previous")}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          />
          <IconButton
            icon="chevron_right"
            label={translate("kit.page.next")}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          />
        </nav>
      )}
    </section>
  );
};
