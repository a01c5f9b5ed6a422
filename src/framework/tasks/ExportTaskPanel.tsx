import { useDataProvider, useListContext, useNotify, useResourceContext, useTranslate } from "ra-core";
import { useState } from "react";
import type { Call } from "../wire/contract";
import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { failureWords } from "../resource/failureWords";
import { useFieldLabels } from "../resource/label";
import { dayOf, presetRange, secondsOf } from "../value/dateRange";
import { DayBox } from "../ui/DayBox";
import { isWithinMonths } from "../sheet/isWithinMonths";
import type { ExportFormat } from "../list/exports/ExportPlan";
import { FileChoice } from "../list/exports/FileChoice";
import { valueAt } from "../resource/valueAt";
import { followedTasks } from "./followedTasks";
import { useFollowedTasks } from "./useFollowedTasks";

export interface ExportTaskPanelProps {
  readonly call: Call;
  readonly range: string | null;
  readonly onClose: () => void;
}

const MONTHS = 3;
/** The operator's own. The platform counts days in it, too. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const EDGES = ["begin", "end"] as const;

/** Asks for a range and a name, then starts the export. */
export const ExportTaskPanel = ({ call, range, onClose }: ExportTaskPanelProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const notify = useNotify();
  const dataProvider = useDataProvider<CallingDataProvider>();
  const resource = useResourceContext() ?? "";
  const { account } = useFollowedTasks();
  const { filterValues, filter } = useListContext();
  const [busy, setBusy] = useState(false);
  const [span, setSpan] = useState<Readonly<Record<"begin" | "end", number | undefined>>>(() => {
    const chosen = { begin: filterValues[`${range}_begin`], end: filterValues[`${range}_end`] };
    const last = presetRange("quarter");
    return { begin: chosen.begin ?? last.begin, end: chosen.end ?? last.end };
  });
  const fits = range === null || isWithinMonths(span.begin, span.end, MONTHS, ZONE);
  const start = async (name: string, format: ExportFormat) => {
    setBusy(true);
    const limits = range === null ? {} : { [`${range}_begin`]: span.begin, [`${range}_end`]: span.end };
    const asked = { ...filterValues, ...filter, ...limits, name, format, zone: ZONE };
    try {
      // `fields: {}`: the values are the filters of the list, which are in wire format already.
      const { data } = await dataProvider.call({ ...call, fields: {} }, asked);
      followedTasks.wait(account, `${resource} ${String(valueAt(data, "id") ?? "")}`, `${name}.${format}`);
      notify(translate("tasks.started"), { type: "info" });
      onClose();
    } catch (error) {
      setBusy(false);
      notify(failureWords(error, translate), { type: "error" });
    }
  };
  return (
    <div className="kit-panel kit-tasks-panel">
      <span>{translate("tasks.export.about")}</span>
      {range !== null && (
        <fieldset className="kit-tasks-range">
          <legend>{labelOf(range)}</legend>
          {EDGES.map((edge) => (
            <DayBox
              key={edge}
              label={translate(edge === "begin" ? "kit.filter.from" : "kit.filter.to")}
              day={dayOf(span[edge])}
              onDay={(day) => setSpan({ ...span, [edge]: secondsOf(day, edge) })}
            />
          ))}
          {!fits && (
            <p className="kit-tasks-wrong" role="alert">
              {translate("tasks.export.range")}
            </p>
          )}
        </fieldset>
      )}
      <FileChoice resource={resource} disabled={busy || !fits} onChoose={start} />
    </div>
  );
};
