// A file as text, before it is formatted: the header, what it imports, and its statements with a blank line between them.
import { isIdentifier } from "./expressions";
import { type GeneratedFile, hasHeader, header, type Statement } from "./GeneratedFile";
import { GeneratorBug } from "./GeneratorBug";
import type { ImportLine } from "./imports";
import { quote } from "./quote";
import { members } from "./types";

const named = (name: string): string => {
  if (!isIdentifier(name)) throw new GeneratorBug(`${JSON.stringify(name)} is no identifier`);
  return name;
};

const importText = ({ from, namespace, type, names }: ImportLine): string => {
  const list = names.map((one) => `${one.type && !type ? "type " : ""}${named(one.name)}`).join(", ");
  const what = namespace === null ? `{ ${list} }` : `* as ${named(namespace)}`;
  return `import ${type ? "type " : ""}${what} from ${quote(from)};`;
};

const statementText = (statement: Statement): string => {
  switch (statement.form) {
    case "constant":
      return `export const ${named(statement.name)} = ${statement.value.text};`;
    case "default":
      return `export default ${statement.value.text};`;
    case "alias":
      return `export type ${named(statement.name)} = ${statement.type.text};`;
    case "interface":
      return `export interface ${named(statement.name)} {\n${members(statement.members).text}\n}`;
  }
};

export const fileText = ({ source, statements }: GeneratedFile, imports: readonly ImportLine[]): string => {
  const first = header(source);
  if (!hasHeader(`${first}\n`)) throw new GeneratorBug(`${JSON.stringify(source)} cannot stand in a header`);
  return `${[[first, ...imports.map(importText)].join("\n"), ...statements.map(statementText)].join("\n\n")}\n`;
};
