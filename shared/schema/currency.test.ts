import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { formatMoney } from "../../src/framework/value/formats";
import { currencyCode, currencyNames, decimalsOf, unsupportedCurrencies, symbolOf } from "./currency";
import { money } from "./money";
import { validate } from "./validate";

/** Browsers show these with fewer decimals than ISO 4217 has, because people no longer use their smallest coins. */
const SHOWN_WITHOUT = "afn all cop huf idr irr kpw lak lbp mga mmk pkr sos syp yer iqd".split(" ");

const digitsOf = (name: string): number | undefined =>
  new Intl.NumberFormat("en", { style: "currency", currency: currencyCode(name) }).resolvedOptions()
    .maximumFractionDigits;

describe("currencies", () => {
  it("have the decimals of ISO 4217, which browsers know too", () => {
    const known = new Set(Intl.supportedValuesOf("currency"));
    const compared = [...currencyNames, ...unsupportedCurrencies].filter((name) => known.has(currencyCode(name)));
    expect(compared.length).toBeGreaterThan(150);
    const wrong = compared.filter((name) =>
      unsupportedCurrencies.includes(name) ? (digitsOf(name) ?? 0) < 3 : digitsOf(name) !== decimalsOf(name),
    );
    expect(wrong.toSorted()).toEqual(SHOWN_WITHOUT.toSorted());
  });

  it("of the specification keep their names, symbols and decimals", () => {
    expect(
      currencyNames.slice(0, 4).map((name) => [name, currencyCode(name), symbolOf(name), decimalsOf(name)]),
    ).toEqual([
      ["rmb", "CNY", "¥", 2],
      ["usd", "USD", "$", 2],
      ["inr", "INR", "₹", 2],
      ["jpy", "JPY", "JP¥", 0],
    ]);
    expect(new Set(currencyNames).size).toBe(currencyNames.length);
  });

  it("are written with their symbol or code, and without decimals if they have none", () => {
    expect(["eur", "krw", "chf", "vnd", "CNY"].map((name) => formatMoney("1234.00", name))).toEqual([
      "€1,234.00",
      "₩1,234",
      "CHF 1,234.00",
      "₫1,234",
      "¥1,234.00",
    ]);
  });

  it("without decimals take whole amounts only, also by the field with the currency", () => {
    const keysOf = (schema: Parameters<typeof validate>[0], value: object) =>
      validate(schema, value).issues.map(({ key }) => key);
    expect(keysOf(z.object({ price: money({ currency: "krw" }) }), { price: "19.90" })).toEqual(["invalid.wholeMoney"]);
    const either = z.object({ price: money({ currencyField: "in" }), in: z.string() });
    expect(keysOf(either, { price: "19.90", in: "clp" })).toEqual(["invalid.wholeMoney"]);
    expect(keysOf(either, { price: "19.90", in: "eur" })).toEqual([]);
  });
});
