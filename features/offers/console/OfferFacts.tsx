import { useWatch } from "react-hook-form";
import { cents } from "../../../shared/schema/decimal";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { useResourceNamed } from "../../../src/framework/resource/useResourceNamed";
import { isBlank } from "../../../src/framework/resource/valueAt";
import { ShownField } from "../../../src/framework/value/ShownField";
import type { Payload, Reference } from "../../../src/framework/wire/contract";
import { isObject } from "../../../src/framework/wire/readAnswer";

const isPrice = (value: unknown): boolean => typeof value === "string" && cents(value) !== null;

/** The facts of an offer: its description below the name, and its prices at the end. A grey line while they load. */
export const OfferFacts = ({ of, facts }: { readonly of: Reference; readonly facts: unknown }) => {
  const props = useResourceNamed(of.resource);
  const given: Payload = useWatch();
  if (!isObject(facts)) return null;
  if (props === null)
    return (
      <small aria-hidden="true">
        <span className="ui-unread" />
      </small>
    );
  const names = Object.keys(facts).filter((name) => !isBlank(facts[name]));
  const prices = names.filter((name) => isPrice(facts[name]));
  // The name of a price is its currency. The price in the chosen currency comes first.
  const chosen = prices.filter((name) => Object.values(given).includes(name));
  const drawn = (shown: readonly string[], labelled: boolean) =>
    shown.map((source) => (
      <span key={source}>
        <ShownField source={source} record={facts} labelled={labelled} />
      </span>
    ));
  return (
    <ResourceScreen resource={props}>
      <small>
        {drawn(
          names.filter((name) => !prices.includes(name)),
          true,
        )}
      </small>
      <span className="ui-prices">{drawn([...new Set([...chosen, ...prices])], false)}</span>
    </ResourceScreen>
  );
};
