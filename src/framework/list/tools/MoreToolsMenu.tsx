import { useListContext, useTranslate } from "ra-core";
import { useParts } from "../../slots";
import { MenuItem } from "../../ui/Menu";
import { type MenuTool, menuTools } from "../slots";

interface MoreToolsMenuProps {
  readonly onPress: () => void;
  readonly onTool: (tool: MenuTool) => void;
}

/** The menu with rarely used tools of a list. */
export const MoreToolsMenu = ({ onPress, onTool }: MoreToolsMenuProps) => {
  const translate = useTranslate();
  const { refetch } = useListContext();
  const tools = useParts(menuTools);
  const press = (act: () => void) => () => {
    onPress();
    act();
  };
  return (
    <>
      <MenuItem icon="refresh" onClick={press(refetch)}>
        {translate("ui.refresh")}
      </MenuItem>
      {tools.map((tool) => (
        <MenuItem key={tool.label} icon={tool.icon} onClick={press(() => onTool(tool))}>
          {translate(tool.label)}
        </MenuItem>
      ))}
    </>
  );
};
