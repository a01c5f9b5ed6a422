import { useTranslate } from "ra-core";
import { isUnit, PERIODS, UNITS } from "../../../shared/schema/where/Where";
import { DayBox } from "../../../src/framework/ui/DayBox";
import { Icon } from "../../../src/framework/ui/icons";
import { PopoverButton } from "../../../src/framework/ui/PopoverButton";
import { Select } from "../../../src/framework/ui/Select";
import { TextBox } from "../../../src/framework/ui/TextBox";
import { toValueList } from "../../../src/framework/list/filters/CheckOptions";
import type { DraftCondition } from "./draft";
import type { NamedField } from "../../../src/framework/list/where/NamedField";

export interface ValueInputProps {
  readonly field: NamedField;
  readonly condition: DraftCondition;
  readonly isWrong: boolean;
  onValues(values: readonly string[]): void;
}

const SEPARATOR = /[,，、;；\n]/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Several texts in one input, separated by commas. */
const Texts = ({ field, condition, isWrong, onValues }: ValueInputProps) => {
  const translate = useTranslate();
  return (
    <TextBox
      label={translate("where.values_of", { label: field.label })}
      placeholder={translate("where.values_hint")}
      aria-invalid={isWrong}
      value={condition.values.join(",")}
      onChange={({ target }) => onValues(target.value === "" ? [] : target.value.split(SEPARATOR))}
      onBlur={() => onValues(condition.values.map((one) => one.trim()).filter((one) => one !== ""))}
    />
  );
};

const Offered = ({ field, condition, isWrong, onValues }: ValueInputProps) => {
  const translate = useTranslate();
  const { spec, source, label } = field;
  if (spec === null) return null;
  const values = { [source]: condition.values };
  return (
    <PopoverButton
      className={isWrong ? "ui-where-offer ui-where-wrong" : "ui-where-offer"}
      role="dialog"
      label={translate("where.values_of", { label })}
      face={
        <>
          <span>{condition.values.length > 0 ? spec.summary(values) : translate("where.choose")}</span>
          <Icon name="chevron_down" size={14} />
        </>
      }
    >
      {() => (
        <div className="ui-panel">
          {spec.editor({
            label,
            values,
            ...(condition.operator === "within" && { choose: "records" as const }),
            change: (patch) => onValues(toValueList(patch[source]).map(String)),
          })}
        </div>
      )}
    </PopoverButton>
  );
};

/** The input for the values of the operator. */
export const ValueInput = (props: ValueInputProps) => {
  const { field, condition, isWrong, onValues } = props;
  const translate = useTranslate();
  const { operator, values } = condition;
  const [first = "", second = ""] = values;
  const label = translate("where.value_of", { label: field.label });
  const box = (value: string, words: string, change: (text: string) => void, isNumber: boolean) =>
    field.as === "moment" && operator !== "last" && operator !== "next" && (value === "" || DAY.test(value)) ? (
      <DayBox label={words} day={value} onDay={change} />
    ) : (
      <TextBox
        label={words}
        inputMode={isNumber ? "decimal" : "text"}
        aria-invalid={isWrong}
        value={value}
        onChange={({ target }) => change(isNumber ? target.value.trim() : target.value)}
      />
    );
  if (operator === "empty" || operator === "not_empty") return null;
  if (operator === "during")
    return (
      <Select label={label} value={first} aria-invalid={isWrong} onChange={({ target }) => onValues([target.value])}>
        {first === "" && <option value="">{translate("where.choose")}</option>}
        {PERIODS.map((period) => (
          <option key={period} value={period}>
            {translate(`where.period.${period}`)}
          </option>
        ))}
      </Select>
    );
  if (operator === "last" || operator === "next") {
    const unit = isUnit(second) ? second : "days";
    return (
      <span className="ui-where-two">
        {box(first, label, (text) => onValues([text, unit]), true)}
        <Select
          label={translate("where.unit_of", { label: field.label })}
          value={unit}
          onChange={({ target }) => onValues([first, target.value])}
        >
          {UNITS.map((one) => (
            <option key={one} value={one}>
              {translate(`where.units.${one}`)}
            </option>
          ))}
        </Select>
      </span>
    );
  }
  if (field.spec !== null && (operator === "one_of" || operator === "none_of" || operator === "within"))
    return <Offered {...props} />;
  if (operator === "one_of" || operator === "none_of" || operator === "within") return <Texts {...props} />;
  if (field.as === "flag")
    return (
      <Select label={label} value={first} aria-invalid={isWrong} onChange={({ target }) => onValues([target.value])}>
        {first === "" && <option value="">{translate("where.choose")}</option>}
        <option value="1">{translate("ui.yes")}</option>
        <option value="0">{translate("ui.no")}</option>
      </Select>
    );
  const isNumber = field.as === "whole" || field.as === "number" || field.as === "amount";
  if (operator !== "between") return box(first, label, (text) => onValues(text === "" ? [] : [text]), isNumber);
  return (
    <span className="ui-where-two">
      {box(first, translate("where.from_of", { label: field.label }), (text) => onValues([text, second]), isNumber)}
      {box(second, translate("where.to_of", { label: field.label }), (text) => onValues([first, text]), isNumber)}
    </span>
  );
};
