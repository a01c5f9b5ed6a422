// The conditions of a list, beside its filters: pills that read as sentences, and the panel that builds them. All of it is loaded
// when there are some, or when somebody wants some.
import { useTranslate } from "ra-core";
import { useNarrow } from "../../ui/useNarrow";
import { Popover } from "../../ui/Popover";
import { WithWords } from "../../resource/WithWords";
import { Builder } from "./Builder";
import { readDrawable } from "./readDrawable";
import { Sheet } from "./Sheet";
import { useWhereFields } from "./useWhereFields";
import { WherePills } from "./WherePills";
import { WhereText } from "./WhereText";
import { whereWords } from "./whereWords";
import "./where.css";

export interface ConditionsProps {
  readonly text: string;
  /** What opened the panel; null while it is closed. */
  readonly anchor: HTMLElement | null;
  onAnchor(anchor: HTMLElement | null): void;
  onChange(text: string): void;
}

const WhenLoaded = ({ text, anchor, onAnchor, onChange }: ConditionsProps) => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const fields = useWhereFields();
  if (fields === null) return null;
  const where = readDrawable(text, fields);
  const close = () => onAnchor(null);
  const Panel = narrow ? Sheet : Popover;
  return (
    <>
      <WherePills text={text} where={where} fields={fields} onChange={onChange} onOpen={onAnchor} />
      {anchor && (
        <Panel wide anchor={anchor} label={translate("kit.filter.where")} onClose={close}>
          {where === null ? (
            <WhereText text={text} onChange={onChange} onClose={close} />
          ) : (
            <Builder where={where} fields={fields} onChange={onChange} onClose={close} />
          )}
        </Panel>
      )}
    </>
  );
};

export const Conditions = (props: ConditionsProps) => (
  <WithWords of={whereWords}>
    <WhenLoaded {...props} />
  </WithWords>
);
