import { factsIn } from "../wire/readAnswer";

type Named = readonly { readonly name: string }[];

const isNamed = (value: unknown): value is Named =>
  Array.isArray(value) && value.every((one) => typeof factsIn(one).name === "string");

const find = (list: Named, name: string) => JSON.stringify(list.find((one) => one.name === name));

/**
 * Merges a preference that two browsers changed. Named things, such as saved filters, are merged one by one. For any other value, the
 * last choice wins, which is the one in this browser.
 */
export const merge = (base: unknown, mine: unknown, theirs: unknown): unknown => {
  if (!isNamed(mine) || !isNamed(theirs)) return mine;
  const before = isNamed(base) ? base : [];
  const isTouched = ({ name }: Named[number]) => find(before, name) !== find(mine, name);
  return [...theirs.filter((one) => !isTouched(one)), ...mine.filter(isTouched)];
};

/** Merges without a common base: the platform's value wins, and named things of both are kept. */
export const unite = (mine: unknown, theirs: unknown): unknown =>
  isNamed(mine) && isNamed(theirs) ? merge([], mine, theirs) : theirs;
