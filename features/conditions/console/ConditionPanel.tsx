import { useTranslate } from "ra-core";
import type { EditedConditions } from "../../../src/framework/list/slots";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { Popover } from "../../../src/framework/ui/Popover";
import { useNarrow } from "../../../src/framework/ui/useNarrow";
import { ConditionBuilder } from "./ConditionBuilder";
import { conditionWords } from "./conditionWords";
import { OverlaySheet } from "./OverlaySheet";
import { WhereTextEditor } from "./WhereTextEditor";
import "./conditions.css";

const Panel = ({ text, where, fields, field, anchor, onChange, onClose }: EditedConditions) => {
  const translate = useTranslate();
  const Frame = useNarrow() ? OverlaySheet : Popover;
  return (
    <Frame wide anchor={anchor} label={translate("ui.filter.where")} onClose={onClose}>
      {where === null ? (
        <WhereTextEditor text={text} onChange={onChange} onClose={onClose} />
      ) : (
        <ConditionBuilder where={where} fields={fields} field={field} onChange={onChange} onClose={onClose} />
      )}
    </Frame>
  );
};

export const ConditionPanel = (props: EditedConditions) => (
  <WithWords of={conditionWords}>
    <Panel {...props} />
  </WithWords>
);
