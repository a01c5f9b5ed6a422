// The children of a group. Adjacent fields with the same condition share it. If all fields of a group have the same
// condition, the group itself has it.
import type { Condition } from "../model/Condition";
import type { FieldModel } from "../model/Model";
import { type Code, element, type Entry } from "../printing";
import type { constantValues } from "./heldCode";
import { type FrameworkPart, framework } from "./valueCode";

export interface GroupParts {
  readonly attributes: readonly Entry[];
  readonly children: readonly Code[];
}

const isAlways = (when: Condition): boolean => Object.keys(when).length === 0;

/** Splits fields into runs of adjacent fields with the same condition. */
export const splitByCondition = (
  fields: readonly FieldModel[],
  likeness: (field: FieldModel) => unknown,
): readonly (readonly [FieldModel, ...FieldModel[]])[] => {
  const runs: [FieldModel, ...FieldModel[]][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (last && JSON.stringify(likeness(last[0])) === JSON.stringify(likeness(field))) last.push(field);
    else runs.push([field]);
  }
  return runs;
};

/** `spell` creates the elements of adjacent fields. */
export const groupParts = (
  part: FrameworkPart,
  { byField }: ReturnType<typeof constantValues>,
  fields: readonly FieldModel[],
  spell: (fields: readonly FieldModel[]) => readonly Code[],
): GroupParts => {
  const runs = splitByCondition(fields, ({ when }) => when);
  const [only] = runs;
  if (runs.length === 1 && only !== undefined && !isAlways(only[0].when))
    return { attributes: [["when", byField(only[0].when)]], children: spell(only) };
  return {
    attributes: [],
    children: runs.flatMap((run) =>
      isAlways(run[0].when)
        ? spell(run)
        : [element(framework(part, "When"), [["is", byField(run[0].when)]], spell(run))],
    ),
  };
};
