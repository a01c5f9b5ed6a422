import { useWatch } from "react-hook-form";
import { toCents } from "../../../shared/schema/decimal";
import { ResourceScreen } from "../../../src/framework/resource/resource";
import { useResourceNamed } from "../../../src/framework/resource/useResourceNamed";
import { isBlank } from "../../../src/framework/resource/valueAt";
import { MoneyValue } from "../../../src/framework/value/MoneyValue";
import { ShownField } from "../../../src/framework/value/ShownField";
import type { Payload, Reference } from "../../../src/framework/wire/contract";
import { isObject } from "../../../src/framework/wire/readAnswer";

const isPrice = (value: unknown): boolean => typeof value === "string" && toCents(value) !== null;

/**
 * The facts of an offer: its description below the name, and its prices at the end. Prices are drawn at once, and
 * descriptions are a grey line until their words are loaded.
 */
export const OfferFacts = ({ of, facts }: { readonly of: Reference; readonly facts: unknown }) => {
  const props = useResourceNamed(of.resource);
  const given: Payload = useWatch();
  if (!isObject(facts)) return null;
  const names = Object.keys(facts).filter((name) => !isBlank(facts[name]));
  const prices = names.filter((name) => isPrice(facts[name]));
  // The name of a price is its currency. The price in the chosen currency comes first.
  const chosen = prices.filter((name) => Object.values(given).includes(name));
  return (
    <>
      {props === null ? (
        <small aria-hidden="true">
          <span className="ui-unread" />
        </small>
      ) : (
        <ResourceScreen resource={props}>
          <small>
            {names
              .filter((name) => !prices.includes(name))
              .map((source) => (
                <span key={source}>
                  <ShownField source={source} record={facts} labelled />
                </span>
              ))}
          </small>
        </ResourceScreen>
      )}
      <span className="ui-prices">
        {[...new Set([...chosen, ...prices])].map((currency) => (
          <span key={currency}>
            <MoneyValue value={facts[currency]} currency={currency} />
          </span>
        ))}
      </span>
    </>
  );
};
