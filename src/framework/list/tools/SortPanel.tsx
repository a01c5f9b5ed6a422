import { useListContext, useTranslate } from "ra-core";
import { useState } from "react";
import { useFieldLabels } from "../../resource/label";
import { Button } from "../../ui/Button";
import { Segments } from "../../ui/Segments";
import { Select } from "../../ui/Select";
import { type SortKey, sortKeys, sortOf } from "../../wire/sortKeys";
import { useListSetup } from "../table/ListSetup";

const DIRECTIONS = ["ascending", "descending"] as const;
const NONE: SortKey = { field: "", descending: false };

/** Lets people choose the columns and the direction to sort by. */
export const SortPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const { sort, setSort } = useListContext();
  const { columns } = useListSetup();
  // A choice is shown at once, because people may choose again before the address changes.
  const [{ field, descending }, setChosen] = useState<SortKey>(sortKeys(sort)[0] ?? NONE);
  const choose = (patch: Partial<SortKey>) => {
    const next = { field, descending, ...patch };
    setChosen(next);
    setSort(sortOf([next]));
  };
  const offered = columns.all.filter(({ sortable }) => sortable);
  return (
    <div className="ui-panel">
      <Select label={translate("ui.sort.by")} value={field} onChange={({ target }) => choose({ field: target.value })}>
        {!offered.some(({ source }) => source === field) && <option value={field}>{labelOf(field)}</option>}
        {offered.map(({ source, label }) => (
          <option key={source} value={source}>
            {labelOf(source, label)}
          </option>
        ))}
      </Select>
      <Segments
        legend={translate("ui.sort.by")}
        legendHidden
        value={descending ? "descending" : "ascending"}
        options={DIRECTIONS.map((value) => ({ value, label: translate(`ui.sort.${value}`) }))}
        onChoose={(value) => choose({ descending: value === "descending" })}
      />
      <Button onClick={onClose}>{translate("ui.close")}</Button>
    </div>
  );
};
