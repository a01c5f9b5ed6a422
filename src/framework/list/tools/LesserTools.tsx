import { useListContext, useTranslate } from "ra-core";
import { MenuItem } from "../../ui/Menu";

interface LesserToolsProps {
  readonly onPress: () => void;
  readonly onPrint: () => void;
}

/** What one does with a whole list now and then. The browser leaves out of the print what only a screen needs. */
export const LesserTools = ({ onPress, onPrint }: LesserToolsProps) => {
  const translate = useTranslate();
  const { refetch } = useListContext();
  const press = (act: () => void) => () => {
    onPress();
    act();
  };
  return (
    <>
      <MenuItem icon="refresh" onClick={press(refetch)}>
        {translate("ui.refresh")}
      </MenuItem>
      <MenuItem icon="print" onClick={press(onPrint)}>
        {translate("ui.print")}
      </MenuItem>
    </>
  );
};
