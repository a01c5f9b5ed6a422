// Checks `leads` of a text field with keys of different resources: the resources and the deciding field exist.
import type { FieldDefinition } from "../definition/Definition";
import { suggest } from "../definition/nearest";
import { isObject } from "../definition/part";
import type { Path } from "../definition/Problem";
import { demandValue } from "./demandValue";
import { expectResource, type Inspection } from "./Inspection";

type Fields = ReadonlyMap<string, FieldDefinition>;

export const checkLeadsOption = (inspection: Inspection, field: FieldDefinition, beside: Fields, path: Path): void => {
  const { leads } = field.options;
  if (!isObject(leads) || typeof leads.by !== "string" || !isObject(leads.to)) return;
  const { lookup, complain } = inspection;
  const here = [...path, "leads"];
  const by = beside.get(leads.by);
  if (by === undefined)
    complain(
      "P122",
      [...here, "by"],
      `it leads by the field \`${leads.by}\`, which is not beside it`,
      suggest(leads.by, beside.keys()),
    );
  for (const [value, to] of Object.entries(leads.to)) {
    if (by !== undefined)
      demandValue(inspection, by, lookup.linked(by).type === "string" ? value : Number(value), [...here, "to", value]);
    if (typeof to === "string") expectResource(inspection, to, [...here, "to", value]);
  }
};
