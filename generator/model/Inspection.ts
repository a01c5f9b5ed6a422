// The arguments of the checks of a definition, and checks that most of them need.
import type { Definition } from "../definition/Definition";
import { formatPath } from "../definition/explainIssue";
import { suggest } from "../definition/nearest";
import type { ReportHere, Path } from "../definition/Problem";
import type { Lookup } from "./Lookup";

export interface Inspection {
  readonly definition: Definition;
  readonly lookup: Lookup;
  readonly complain: ReportHere;
}

/** Reports a problem if the resource has no field of this name. A definition that could not be read is not checked. */
export const expectField = ({ definition, complain }: Inspection, name: string, path: Path, at?: "key"): void => {
  if (!definition.sound || definition.fields.has(name)) return;
  complain(
    "P122",
    path,
    `${formatPath(path)} names the field \`${name}\`, which ${definition.name} does not have`,
    suggest(name, definition.fields.keys()),
    at,
  );
};

export const expectFields = (inspection: Inspection, names: readonly string[] | undefined, path: Path): void => {
  for (const [index, name] of (names ?? []).entries()) expectField(inspection, name, [...path, index]);
};

/** Finds a resource by its name. Reports a problem if there is none. */
export const expectResource = (
  { lookup, complain }: Pick<Inspection, "lookup" | "complain">,
  name: string,
  path: Path,
  at?: "key",
): Definition | undefined => {
  const found = lookup.resource(name);
  const known = lookup.definitions.resources.map((one) => one.name);
  if (found === undefined) complain("P121", path, `unknown resource \`${name}\``, suggest(name, known), at);
  return found;
};

/** Reports a problem if console.yaml does not have this menu key. */
export const expectMenu = (
  { lookup, complain }: Pick<Inspection, "lookup" | "complain">,
  key: string,
  path: Path,
): void => {
  if (!lookup.definitions.console.sound || lookup.menus.has(key)) return;
  complain(
    "P123",
    path,
    `${formatPath(path)} names the menu key \`${key}\`, which console.yaml does not have`,
    suggest(key, lookup.menus),
  );
};

/** Reports a condition on a field that the resource does not have, or on a value that the field cannot have. */
export const expectCondition = (
  inspection: Inspection,
  condition: Readonly<Record<string, readonly (string | number)[]>> | undefined,
  path: Path,
): void => {
  for (const [field, values] of Object.entries(condition ?? {})) {
    expectField(inspection, field, [...path, field], "key");
    expectValues(
      inspection,
      field,
      values.map((value, index) => [value, [...path, field, index], "value"]),
    );
  }
};

/** Reports values that a field of an enumeration cannot have. Keys of a map are texts, so 1 and "1" are the same. */
export const expectValues = (
  { definition, lookup, complain }: Inspection,
  field: string,
  values: readonly (readonly [value: string | number, path: Path, at: "key" | "value"])[],
): void => {
  const found = definition.fields.get(field);
  const [name] = found === undefined ? [] : lookup.named(found, "enum").map(([, named]) => named);
  const enumeration = name === undefined ? undefined : lookup.enumeration(name);
  if (enumeration === undefined || !enumeration.sound) return;
  const known = new Set([...enumeration.values.keys()].map(String));
  for (const [value, path, at] of values)
    if (at === "value" && known.has(String(value)) && typeof value !== enumeration.type)
      complain(
        "P235",
        path,
        `the values of ${name} are ${enumeration.type === "number" ? "numbers" : "texts"}`,
        enumeration.type === "number" ? `Write ${value} without quotes.` : `Write "${value}" in quotes.`,
      );
    else if (!known.has(String(value)))
      complain("P146", path, `\`${value}\` is not a value of ${name}`, suggest(String(value), known), at);
};
