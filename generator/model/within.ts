// Records whose names are unique only within another record: each of two floors may have one room 101.
import type { Definition } from "../definition/Definition";
import type { Lookup } from "./Lookup";
import type { WithinModel } from "./WithinModel";
import { titleOf, titlesOf } from "./resolveTitle";
import { ownerOf, targetOf, uniqueFieldNames } from "./scope";

/**
 * The reference in a set of unique fields that makes the other values unique. It is never the owner, because people
 * seldom see records of several owners.
 */
export const uniqueWithinOf = (definition: Definition, lookup: Lookup): WithinModel | null => {
  const titles = [titleOf(definition, lookup, lookup.keyOf(definition) ?? ""), ...Object.values(titlesOf(definition))];
  const isPlain = (name: string): boolean => {
    const field = definition.fields.get(name);
    const facts = field === undefined ? null : lookup.facts(field);
    if (field === undefined || facts === null) return false;
    const isText = facts.role === null || facts.role === "title";
    return isText && Object.keys(facts.links).length === 0 && facts.holds(lookup.linked(field)) !== "other";
  };
  for (const written of definition.unique ?? []) {
    const names = uniqueFieldNames(written);
    const [reference, ...further] = names.flatMap((name) => {
      const to = targetOf(definition, name, lookup);
      return to === null ? [] : [{ field: name, to }];
    });
    const others = names.filter((name) => name !== reference?.field);
    if (reference === undefined || further.length > 0 || others.length === 0 || !others.every(isPlain)) continue;
    if (reference.to === definition.name || reference.to === ownerOf(lookup)) continue;
    return { ...reference, tells: others.filter((name) => !titles.includes(name)) };
  }
  return null;
};
