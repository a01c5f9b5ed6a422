import type { FieldDefinition } from "../definition/Definition";
import { sourcesOfDerivation, derivedValue } from "../../shared/schema/derived";
import { deriveOptionSchema } from "./derivation";
import { expectCondition, expectValues, type Inspection } from "./Inspection";

/** The maximum number of combinations to check. */
const MOST = 5000;

/** All combinations of values that these fields can have. */
const combinations = (
  inspection: Inspection,
  names: readonly string[],
): readonly Readonly<Record<string, string | number>>[] => {
  let found: readonly Readonly<Record<string, string | number>>[] = [{}];
  for (const name of names) {
    const values = valuesOf(inspection, name);
    found = found.flatMap((record) => values.map((value) => ({ ...record, [name]: value }))).slice(0, MOST);
  }
  return found;
};

const valuesOf = ({ definition, lookup }: Inspection, name: string): readonly (string | number)[] => {
  const field = definition.fields.get(name);
  const [named] = field === undefined ? [] : lookup.named(field, "enum");
  return named === undefined ? [] : [...(lookup.enumeration(named[1])?.values.keys() ?? [])];
};

const checkOne = (inspection: Inspection, name: string, field: FieldDefinition): void => {
  const { definition, lookup, complain } = inspection;
  const path = ["fields", name, "derive"];
  const { data: derive } = deriveOptionSchema.safeParse(field.options.derive);
  if (derive === undefined) return;
  const complainOf = (message: string, fix: string): void => complain("P190", path, message, fix);
  if (lookup.linked(field).type !== "number")
    complainOf(`\`${name}\` is derived, and its values are texts`, "Give the values of its enumeration numbers.");
  expectValues(
    inspection,
    name,
    derive.map(({ value }, index) => [value, [...path, index, "value"], "value"]),
  );
  for (const [index, { when }] of derive.entries()) expectCondition(inspection, when, [...path, index, "when"]);
  const sources = sourcesOfDerivation(derive);
  for (const source of sources) {
    const from = definition.fields.get(source);
    if (from === undefined || (valuesOf(inspection, source).length > 0 && from.options.derive === undefined)) continue;
    complainOf(
      `\`${name}\` cannot be derived from \`${source}\``,
      "Name fields of this record that hold one value of an enumeration and are stored themselves.",
    );
    return;
  }
  const left = combinations(inspection, sources).find((record) => derivedValue(derive, record) === null);
  if (left !== undefined && Object.keys(left).length > 0)
    complainOf(
      `\`${name}\` has no value where ${Object.entries(left)
        .map(([source, value]) => `${source} is ${value}`)
        .join(" and ")}`,
      "Add one, or end the list with a value without `when`, for all that is left.",
    );
};

/** Checks that each derived field has a value for every record, and depends only on stored fields. */
export const checkDerivedFields = (inspection: Inspection): void => {
  for (const [name, field] of inspection.definition.fields)
    if (field.sound && field.options.derive !== undefined) checkOne(inspection, name, field);
};
