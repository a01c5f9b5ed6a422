import { useTranslate } from "ra-core";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { Select } from "../../../src/framework/ui/Select";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { type Grouping, groupingKey, useGroupings } from "./groups";
import { sumsWords } from "./sumsWords";
import { useGroupBy } from "./useGroupBy";

/** Chooses the field by which rows are grouped. Null if the list cannot be grouped. */
export const GroupChoice = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const groupings = useGroupings();
  const [mark, setMark] = useGroupBy();
  if (groupings.length === 0) return null;
  const named = ({ column, per }: Grouping) => {
    const label = labelOf(column.source, column.label);
    return per === null ? label : translate(`sums.${per}`, { label });
  };
  return (
    <Select
      label={translate("sums.by")}
      value={groupings.some((one) => groupingKey(one) === mark) ? mark : ""}
      onChange={(event) => setMark(event.target.value)}
    >
      <option value="">{translate("sums.ungrouped")}</option>
      {groupings.map((one) => (
        <option key={groupingKey(one)} value={groupingKey(one)}>
          {translate("sums.by_one", { label: named(one) })}
        </option>
      ))}
    </Select>
  );
};

/** The same choice as above, in the panel of columns. */
export const GroupPanel = () =>
  servesRest("sums") && (
    <WithWords of={sumsWords}>
      <GroupChoice />
    </WithWords>
  );
