import { useTranslate } from "ra-core";
import { useFieldLabels } from "../../resource/label";
import { Select } from "../../ui/Select";
import { useListSetup } from "../table/ListSetup";
import { type Grouping, markOf, useGroupBy } from "./groups";

/** Chooses by what the rows are grouped and summed. Null where they cannot be. */
export const GroupChoice = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const { groupings } = useListSetup();
  const [mark, setMark] = useGroupBy();
  if (groupings.length === 0) return null;
  const named = ({ column, per }: Grouping) => {
    const label = labelOf(column.source, column.label);
    return per === null ? label : translate(`kit.sums.${per}`, { label });
  };
  return (
    <Select
      label={translate("kit.sums.by")}
      value={groupings.some((one) => markOf(one) === mark) ? mark : ""}
      onChange={(event) => setMark(event.target.value)}
    >
      <option value="">{translate("kit.sums.ungrouped")}</option>
      {groupings.map((one) => (
        <option key={markOf(one)} value={markOf(one)}>
          {translate("kit.sums.by_one", { label: named(one) })}
        </option>
      ))}
    </Select>
  );
};
