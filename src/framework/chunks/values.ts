// A build has the values of enumerations in place of their names. Else the first list would load the names that any list uses.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const SPECIFIER = /from "([^"]*\/shared\/generated\/enums)"/;
const ENUMERATION = /^export const (\w+) = \{([^}]*)\} as const;$/gm;
const VALUE = /(\w+): ("[^"\\]*"|-?\d+)/g;

/** Writes values for names in the code of the module `id`: `1` for `OrderState.unpaid`. Null without enumerations. */
export const withValues = (code: string, id: string): string | null => {
  const [, from] = SPECIFIER.exec(code) ?? [];
  if (from === undefined) return null;
  const values = new Map<string, string>();
  for (const [, name, body = ""] of readFileSync(resolve(id, "..", `${from}.ts`), "utf8").matchAll(ENUMERATION))
    for (const [, key, value = ""] of body.matchAll(VALUE)) values.set(`${name}.${key}`, value);
  return code.replaceAll(/\b[A-Z]\w*\.\w+\b/g, (member) => values.get(member) ?? member);
};
