// What the checks of one resource get: its definition as written, and the same resource in the Model.
import type { Path } from "../../generator/definition/Problem";
import type { Inspection } from "../../generator/model/Inspection";
import type { Model, ResourceModel } from "../../generator/model/Model";

export interface ResourceInspection extends Inspection {
  readonly resource: ResourceModel;
  readonly model: Model;
  /** Names of calls with their own code. Null if the code cannot be read. */
  readonly handled: ReadonlySet<string> | null;
}

/** Reports each name that is in a list twice, at its second place. */
export const checkDuplicates = (
  { complain }: Pick<ResourceInspection, "complain">,
  names: readonly string[] | undefined,
  path: Path,
): void =>
  names?.forEach((name, index) => {
    if (names.indexOf(name) < index)
      complain("P231", [...path, index], `\`${name}\` is listed twice`, "Remove one of the two.");
  });
