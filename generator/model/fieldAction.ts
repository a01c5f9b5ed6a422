import type { CallModel, ResourceModel } from "./Model";

/**
 * The fields of a record that an action changes without a handler: its parameters, and constants that are fields.
 * `isWritable` says which fields can be changed. Null if the action does more, and so needs a handler.
 */
export const changedByAction = (
  { key }: Pick<ResourceModel, "key">,
  { params, constants }: Pick<CallModel, "params" | "constants">,
  isWritable: (name: string) => boolean,
): readonly string[] | null => {
  const names = params.map(({ name }) => name);
  const asked = names.filter((name) => name !== key);
  if (key === null || !names.includes(key) || !asked.every(isWritable)) return null;
  const changed = [...asked, ...Object.keys(constants).filter(isWritable)];
  return changed.length === 0 ? null : changed;
};
