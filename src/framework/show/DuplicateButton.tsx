import { useTranslate } from "ra-core";
import { useDuplicate } from "../actions/useDuplicate";
import { IconButton } from "../ui/IconButton";

/** Opens the form of a new record with the values of this one. */
export const DuplicateButton = ({ id }: { readonly id: string | number }) => {
  const label = useTranslate()("ui.row.duplicate");
  const duplicate = useDuplicate();
  return duplicate && <IconButton icon="duplicate" label={label} onClick={() => void duplicate(id)} />;
};
