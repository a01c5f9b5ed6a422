import { useLocale, useTranslate } from "ra-core";
import { formatNumber } from "../../../src/framework/value/formats";
import type { ImportJob } from "./ImportJob";
import type { JobOptions } from "./JobOptions";
import type { ImportState } from "./ImportState";
import type { RowStateCounts } from "./ImportPlan";
import { CheckNotes } from "./CheckNotes";
import { FileChoices } from "./FileChoices";
import { ModeChoice } from "./ModeChoice";
import { missingColumns, planForMode } from "./planIn";
import { explainedHeaders, UpdateNotes } from "./UpdateNotes";
import { UnsureColumns } from "./UnsureColumns";
import { ImportErrorNote } from "./ImportErrorNote";
import { Button } from "../../../src/framework/ui/Button";

export interface ImportNotesProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

const COUNTED = [
  "good",
  "adds",
  "changes",
  "same",
  "bad",
  "repeated",
  "created",
  "changed",
  "exists",
  "refused",
  "unanswered",
  "waiting",
] as const satisfies readonly (keyof RowStateCounts)[];

/** Required fields without a column. UnsureColumns asks about ambiguous columns. */
export const missingFields = (
  { options: { plan } }: { readonly options: Pick<JobOptions, "plan"> },
  { mapping, unsure, mode }: Pick<ImportState, "mapping" | "unsure" | "mode">,
): readonly string[] => {
  const within = planForMode(plan, mode);
  const lacking = missingColumns(within, new Set([...Object.values(mapping), ...Object.values(unsure).flat()]));
  return within.fields.filter(({ name }) => lacking.includes(name)).map(({ label }) => label);
};

/** The numbers of rows by state. States without rows are left out. */
export const RowCounts = ({ counts }: { readonly counts: Partial<RowStateCounts> }) => {
  const translate = useTranslate();
  const language = useLocale();
  return (
    <ul className="ui-import-counts" aria-live="polite">
      {COUNTED.map((state) => [state, counts[state] ?? 0] as const)
        .filter(([, count]) => count > 0)
        .map(([state, count]) => (
          <li key={state} data-state={state}>
            <b>{formatNumber(count, language)}</b> {translate(`import.state.${state}`)}
          </li>
        ))}
    </ul>
  );
};

/** The numbers of rows, and notes about the columns. */
export const ImportNotes = ({ job, state }: ImportNotesProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { counts, columns, mapping, unsure, phase, name, complete, trouble } = state;
  const number = (value: number) => formatNumber(value, language);
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const missing = missingFields(job, state);
  const explained = explainedHeaders(job, state);
  const unknown = columns
    .filter(
      ({ at, header }) =>
        mapping[at] === undefined && unsure[at] === undefined && header !== "" && !explained.includes(header),
    )
    .map(({ header }) => header);
  const matched = Object.keys({ ...mapping, ...unsure }).length;
  const begun = phase !== "checking";
  return (
    <>
      <div className="ui-import-file">
        <strong className="ui-ellipsis">{name}</strong>
        <span>{translate(complete ? "import.rows" : "import.reading", { count: total, shown: number(total) })}</span>
        {(phase === "checking" || phase === "done") && (
          <Button onClick={() => job.forget()}>{translate("import.other")}</Button>
        )}
      </div>
      <ModeChoice job={job} state={state} />
      <FileChoices job={job} state={state} />
      <RowCounts counts={counts} />
      <CheckNotes job={job} state={state} />
      {trouble !== null && (
        <ImportErrorNote>
          {trouble} {phase === "paused" && translate("import.kept")}
        </ImportErrorNote>
      )}
      {complete && total === 0 && <ImportErrorNote>{translate("import.no_rows")}</ImportErrorNote>}
      {matched === 0 && <ImportErrorNote>{translate("import.no_match")}</ImportErrorNote>}
      {missing.length > 0 && matched > 0 && (
        <ImportErrorNote>{translate("import.missing", { fields: missing.join(", ") })}</ImportErrorNote>
      )}
      <UnsureColumns job={job} state={state} />
      <UpdateNotes job={job} state={state} />
      {unknown.length > 0 && matched > 0 && !begun && (
        <p className="ui-import-note" data-tone="warning">
          {translate("import.unknown", { columns: unknown.join(", ") })}
        </p>
      )}
    </>
  );
};
