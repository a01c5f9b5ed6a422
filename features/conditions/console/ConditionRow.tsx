import { useTranslate } from "ra-core";
import { isOperator } from "../../../shared/schema/where/Where";
import { IconButton } from "../../../src/framework/ui/IconButton";
import { Select } from "../../../src/framework/ui/Select";
import { type DraftCondition, isConditionComplete, offeredOperators, changeField, changeOperator } from "./draft";
import { operatorWords } from "../../../src/framework/list/where/operatorWords";
import type { NamedField } from "../../../src/framework/list/where/NamedField";
import { ValueInput } from "./ValueInput";

interface ConditionRowProps {
  readonly fields: readonly NamedField[];
  readonly condition: DraftCondition;
  /** Whether somebody has tried to apply the conditions. From then on, missing parts are marked. */
  readonly isJudged: boolean;
  onChange(next: DraftCondition | null): void;
  /** Called when Enter is pressed in an input of the row. */
  onEnter(): void;
}

export const ConditionRow = ({ fields, condition, isJudged, onChange, onEnter }: ConditionRowProps) => {
  const translate = useTranslate();
  const field = fields.find(({ source }) => source === condition.field);
  const isWrong = isJudged && !isConditionComplete(condition, fields);
  const label = field?.label ?? condition.field;
  const choose = (source: string) => {
    const next = fields.find((one) => one.source === source);
    if (next) onChange(changeField(condition, next));
  };
  return (
    <li
      className="ui-where-row"
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) onEnter();
      }}
    >
      <Select label={translate("where.field")} value={condition.field} onChange={({ target }) => choose(target.value)}>
        {field === undefined && <option value={condition.field}>{condition.field}</option>}
        {fields.map((one) => (
          <option key={one.source} value={one.source}>
            {one.label}
          </option>
        ))}
      </Select>
      <Select
        label={translate("where.operator_of", { label })}
        value={condition.operator}
        onChange={({ target }) => {
          if (isOperator(target.value) && field !== undefined) onChange(changeOperator(condition, target.value, field));
        }}
      >
        {(field === undefined ? [condition.operator] : offeredOperators(field)).map((operator) => (
          <option key={operator} value={operator}>
            {operatorWords(translate, field?.as ?? "text", operator)}
          </option>
        ))}
      </Select>
      <span className="ui-where-value">
        {field !== undefined && (
          <ValueInput
            field={field}
            condition={condition}
            isWrong={isWrong}
            onValues={(values) => onChange({ ...condition, values })}
          />
        )}
        {isWrong && <span role="alert">{translate(field === undefined ? "where.unknown" : "where.incomplete")}</span>}
      </span>
      <IconButton
        icon="close"
        iconSize={16}
        label={translate("where.remove", { label })}
        onClick={() => onChange(null)}
      />
    </li>
  );
};
