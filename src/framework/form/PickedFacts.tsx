import { ResourceScreen } from "../resource/resource";
import { useResourceNamed } from "../resource/useResourceNamed";
import { isBlank } from "../resource/valueAt";
import type { Payload, Reference } from "../wire/contract";
import { ShownField } from "../value/ShownField";

interface PickedFactsProps {
  readonly of: Reference;
  readonly facts: Payload;
}

/** The facts that a picker shows next to the name of a record: each field as on the record's own page. */
export const PickedFacts = ({ of, facts }: PickedFactsProps) => {
  const props = useResourceNamed(of.resource);
  if (props === null) return null;
  return (
    <ResourceScreen resource={props}>
      <span className="ui-picked">
        {Object.keys(facts)
          .filter((source) => !isBlank(facts[source]))
          .map((source) => (
            <span key={source}>
              <ShownField source={source} record={facts} />
            </span>
          ))}
      </span>
    </ResourceScreen>
  );
};
