import type { FieldDefinition } from "../definition/Definition";
import type { Path } from "../definition/Problem";
import type { Inspection } from "./Inspection";

/** The fields within the value of another field. */
function* withinOf(fields: ReadonlyMap<string, FieldDefinition>, path: Path): Generator<[FieldDefinition, Path]> {
  for (const [name, field] of fields) {
    const here = [...path, name];
    yield [field, here];
    yield* withinOf(field.of, [...here, "of"]);
  }
}

/** Checks `was`: it names one former field, which no longer exists and whose values the store moves. */
export const checkFormerNames = ({ definition, lookup, complain }: Inspection): void => {
  const { fields } = definition;
  const key = lookup.keyOf(definition);
  const taken = new Map<string, string>();
  for (const [name, field] of fields) {
    for (const [inner, here] of withinOf(field.of, ["fields", name, "of"]))
      if (inner.was !== undefined)
        complain(
          "P198",
          [...here, "was"],
          "a field within another has no column of its own",
          "Take `was` away, and convert the values in an `upgrade` of the console's platform.",
        );
    const { was } = field;
    if (was === undefined) continue;
    const path = ["fields", name, "was"];
    const before = taken.get(was);
    if (name === key) complain("P198", path, `\`${name}\` is the key, whose name stays`, "Take `was` away.");
    else if (fields.has(was))
      complain("P198", path, `\`${was}\` is a field still`, "Take that field away, or `was` if both are meant.");
    else if (before !== undefined)
      complain("P198", path, `\`${before}\` was \`${was}\` already`, "Let one of them have its values.");
    taken.set(was, name);
  }
};
