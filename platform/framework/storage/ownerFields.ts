import type { ResourceModel } from "../../../generator";

/** The field with the owner of a row, or the first reference on the way to the owner; null if rows have no owner. */
export const ownerField = ({ scope }: ResourceModel): string | null =>
  scope?.is === "owned" ? scope.steps[0].field : null;

/** The fields of all owners of a row, or the first reference on the way to its only owner. */
export const ownerFields = ({ scope }: ResourceModel): readonly string[] => {
  if (scope?.is !== "owned") return [];
  return scope.any === null ? [scope.steps[0].field] : Object.keys(scope.any);
};
