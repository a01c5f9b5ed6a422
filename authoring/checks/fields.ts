// Finds options of fields that do not fit another field, or that the platform overwrites.
import { currencyNames, unsupportedCurrencies } from "pilothouse/schema";
import type { FieldDefinition } from "../../generator/definition/Definition";
import { suggest } from "../../generator/definition/nearest";
import { enumValueName } from "../../generator/definition/names";
import type { Path } from "../../generator/definition/Problem";
import units from "../../locales/en/framework/ui.json";
import type { ResourceInspection } from "./Subject";

type Fields = ReadonlyMap<string, FieldDefinition>;

const WHY_FINER =
  "Amounts are stored and sent in hundredths. Use a number with its unit, or an amount in a currency with at most two decimals.";

const checkFiner = (
  { complain }: ResourceInspection,
  { options: { currency, max } }: FieldDefinition,
  path: Path,
): void => {
  const most = typeof max === "object" && max !== null ? Object.keys(max) : [];
  for (const [name, own, at] of [
    [currency, ["currency"], "value"] as const,
    ...most.map((one) => [one, ["max", one], "key"] as const),
  ])
    if (typeof name === "string" && unsupportedCurrencies.includes(name))
      complain("P278", [...path, ...own], `\`${name}\` has more than two decimals`, WHY_FINER, at);
};

const checkCurrency = (
  { lookup, complain }: ResourceInspection,
  field: FieldDefinition,
  beside: Fields,
  path: Path,
): void => {
  const name = field.options.currency_field;
  const holder = typeof name === "string" ? beside.get(name) : undefined;
  if (holder === undefined) return;
  const [enumeration] = lookup.named(holder, "enum").map(([, one]) => lookup.enumeration(one));
  const names = [...(enumeration?.values ?? [])].map(([value, { name: given }]) => enumValueName(value, given) ?? "");
  const finer = names.find((one) => unsupportedCurrencies.includes(one));
  const wrong = names.find((one) => !currencyNames.includes(one));
  if (finer !== undefined)
    complain(
      "P278",
      [...path, "currency_field"],
      `\`${finer}\` of ${enumeration?.name} has more than two decimals`,
      WHY_FINER,
    );
  else if (enumeration === undefined || wrong !== undefined)
    complain(
      "P248",
      [...path, "currency_field"],
      enumeration === undefined
        ? `\`${name}\` is of kind ${holder.kind}, which holds no currency`
        : `\`${wrong}\` of ${enumeration.name} is no currency`,
      `Name a field of kind enum whose values are currencies: \`rmb\`, or the codes of ISO 4217 in small letters, such as \`usd\` and \`eur\`.`,
    );
};

const UNIT = "ui.unit.";
const UNITS = Object.keys(units).flatMap((key) => (key.startsWith(UNIT) ? [key.slice(UNIT.length)] : []));
/** Matches a word, but no symbol such as kWh or mAh. */
const WORD = /^[a-z]{4,}$/;

const checkUnit = (
  { complain }: ResourceInspection,
  { options: { unit } }: FieldDefinition,
  own: () => ReadonlySet<string>,
  path: Path,
): void => {
  if (typeof unit !== "string" || !WORD.test(unit) || UNITS.includes(unit) || own().has(unit)) return;
  complain(
    "P255",
    [...path, "unit"],
    `\`${unit}\` is a word that is not translated`,
    `${suggest(unit, [...UNITS, ...own()])} Or write a symbol, such as kg, or add \`${UNIT}${unit}\` to the words of the console.`,
  );
};

const checkStamp = ({ complain }: ResourceInspection, field: FieldDefinition, path: Path): void => {
  if (field.options.stamp !== undefined && field.readonly !== true && field.hidden !== true)
    complain(
      "P241",
      [...path, "stamp"],
      "the platform sets this time, whatever people fill in",
      "Add `readonly: true`, or remove `stamp`.",
    );
};

/** `ownUnits` reads the units for which the console has words. */
export const checkFields = (subject: ResourceInspection, ownUnits: () => ReadonlySet<string>): void => {
  const visit = (fields: Fields, path: Path): void => {
    for (const [name, field] of fields) {
      const here = [...path, name];
      checkCurrency(subject, field, fields, here);
      checkFiner(subject, field, here);
      checkUnit(subject, field, ownUnits, here);
      checkStamp(subject, field, here);
      visit(field.of, [...here, "of"]);
    }
  };
  visit(subject.definition.fields, ["fields"]);
};
