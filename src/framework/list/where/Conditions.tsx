// The conditions of a list, beside its filters: a pill with a sentence for each, and the panel of a feature that edits
// them. This code is loaded when the list has conditions, or when a person adds one.
import { WithWords } from "../../resource/WithWords";
import { Fills, useIsFilled } from "../../slots";
import { conditionPanel } from "../slots";
import { readDrawable } from "./readDrawable";
import { useWhereFields } from "./useWhereFields";
import { WherePills } from "./WherePills";
import { whereWords } from "./whereWords";
import "./where.css";

export interface ConditionsProps {
  readonly text: string;
  /** The element that the panel is placed at. Null while the panel is closed. */
  readonly anchor: HTMLElement | null;
  /** The field of the new condition. */
  readonly field?: string | undefined;
  onAnchor(anchor: HTMLElement | null): void;
  onChange(text: string): void;
}

const WhenLoaded = ({ text, anchor, field, onAnchor, onChange }: ConditionsProps) => {
  const fields = useWhereFields();
  const isEdited = useIsFilled(conditionPanel);
  if (fields === null) return null;
  const where = readDrawable(text, fields);
  const onClose = () => onAnchor(null);
  return (
    <>
      <WherePills text={text} where={where} fields={fields} onChange={onChange} onOpen={isEdited ? onAnchor : null} />
      {anchor && <Fills of={conditionPanel} props={{ text, where, fields, field, anchor, onChange, onClose }} />}
    </>
  );
};

export const Conditions = (props: ConditionsProps) => (
  <WithWords of={whereWords}>
    <WhenLoaded {...props} />
  </WithWords>
);
