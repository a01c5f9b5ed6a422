import { useTranslate } from "ra-core";
import { FieldSelect, type FieldSelectProps } from "./FieldSelect";
import { planForMode } from "./planIn";
import { Select } from "../../../src/framework/ui/Select";

/** A column of the file with its field. The field can be changed until rows are sent. */
export const ColumnHead = ({ job, state, column }: FieldSelectProps) => {
  const { mapping, marks, mode, phase } = state;
  const { at, header } = column;
  const translate = useTranslate();
  const plan = planForMode(job.options.plan, mode);
  const field = plan.fields.find(({ name }) => name === mapping[at]);
  const isNumber = field?.as === "amount" || field?.as === "number";
  return (
    <th data-left={mapping[at] === undefined || undefined}>
      <span className="ui-ellipsis" title={header}>
        {header || translate("import.no_header", { number: at + 1 })}
      </span>
      <FieldSelect job={job} state={state} column={column} />
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
