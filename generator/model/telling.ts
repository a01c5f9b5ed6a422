import type { ResourceModel } from "./Model";

/**
 * The fields that identify the record of a row of a file, if rows can change records. This is the key if unique values do
 * not suffice, because common records have no owner.
 */
export const distinguishingFields = ({ key, unique, scope, importing, views }: ResourceModel): readonly string[] => {
  if (importing?.updates !== true || !views.list.exports) return [];
  const [first] = unique;
  const isCommon = scope?.is === "owned" && scope.common !== null;
  return first === undefined || isCommon ? [key] : first.together;
};
