import { useTranslate } from "ra-core";
import { Select } from "../../../src/framework/ui/Select";
import type { ImportJob } from "./ImportJob";
import type { SheetColumn } from "./ImportPlan";
import type { ImportState } from "./ImportState";
import { planForMode } from "./planIn";

export interface FieldSelectProps {
  readonly job: ImportJob;
  readonly state: ImportState;
  readonly column: SheetColumn;
}

/** The value of the select while no field is chosen. */
const OPEN = "?";

/** Chooses the field of a column. It can be changed until rows are sent. */
export const FieldSelect = ({ job, state, column: { at, header } }: FieldSelectProps) => {
  const { mapping, unsure, mode, phase } = state;
  const translate = useTranslate();
  const { fields } = planForMode(job.options.plan, mode);
  const asked = unsure[at];
  const choose = (name: string) => {
    // If several columns chose the same field, the last choice wins.
    const others = Object.entries(mapping).filter(([column, field]) => Number(column) !== at && field !== name);
    job.map(Object.fromEntries(name === "" ? others : [...others, [String(at), name]]), undefined, at);
  };
  // The likely fields of the column come first.
  const offered = fields.toSorted(({ name }, { name: other }) => rank(asked, name) - rank(asked, other));
  return (
    <Select
      value={asked === undefined ? (mapping[at] ?? "") : OPEN}
      disabled={phase !== "checking"}
      label={translate("import.column", { header })}
      onChange={({ target }) => choose(target.value)}
    >
      {asked !== undefined && (
        <option value={OPEN} disabled>
          {translate("import.unsure.choose")}
        </option>
      )}
      <option value="">{translate("import.leave_out")}</option>
      {offered.map(({ name, label, required }) => (
        <option key={name} value={name}>
          {required ? `${label} *` : label}
        </option>
      ))}
    </Select>
  );
};

const rank = (asked: readonly string[] | undefined, name: string): number => (asked?.includes(name) ? 0 : 1);
