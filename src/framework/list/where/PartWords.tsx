// A condition, or a group of them, as a sentence.
import { useTranslate } from "ra-core";
import { Fragment } from "react";
import { type Condition, type Group, isGroup } from "../../../../shared/schema/where/Where";
import { writeWhere } from "../../../../shared/schema/where/writeWhere";
import { ConditionWords } from "./ConditionWords";
import type { NamedField } from "./NamedField";

export const conditionText = (part: Condition | Group): string => writeWhere({ match: "all", of: [part] });

export const PartWords = ({
  fields,
  part,
}: {
  readonly fields: readonly NamedField[];
  readonly part: Condition | Group;
}) => {
  const translate = useTranslate();
  if (!isGroup(part)) return <ConditionWords fields={fields} condition={part} />;
  return part.of.map((one, at) => (
    <Fragment key={conditionText(one)}>
      {at > 0 && ` ${translate(`where.join.${part.match}`)} `}
      <ConditionWords fields={fields} condition={one} />
    </Fragment>
  ));
};
