// A condition as a sentence: "State is none of" "Paid, Shipped".
import { useLocale, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { isUnit, type Condition, type Operator } from "../../schema/where/Where";
import { momentText } from "./momentText";
import { operatorWords, type Translate, unitWords } from "./operatorWords";
import type { NamedField } from "./useWhereFields";

/** These need no verb: "Created: last 7 days". */
const BARE: readonly Operator[] = ["is", "during", "last", "next"];

const valueText = (translate: Translate, language: string, field: NamedField | undefined, value: string): string => {
  if (field?.as === "flag") return translate(value === "1" ? "kit.yes" : "kit.no");
  return field?.as === "moment" ? momentText(value, language) : value;
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
  const { operator, values } = condition;
  const [first = "", second = ""] = values;
  if (operator === "during") return translate(`where.period.${first}`, { _: first });
  if ((operator === "last" || operator === "next") && isUnit(second))
    return translate(`where.said.${operator}`, { span: unitWords(translate, second, Number(first)) });
  if (operator === "between")
    return translate("where.from_to", {
      from: valueText(translate, language, field, first),
      to: valueText(translate, language, field, second),
    });
  if (field?.spec) return field.spec.summary({ [field.source]: values });
  return values.map((value) => valueText(translate, language, field, value)).join(language === "en" ? ", " : "、");
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
