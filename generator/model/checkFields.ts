import type { FieldDefinition } from "../definition/Definition";
import { formatPath } from "../definition/explainIssue";
import { findNearest, suggest } from "../definition/nearest";
import type { Path } from "../definition/Problem";
import { demandValue } from "./demandValue";
import { checkLeadsOption } from "./checkLeadsOption";
import { expectCondition, expectResource, type Inspection } from "./Inspection";

type Fields = ReadonlyMap<string, FieldDefinition>;

const checkLinks = (inspection: Inspection, field: FieldDefinition, beside: Fields, path: Path): void => {
  const { lookup, complain } = inspection;
  for (const [option, name] of lookup.named(field, "enum"))
    if (lookup.definitions.enums.sound && lookup.enumeration(name) === undefined)
      complain(
        "P120",
        [...path, option],
        `unknown enumeration \`${name}\``,
        suggest(name, lookup.definitions.enums.enums.keys()),
      );
  for (const [option, name] of lookup.named(field, "resource")) expectResource(inspection, name, [...path, option]);
  const neighbours = [...lookup.named(field, "field"), ...lookup.named(field, "absorbed")];
  for (const [option, name] of neighbours)
    if (!beside.has(name))
      complain(
        "P122",
        [...path, option],
        `${formatPath([...path, option])} names the field \`${name}\`, which is not beside it`,
        suggest(name, beside.keys()),
      );
  for (const [option, name] of lookup.named(field, "nested"))
    if (!field.of.has(name))
      complain(
        "P122",
        [...path, option],
        `${formatPath([...path, option])} names \`${name}\`, which is not a field of its \`of\``,
        suggest(name, field.of.keys()),
      );
};

/** Checks that the call of a picker is a call of the resource that it picks from. */
const checkPick = ({ lookup, complain }: Inspection, field: FieldDefinition, path: Path): void => {
  const { pick, to } = field.options;
  const target = typeof to === "string" ? lookup.resource(to) : undefined;
  if (typeof pick !== "string" || target === undefined || target.calls.has(pick)) return;
  complain("P157", [...path, "pick"], `${target.name} has no call \`${pick}\``, suggest(pick, target.calls.keys()));
};

const checkLimits = ({ complain }: Inspection, { options }: FieldDefinition, path: Path): void => {
  const { min, max } = options;
  const byCurrency = typeof max === "object" && max !== null;
  if (byCurrency && options.currency_field === undefined)
    complain(
      "P144",
      [...path, "max"],
      "the maximum depends on the currency, but no field holds the currency",
      'Name that field, `currency_field: …`, or say one maximum, such as `max: "5000.00"`.',
    );
  if (min === undefined || max === undefined || min === null || max === null) return;
  const low = (byCurrency ? Object.values(max) : [max]).find((most) => Number(min) > Number(most));
  if (low === undefined) return;
  complain(
    "P144",
    [...path, "min"],
    `the minimum ${String(min)} is above the maximum ${String(low)}`,
    "Swap them, or leave one out.",
  );
};

const checkRest = (inspection: Inspection, name: string, field: FieldDefinition, path: Path): void => {
  const { lookup, complain } = inspection;
  const facts = lookup.facts(field);
  if (facts === null) return;
  if (field.filter !== undefined && !facts.filters.includes(field.filter))
    complain(
      "P147",
      [...path, "filter"],
      `a field of kind ${field.kind} has no filter \`${field.filter}\``,
      suggest("", facts.filters),
    );
  if (field.default !== undefined) demandValue(inspection, field, field.default, [...path, "default"]);
  for (const [index, value] of (field.sample ?? []).entries())
    demandValue(inspection, field, value, [...path, "sample", index]);
  for (const needed of facts.nested?.needs ?? [])
    if (field.of.size > 0 && !field.of.has(needed) && findNearest(needed, field.of.keys()) === null)
      complain(
        "P148",
        [...path, "of"],
        `\`${name}\` has no field \`${needed}\``,
        `A field of kind ${field.kind} tells its rows apart by \`${needed}\`: add it.`,
        "key",
      );
};

/** The condition of a nested field cannot use fields of the record: a nested row is checked alone. */
const checkCondition = (inspection: Inspection, { when }: FieldDefinition, path: Path): void => {
  const here = [...path, "when"];
  if (when === undefined) return;
  if (path.length === 2 && path[0] === "fields") expectCondition(inspection, when, here);
  else
    inspection.complain(
      "P105",
      here,
      `${formatPath(path)} is no field of the record itself`,
      "Take `when` away: it is for the fields of the record, not for those within one or of a call.",
      "key",
    );
};

/** Checks the names in fields, and that limits, defaults, samples and filters fit. */
export const checkFields = (inspection: Inspection, fields: Fields, path: Path): void => {
  for (const [name, field] of fields) {
    const here = [...path, name];
    if (field.sound) {
      checkLinks(inspection, field, fields, here);
      checkPick(inspection, field, here);
      checkLeadsOption(inspection, field, fields, here);
      checkLimits(inspection, field, here);
      checkRest(inspection, name, field, here);
      checkCondition(inspection, field, here);
    }
    checkFields(inspection, field.of, [...here, "of"]);
  }
};
