// The conditions of a list, next to its filters: pills with sentences, and the panel in which a feature edits them.
// This code is loaded when the list has conditions, or when a person wants to add some.
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
  /** The element that opened the panel; null while it is closed. */
  readonly anchor: HTMLElement | null;
  /** The field of a condition to begin with. */
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
