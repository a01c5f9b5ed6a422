import { RecordContextProvider, useTranslate } from "ra-core";
import { useMemo } from "react";
import { ActionPlaceContext } from "../../actions/ActionPlace";
import { DeleteAction } from "../../actions/DeleteAction";
import { Icon } from "../../ui/icons";
import { Popover } from "../../ui/Popover";
import { useResourcePath } from "../../resource/resource";
import { LinkBase } from "ra-core";
import { type Row, useListSetup } from "./ListSetup";

export interface RowMenuProps {
  readonly row: Row;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What can be done with one row: open, edit, the resource's own actions, delete. Built when opened. */
export const RowMenu = ({ row, anchor, onClose }: RowMenuProps) => {
  const translate = useTranslate();
  const paths = useResourcePath();
  const { opens, canEdit, rowActions, titleOf } = useListSetup();
  const standing = useMemo(() => ({ place: "menu" as const, onPress: onClose }), [onClose]);
  return (
    <Popover anchor={anchor} role="menu" label={translate("kit.row.actions", { name: titleOf(row) })} onClose={onClose}>
      <ActionPlaceContext value={standing}>
        <RecordContextProvider value={row}>
          {opens === "show" && (
            <LinkBase className="kit-menu-item" role="menuitem" to={paths.show(row.id)} onClick={onClose}>
              <Icon name="eye" size={18} />
              {translate("kit.row.open")}
            </LinkBase>
          )}
          {canEdit && (
            <LinkBase className="kit-menu-item" role="menuitem" to={paths.edit(row.id)} onClick={onClose}>
              <Icon name="edit" size={18} />
              {translate("kit.row.edit")}
            </LinkBase>
          )}
          {rowActions}
          <DeleteAction />
        </RecordContextProvider>
      </ActionPlaceContext>
    </Popover>
  );
};
