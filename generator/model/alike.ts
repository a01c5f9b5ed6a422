import type { ResourceModel } from "./Model";

/** Whether several records may have the same name, in any language. Then only the key identifies a record. */
export const hasAlikeNames = ({ key, title, titles, unique }: ResourceModel): boolean => {
  const isUnique = (name: string): boolean =>
    name === key || unique.some(({ together }) => together.length === 1 && together[0] === name);
  return ![title, ...Object.values(titles)].every(isUnique);
};
