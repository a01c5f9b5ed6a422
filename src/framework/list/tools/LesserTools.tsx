import { useListContext, useTranslate } from "ra-core";
import { MenuItem } from "../../ui/Menu";

/** What one does with a whole list now and then. The browser leaves out of the print what only a screen needs. */
export const LesserTools = ({ onPress }: { readonly onPress: () => void }) => {
  const translate = useTranslate();
  const { refetch } = useListContext();
  const press = (act: () => void) => () => {
    onPress();
    act();
  };
  return (
    <>
      <MenuItem icon="refresh" onClick={press(refetch)}>
        {translate("kit.refresh")}
      </MenuItem>
      {/* After the menu has left the page. */}
      <MenuItem icon="print" onClick={press(() => setTimeout(() => window.print()))}>
        {translate("kit.print")}
      </MenuItem>
    </>
  );
};
