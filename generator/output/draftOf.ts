import { type GeneratedFile, type Statement, usedBy } from "../printing";
import { hash } from "./hash";

const textOf = (statement: Statement): readonly string[] => {
  switch (statement.form) {
    case "constant":
      return [statement.form, statement.name, statement.value.text];
    case "default":
      return [statement.form, statement.value.text];
    case "alias":
      return [statement.form, statement.name, statement.type.text];
  }
};

/** The hash of everything that the printer gets of a file. */
export const draftOf = ({ path, source, statements }: GeneratedFile): string => {
  const imports = new Set(statements.flatMap(usedBy).map(({ name, from, form }) => `${form} ${name} ${from}`));
  return hash(path, source, ...imports, ...statements.flatMap(textOf));
};
