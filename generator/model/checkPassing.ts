// Checks `passing`: which other rows go to the new owner with a record, and which are deleted.
import type { Definition } from "../definition/Definition";
import { expectFields, expectResource, type Inspection } from "./Inspection";
import { ownerFieldOf } from "./scope";
import type { PassingModel } from "./ScopeModel";

const FATES = ["along", "erase", "unlink"] as const;

export const resolvePassing = ({ passing }: Pick<Definition, "passing">): PassingModel | null => {
  if (passing === undefined) return null;
  const { along = [], erase = [], unlink = [], clear = [] } = passing;
  return { along, erase, unlink, clear };
};

export const checkPassing = (inspection: Inspection): void => {
  const { definition, complain } = inspection;
  const { passing, scope, name } = definition;
  if (passing === undefined || !definition.sound) return;
  if (ownerFieldOf(definition) === null || typeof scope !== "string")
    complain("P178", ["passing"], `a ${name} has no owner of its own to pass from`, "Take it away.");
  expectFields(inspection, passing.clear, ["passing", "clear"]);
  const seen = new Set<string>();
  for (const fate of FATES)
    for (const [index, resource] of (passing[fate] ?? []).entries()) {
      const path = ["passing", fate, index];
      expectResource(inspection, resource, path);
      if (seen.has(resource))
        complain("P178", path, `\`${resource}\` is named twice`, "Say once what becomes of its rows.");
      seen.add(resource);
    }
};
