import { RecordContextProvider, useTranslate } from "ra-core";
import { useMemo } from "react";
import { ActionPlaceContext } from "../../actions/ActionPlace";
import { useDuplicate } from "../../actions/useDuplicate";
import { DeleteAction } from "../../actions/DeleteAction";
import { Menu, MenuItem } from "../../ui/Menu";
import { useResourcePath } from "../../resource/resource";
import { type Row, useListSetup } from "./ListSetup";

export interface RowMenuProps {
  readonly row: Row;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** Opens the record beside the list. Null if no feature offers this. */
  readonly look?: { readonly label: string; readonly open: () => void } | null;
  /** Selects or deselects the row. Null if the row has its own checkbox. */
  readonly onSelect?: (() => void) | null;
}

/** The menu of a row: open, edit, actions of the resource, delete. It is rendered when it opens. */
export const RowMenu = ({ row, anchor, onClose, look = null, onSelect = null }: RowMenuProps) => {
  const translate = useTranslate();
  const paths = useResourcePath();
  const { opens, canEdit, rowActions, titleOf } = useListSetup();
  const duplicate = useDuplicate();
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  const standing = useMemo(() => ({ place: "menu" as const, onPress: onClose }), [onClose]);
  return (
    <Menu anchor={anchor} label={translate("ui.row.actions", { name: titleOf(row) })} onClose={onClose}>
      <ActionPlaceContext value={standing}>
        <RecordContextProvider value={row}>
          {opens === "show" && (
            <MenuItem icon="open" to={paths.show(row.id)} onClick={onClose}>
              {translate("ui.row.open")}
            </MenuItem>
          )}
          {look && (
            <MenuItem icon="eye" onClick={closing(look.open)}>
              {translate(look.label)}
            </MenuItem>
          )}
          {onSelect && (
            <MenuItem icon="check" onClick={closing(onSelect)}>
              {translate("ui.row.select")}
            </MenuItem>
          )}
          {canEdit && (
            <MenuItem icon="edit" to={paths.edit(row.id)} onClick={onClose}>
              {translate("ui.row.edit")}
            </MenuItem>
          )}
          {duplicate && (
            <MenuItem icon="duplicate" onClick={closing(() => void duplicate(row.id))}>
              {translate("ui.row.duplicate")}
            </MenuItem>
          )}
          {rowActions}
          <DeleteAction />
        </RecordContextProvider>
      </ActionPlaceContext>
    </Menu>
  );
};
