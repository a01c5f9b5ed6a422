import { useTranslate } from "ra-core";
import { useActionPlace } from "../actions/ActionPlace";
import { useDuplicate } from "../actions/useDuplicate";
import { MenuItem } from "../ui/Menu";

/** Opens the form of a new record with the values of this one: an item of the menu, never a button beside it. */
export const DuplicateButton = ({ id }: { readonly id: string | number }) => {
  const label = useTranslate()("ui.row.duplicate");
  const duplicate = useDuplicate();
  const { place, onPress } = useActionPlace();
  if (duplicate === null) return null;
  if (place !== "menu") return <span hidden />;
  const press = () => {
    onPress?.();
    void duplicate(id);
  };
  return (
    <MenuItem icon="duplicate" onClick={press}>
      {label}
    </MenuItem>
  );
};
