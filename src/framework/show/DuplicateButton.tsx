import { useTranslate } from "ra-core";
import { useActionContext } from "../actions/ActionPlace";
import { useDuplicate } from "../actions/useDuplicate";
import { MenuItem } from "../ui/Menu";

/** An item in the menu of a record. It opens the form of a new record with the values of this record. */
export const DuplicateButton = ({ id }: { readonly id: string | number }) => {
  const label = useTranslate()("ui.row.duplicate");
  const duplicate = useDuplicate();
  const { place, onPress } = useActionContext();
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
