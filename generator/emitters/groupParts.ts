// Fields of a group as its children. Fields that depend on the same condition stand under it together; when all of a group
// do, the group itself is told.
import type { Condition, FieldModel } from "../model/Model";
import { type Code, element, type Entry, literal } from "../printing";
import { type Kit, kit } from "./valueCode";

interface Run {
  readonly when: Condition;
  readonly children: Code[];
}

export interface GroupParts {
  readonly attributes: readonly Entry[];
  readonly children: readonly Code[];
}

const isAlways = (when: Condition): boolean => Object.keys(when).length === 0;

/** `spell` answers a field's element; null for one that has none here. */
export const groupParts = (
  part: Kit,
  fields: readonly FieldModel[],
  spell: (field: FieldModel) => Code | null,
): GroupParts => {
  const runs: Run[] = [];
  for (const field of fields) {
    const code = spell(field);
    if (code === null) continue;
    const last = runs.at(-1);
    if (last !== undefined && JSON.stringify(last.when) === JSON.stringify(field.when)) last.children.push(code);
    else runs.push({ when: field.when, children: [code] });
  }
  const [only] = runs;
  if (runs.length === 1 && only !== undefined && !isAlways(only.when))
    return { attributes: [["when", literal(only.when)]], children: only.children };
  return {
    attributes: [],
    children: runs.flatMap(({ when, children }) =>
      isAlways(when) ? children : [element(kit(part, "When"), [["is", literal(when)]], children)],
    ),
  };
};
