import { useTranslate } from "ra-core";
import { FieldSelect } from "./FieldSelect";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";
import type { AmbiguousText } from "./ImportPlan";
import { Button } from "../../../src/framework/ui/Button";
import { planForMode } from "./planIn";

export interface UnsureColumnsProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

/** Asks once, for all rows, about numbers that are the name of one record and the key of another. */
const Clashes = ({ job, state: { clashes, phase } }: UnsureColumnsProps) => {
  const translate = useTranslate();
  if (phase !== "checking") return null;
  return Object.entries(clashes).map(([resource, texts]) => {
    const [[text, { named, keyed }] = ["", NO_CLASH], ...others] = Object.entries(texts);
    const kind = translate(`${resource}.name`, { _: resource });
    return (
      <div key={resource} className="ui-import-note ui-import-asked" data-tone="warning" role="alert">
        <span>
          {translate("import.clash", { kind, text, named, keyed: keyed.name })}
          {others.length > 0 && ` ${translate("import.clash.others", { count: others.length })}`}
        </span>
        <Button onClick={() => job.mean(resource, "name")}>{translate("import.clash.name")}</Button>
        <Button onClick={() => job.mean(resource, "key")}>{translate("import.clash.key")}</Button>
      </div>
    );
  });
};

const NO_CLASH: AmbiguousText = { named: "", keyed: { key: "", name: "" } };

/** Asks about columns whose headers fit several fields. The import waits for the answer. */
export const UnsureColumns = ({ job, state }: UnsureColumnsProps) => {
  const translate = useTranslate();
  const { columns, unsure, mode, phase, isRecalled } = state;
  if (phase !== "checking") return null;
  const labels = new Map(planForMode(job.options.plan, mode).fields.map(({ name, label }) => [name, label]));
  const asked = columns
    .filter(({ at }) => unsure[at] !== undefined)
    .map((column) => (
      <div key={column.at} className="ui-import-note ui-import-asked" data-tone="warning" role="alert">
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
  return (
    <>
      {isRecalled && (
        <p className="ui-import-note" data-tone="plain">
          {translate("import.recalled")}{" "}
          <Button onClick={() => job.choose({ anew: true })}>{translate("import.recalled.anew")}</Button>
        </p>
      )}
      {asked}
      <Clashes job={job} state={state} />
    </>
  );
};
