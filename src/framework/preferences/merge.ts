import { factsIn } from "../wire/readAnswer";

type Named = readonly { readonly name: string }[];

const isNamed = (value: unknown): value is Named =>
  Array.isArray(value) && value.every((one) => typeof factsIn(one).name === "string");

const find = (list: Named, name: string) => JSON.stringify(list.find((one) => one.name === name));

/**
 * What becomes of a preference that two browsers changed. Of things with names, such as saved filters, each keeps what the
 * other did not touch; anything else is as it was chosen last, which is here.
 */
export const merge = (base: unknown, mine: unknown, theirs: unknown): unknown => {
  if (!isNamed(mine) || !isNamed(theirs)) return mine;
  const before = isNamed(base) ? base : [];
  const isTouched = ({ name }: Named[number]) => find(before, name) !== find(mine, name);
  return [...theirs.filter((one) => !isTouched(one)), ...mine.filter(isTouched)];
};

/** The same where nobody knows what was there before: what the platform has stands, and things with names come together. */
export const unite = (mine: unknown, theirs: unknown): unknown =>
  isNamed(mine) && isNamed(theirs) ? merge([], mine, theirs) : theirs;
