import type { FilterPart, InputPartProps, PartProps, PartsOf } from "pilothouse/console";
import { useFormField } from "pilothouse/form";
import type { Sign } from "../../../generated/lab/sign/sign.schema";

const Place = ({ value, record }: PartProps<Sign>) => (
  <a href={`/map/${String(value)}`}>{String(record.name ?? value)}</a>
);

const States: FilterPart = ({ props, values, change }) => (
  <button type="button" onClick={() => change({ [props.source]: undefined })}>
    {String(values[props.source] ?? "")}
  </button>
);

const Above = (props: InputPartProps) => {
  const { id, label, value, change } = useFormField(props);
  return <input id={id} aria-label={label} value={String(value)} onChange={({ target }) => change(target.value)} />;
};

export const parts = {
  columns: { place: Place },
  filters: { state: States },
  fields: { place: Place },
  inputs: { above: Above },
  actions: () => <button type="button">Print</button>,
  above: () => <p>Signs are checked once a year.</p>,
} satisfies PartsOf<Sign>;
