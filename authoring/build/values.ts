// Replaces names of enumeration values by the values in a build. Otherwise the first list would load all names.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const SPECIFIER = /from "([^"]*\/shared\/generated\/enums)"/;
const ENUMERATION = /^export const (\w+) = \{([^}]*)\} as const;$/gm;
const VALUE = /(\w+): ("[^"\\]*"|-?\d+)/g;

/** The code of the module `id` with values in place of names: `1` for `OrderState.unpaid`. Null if nothing changes. */
export const inlineEnumValues = (code: string, id: string): string | null => {
  const [, from] = SPECIFIER.exec(code) ?? [];
  if (from === undefined) return null;
  const values = new Map<string, string>();
  for (const [, name, body = ""] of readFileSync(resolve(id, "..", `${from}.ts`), "utf8").matchAll(ENUMERATION))
    for (const [, key, value = ""] of body.matchAll(VALUE)) values.set(`${name}.${key}`, value);
  return code.replaceAll(/\b[A-Z]\w*\.\w+\b/g, (member) => values.get(member) ?? member);
};
