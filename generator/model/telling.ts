import type { ResourceModel } from "./Model";

/**
 * The fields by which an import finds the record of a row, if rows may change records. If no unique fields suffice,
 * this is the key. Common records have no owner, so fields that are unique within an owner do not suffice.
 */
export const distinguishingFields = ({ key, unique, scope, importing, views }: ResourceModel): readonly string[] => {
  if (importing?.updates !== true || !views.list.exports) return [];
  const [first] = unique;
  const isCommon = scope?.is === "owned" && scope.common !== null;
  return first === undefined || isCommon ? [key] : first.together;
};
