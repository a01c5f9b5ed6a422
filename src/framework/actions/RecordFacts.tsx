import { useFieldLabels } from "../resource/label";
import { useUndrawnFields } from "../resource/missing";
import { useResourceProps } from "../resource/resource";
import { isBlank, textAt, valueAt } from "../resource/valueAt";
import type { Row } from "../resource/Row";
import { ShownField } from "../value/ShownField";

/** Describes a record in a dialog: its name, and the given fields or those in its head. */
export const RecordFacts = ({
  record,
  facts: own,
}: {
  readonly record: Row;
  readonly facts?: readonly string[] | undefined;
}) => {
  const labelOf = useFieldLabels();
  const missing = useUndrawnFields();
  const { title = "id", key = "id", facts = [] } = useResourceProps() ?? {};
  const named = textAt(record, title) === "" ? key : title;
  const shown = (own ?? facts).filter(
    (source) => source !== named && !missing.includes(source) && !isBlank(valueAt(record, source)),
  );
  return (
    <dl className="ui-facts">
      <div>
        <dt>{labelOf(named)}</dt>
        <dd>{textAt(record, named, String(record.id))}</dd>
      </div>
      {shown.map((source) => (
        <div key={source}>
          <dt>{labelOf(source)}</dt>
          <dd>
            <ShownField source={source} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
