import { useTranslate } from "ra-core";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";
import type { SheetColumn } from "./ImportPlan";
import { planIn } from "./planIn";
import { Select } from "../ui/Select";

export interface ColumnHeadProps {
  readonly job: ImportJob;
  readonly state: ImportState;
  readonly column: SheetColumn;
}

/** A column of the file with its field. The field can be changed until rows are sent. */
export const ColumnHead = ({ job, state, column: { at, header } }: ColumnHeadProps) => {
  const { mapping, marks, mode, phase } = state;
  const translate = useTranslate();
  const plan = planIn(job.options.plan, mode);
  const field = plan.fields.find(({ name }) => name === mapping[at]);
  const isNumber = field?.as === "amount" || field?.as === "number";
  const choose = (name: string) => {
    // A field has only one column, the one chosen last.
    const others = Object.entries(mapping).filter(([column, field]) => Number(column) !== at && field !== name);
    job.map(Object.fromEntries(name === "" ? others : [...others, [String(at), name]]));
  };
  return (
    <th data-left={mapping[at] === undefined || undefined}>
      <span className="kit-ellipsis" title={header}>
        {header || translate("import.no_header", { number: at + 1 })}
      </span>
      <Select
        value={mapping[at] ?? ""}
        disabled={phase !== "checking"}
        label={translate("import.column", { header })}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{translate("import.leave_out")}</option>
        {plan.fields.map(({ name, label, required }) => (
          <option key={name} value={name}>
            {required ? `${label} *` : label}
          </option>
        ))}
      </Select>
      {isNumber && marks[at] !== undefined && (
        <Select
          value={marks[at]}
          disabled={phase !== "checking"}
          label={translate("import.mark", { header })}
          onChange={({ target: { value } }) => job.mark(at, value === "," ? "," : ".")}
        >
          <option value=".">{translate("import.mark.point")}</option>
          <option value=",">{translate("import.mark.comma")}</option>
        </Select>
      )}
    </th>
  );
};
