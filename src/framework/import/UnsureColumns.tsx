import { useTranslate } from "ra-core";
import { FieldSelect } from "./FieldSelect";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";
import { planIn } from "./planIn";

export interface UnsureColumnsProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

/** Asks what the columns are whose headers stand for several fields. Until that is answered, nothing is imported. */
export const UnsureColumns = ({ job, state }: UnsureColumnsProps) => {
  const translate = useTranslate();
  const { columns, unsure, mode, phase } = state;
  if (phase !== "checking") return null;
  const labels = new Map(planIn(job.options.plan, mode).fields.map(({ name, label }) => [name, label]));
  return columns
    .filter(({ at }) => unsure[at] !== undefined)
    .map((column) => (
      <div key={column.at} className="kit-import-note kit-import-asked" data-tone="warning" role="alert">
        <span>
          {translate("import.unsure", {
            column: column.header,
            number: column.at + 1,
            fields: (unsure[column.at] ?? []).map((name) => labels.get(name) ?? name).join(", "),
          })}
          {column.samples.length > 0 &&
            ` ${translate("import.unsure.samples", { samples: column.samples.join(", ") })}`}
        </span>
        <FieldSelect job={job} state={state} column={column} />
      </div>
    ));
};
