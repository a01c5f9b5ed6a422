import type { FieldDefinition } from "../definition/Definition";
import { formatPath } from "../definition/explainIssue";
import { suggest } from "../definition/nearest";
import type { Path } from "../definition/Problem";
import type { Inspection } from "./Inspection";

/** Reports a value that does not fit the field. Values of an unknown enumeration are not checked. */
export const demandValue = (
  { lookup, complain }: Inspection,
  field: FieldDefinition,
  value: unknown,
  path: Path,
): void => {
  const facts = lookup.facts(field);
  if (facts === null || !field.sound || value === null) return;
  const enums = lookup.named(field, "enum").map(([, name]) => lookup.enumeration(name));
  if (enums.some((found) => found === undefined || !found.sound)) return;
  const options = lookup.linked(field);
  if (facts.accepts(value, options)) return;
  const text = JSON.stringify(value);
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  const limits = ["min", "max"].flatMap((name) =>
    options[name] === undefined || typeof options[name] === "object" ? [] : [`${name} ${String(options[name])}`],
  );
  const [enumeration] = enums;
  if (enumeration !== undefined)
    complain(
      "P146",
      path,
      `${formatPath(path)} is ${shown}, which is not a value of ${enumeration.name}`,
      suggest(String(value), [...enumeration.values.keys()].map(String)),
    );
  else
    complain(
      "P145",
      path,
      `${formatPath(path)} is ${shown}, which does not fit`,
      `Expected: ${[facts.expects, ...limits].join(", ")}.`,
    );
};
