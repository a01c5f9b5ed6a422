// A condition as a sentence, such as: State is "Paid".
import { useLocale, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { isUnit, type Condition, type Operator } from "../../../../shared/schema/where/Where";
import { useMoment } from "../../value/useMoment";
import { operatorWords, unitWords } from "./operatorWords";
import type { NamedField } from "./NamedField";

/** These operators need no verb: "Created: last 7 days". */
const BARE: readonly Operator[] = ["is", "during", "last", "next"];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A condition's time is a day, a minute, or a number of seconds since 1970. */
const secondsOf = (value: string): number => (/^\d+$/.test(value) ? Number(value) : Date.parse(value) / 1000);

const useValueText = (field: NamedField | undefined): ((value: string) => string) => {
  const translate = useTranslate();
  const moment = useMoment();
  if (field?.as === "flag") return (value) => translate(value === "1" ? "ui.yes" : "ui.no");
  return field?.as === "moment" ? (value) => (DAY.test(value) ? value : moment(secondsOf(value))) : String;
};

const ValueWords = ({
  field,
  condition,
}: {
  readonly field: NamedField | undefined;
  readonly condition: Condition;
}) => {
  const translate = useTranslate();
  const language = useLocale() ?? "en";
  const textOf = useValueText(field);
  const { operator, values } = condition;
  const [first = "", second = ""] = values;
  if (operator === "during") return translate(`where.period.${first}`, { _: first });
  if ((operator === "last" || operator === "next") && isUnit(second))
    return translate(`where.said.${operator}`, { span: unitWords(translate, second, Number(first)) });
  if (operator === "between")
    return translate("where.from_to", {
      from: textOf(first),
      to: textOf(second),
    });
  if (field?.spec) return field.spec.summary({ [field.source]: values });
  return values.map(textOf).join(language === "en" ? ", " : "、");
};

interface ConditionWordsProps {
  readonly fields: readonly NamedField[];
  readonly condition: Condition;
}

export const ConditionWords = ({ fields, condition }: ConditionWordsProps): ReactNode => {
  const translate = useTranslate();
  const { operator, values } = condition;
  const field = fields.find(({ source }) => source === condition.field);
  const label = field?.label ?? condition.field;
  const as = field?.as ?? "text";
  const isOne = values.length === 1;
  const said = operator === "one_of" && isOne ? "is" : operator === "none_of" && isOne ? "is_not" : operator;
  return (
    <>
      {BARE.includes(said) && as !== "choices" && as !== "keys"
        ? translate("where.said.is", { label })
        : `${label} ${operatorWords(translate, as, said)} `}
      {values.length > 0 && (
        <b>
          <ValueWords field={field} condition={condition} />
        </b>
      )}
    </>
  );
};
