import type { CallModel, ResourceModel } from "./Model";

/**
 * The fields of a record that an action changes by itself: its parameters, and constants that are fields. `isWritable`
 * tells which fields those are. Null if the action is more than that, so that it needs code of its own.
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
