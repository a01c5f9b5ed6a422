import { useNavigate, useRecordContext, useTranslate } from "ra-core";
import { useActionContext } from "../../../src/framework/actions/ActionPlace";
import { useAllowed } from "../../../src/framework/resource/access";
import { MenuItem } from "../../../src/framework/ui/Menu";
import { useResourcePath, useResourceProps } from "../../../src/framework/resource/resource";
import type { Row } from "../../../src/framework/resource/Row";

/** Opens the create form with this row as the parent: `?source={"menu_parent_id":7}`, the format of react-admin. */
export const AddChild = ({ parent }: { readonly parent: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const paths = useResourcePath();
  const props = useResourceProps();
  const row = useRecordContext<Row>();
  const allowed = useAllowed("add");
  const { onPress } = useActionContext();
  if (!row || !allowed || (props !== null && !("create" in props.views))) return null;
  const go = () => {
    onPress?.();
    navigate(`${paths.create}?source=${encodeURIComponent(JSON.stringify({ [parent]: row.id }))}`);
  };
  return (
    <MenuItem icon="add" onClick={go}>
      {translate("ui.tree.add_child")}
    </MenuItem>
  );
};
