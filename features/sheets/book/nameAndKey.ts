// The text of a cell with a reference: the name of the record, and also its key if several records may have that name.
// An import finds the record by both.

/**
 * @param alike whether other records may have the same name
 * @param mark what a screen writes after the name, so that it is not confused with the key: " (3)" of a floor
 */
export const nameAndKey = (name: string, key: string, alike: boolean, mark = ""): string =>
  name === "" || name === key ? key : alike ? `${name}${mark} (${key})` : name;

const BOTH = /^(.+) \(([^()]+)\)$/s;

/** Takes the name and the key out of a text. Null if the text has only one of the two. */
export const readNameAndKey = (text: string): { readonly name: string; readonly key: string } | null => {
  const [, name, key] = BOTH.exec(text) ?? [];
  return name === undefined || key === undefined ? null : { name, key };
};
