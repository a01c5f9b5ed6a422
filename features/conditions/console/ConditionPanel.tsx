import { useTranslate } from "ra-core";
import type { EditedConditions } from "../../../src/framework/list/slots";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { Popover } from "../../../src/framework/ui/Popover";
import { useNarrow } from "../../../src/framework/ui/useNarrow";
import { Builder } from "./Builder";
import { conditionWords } from "./conditionWords";
import { Sheet } from "./Sheet";
import { WhereText } from "./WhereText";
import "./conditions.css";

const Panel = ({ text, where, fields, field, anchor, onChange, onClose }: EditedConditions) => {
  const translate = useTranslate();
  const Frame = useNarrow() ? Sheet : Popover;
  return (
    <Frame wide anchor={anchor} label={translate("ui.filter.where")} onClose={onClose}>
      {where === null ? (
        <WhereText text={text} onChange={onChange} onClose={onClose} />
      ) : (
        <Builder where={where} fields={fields} field={field} onChange={onChange} onClose={onClose} />
      )}
    </Frame>
  );
};

export const ConditionPanel = (props: EditedConditions) => (
  <WithWords of={conditionWords}>
    <Panel {...props} />
  </WithWords>
);
