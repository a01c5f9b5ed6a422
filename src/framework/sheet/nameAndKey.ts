// Another record in a cell: by its name, and by its key besides where several records may have that name. An import finds it by both.

/** `alike`: whether other records may have the same name. */
export const nameAndKey = (name: string, key: string, alike: boolean): string =>
  name === "" || name === key ? key : alike ? `${name} (${key})` : name;

const BOTH = /^(.+) \(([^()]+)\)$/s;

/** The name and the key in such a text. Null if there is only one of them. */
export const readNameAndKey = (text: string): { readonly name: string; readonly key: string } | null => {
  const [, name, key] = BOTH.exec(text) ?? [];
  return name === undefined || key === undefined ? null : { name, key };
};
