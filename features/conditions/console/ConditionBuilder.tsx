import { useTranslate } from "ra-core";
import { type ReactNode, useRef, useState } from "react";
import { WHERE_LIMITS, type Where } from "../../../shared/schema/where/Where";
import { writeWhere } from "../../../shared/schema/where/writeWhere";
import { Button } from "../../../src/framework/ui/Button";
import { Icon } from "../../../src/framework/ui/icons";
import { Select } from "../../../src/framework/ui/Select";
import { ConditionRow } from "./ConditionRow";
import {
  conditionsIn,
  type Draft,
  type DraftCondition,
  isConditionComplete,
  isDraftGroup,
  startDraft,
  completeConditionsOf,
  addCondition,
  addGroup,
  changeMatch,
  changePart,
} from "./draft";
import { ShowResultsButton } from "./ShowResultsButton";
import type { NamedField } from "../../../src/framework/list/where/NamedField";

interface MatchProps {
  readonly match: Where["match"];
  readonly onMatch: (match: Where["match"]) => void;
}

const Match = ({ match, onMatch }: MatchProps) => {
  const translate = useTranslate();
  return (
    <div className="ui-where-match">
      <span>{translate("where.match.before")}</span>
      <Select
        label={translate("where.match.label")}
        value={match}
        onChange={({ target }) => onMatch(target.value === "any" ? "any" : "all")}
      >
        <option value="all">{translate("where.match.all")}</option>
        <option value="any">{translate("where.match.any")}</option>
      </Select>
      <span>{translate("where.match.after")}</span>
    </div>
  );
};

const AddButton = ({ label, disabled, onAdd }: { label: string; disabled: boolean; onAdd: () => void }) => (
  <Button variant="text" disabled={disabled} startIcon={<Icon name="add" size={16} />} onClick={onAdd}>
    {useTranslate()(label)}
  </Button>
);

interface BuilderProps {
  readonly where: Where;
  readonly fields: readonly NamedField[];
  /** The field of a new condition. */
  readonly field: string | undefined;
  onChange(text: string): void;
  onClose(): void;
}

/**
 * Edits all conditions of a list at once. The list changes when the conditions are complete and a person applies them.
 */
export const ConditionBuilder = ({ where, fields, field, onChange, onClose }: BuilderProps) => {
  const translate = useTranslate();
  const [draft, setDraft] = useState(() => startDraft(where, fields, field));
  const [isJudged, setJudged] = useState(false);
  // A date input reports its value only after the button is pressed, so the conditions are read later.
  const now = useRef(draft);
  const change = (next: Draft) => {
    now.current = next;
    setDraft(next);
  };
  const [first] = fields;
  const show = () =>
    setTimeout(() => {
      if (conditionsIn(now.current).some((one) => !isConditionComplete(one, fields))) return setJudged(true);
      const wanted = completeConditionsOf(now.current, fields);
      onChange(wanted === null ? "" : writeWhere(wanted));
      return onClose();
    });
  const clear = () => {
    onChange("");
    onClose();
  };
  const row = (condition: DraftCondition): ReactNode => (
    <ConditionRow
      key={condition.id}
      fields={fields}
      condition={condition}
      isJudged={isJudged}
      onChange={(next) => change(changePart(now.current, condition.id, () => next))}
      onEnter={show}
    />
  );
  const isFull = first === undefined || conditionsIn(draft).length >= WHERE_LIMITS.conditions;
  const add = (group: number | null) => {
    if (first !== undefined) change(addCondition(now.current, group, first));
  };
  return (
    <div className="ui-where">
      {draft.of.length > 1 && (
        <Match match={draft.match} onMatch={(match) => change(changeMatch(now.current, null, match))} />
      )}
      <ul className="ui-where-rows">
        {draft.of.map((part) =>
          isDraftGroup(part) ? (
            <li key={part.id} className="ui-where-group">
              <Match match={part.match} onMatch={(match) => change(changeMatch(now.current, part.id, match))} />
              <ul className="ui-where-rows">{part.of.map(row)}</ul>
              <AddButton label="where.add" disabled={isFull} onAdd={() => add(part.id)} />
            </li>
          ) : (
            row(part)
          ),
        )}
      </ul>
      <div className="ui-where-foot">
        <span className="ui-where-adds">
          <AddButton label="where.add" disabled={isFull} onAdd={() => add(null)} />
          <AddButton
            label="where.add_group"
            disabled={isFull}
            onAdd={() => first !== undefined && change(addGroup(now.current, first))}
          />
        </span>
        <Button variant="text" onClick={clear}>
          {translate("where.clear")}
        </Button>
        <ShowResultsButton where={completeConditionsOf(draft, fields)} onClick={show} />
      </div>
    </div>
  );
};
