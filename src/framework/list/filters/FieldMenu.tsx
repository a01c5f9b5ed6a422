import { useTranslate } from "ra-core";
import { useFieldLabels } from "../../resource/label";
import { Menu, MenuItem } from "../../ui/Menu";
import type { FieldsToFilter } from "../slots";

/** A menu with the filters of a list, if the console has no conditions. */
export const FieldMenu = ({ filters, anchor, onFilter, onClose }: Omit<FieldsToFilter, "onCondition" | "branches">) => {
  const label = useFieldLabels();
  return (
    <Menu anchor={anchor} label={useTranslate()("ui.filter.add")} onClose={onClose}>
      {filters.map((one) => (
        <MenuItem key={one.source} onClick={() => onFilter(one)}>
          {label(one.source, one.label)}
        </MenuItem>
      ))}
    </Menu>
  );
};
