import { type GeneratedFile, importsOfFile, members } from "../printing";
import { hash } from "./hash";

/** What a file is to be printed from, as a hash: the printer sees nothing else. */
export const draftOf = (file: GeneratedFile): string => {
  const statements = file.statements.map((statement) => {
    switch (statement.form) {
      case "constant":
        return [statement.form, statement.name, statement.value.text];
      case "default":
        return [statement.form, statement.value.text];
      case "alias":
        return [statement.form, statement.name, statement.type.text];
      case "interface":
        return [statement.form, statement.name, members(statement.members).text];
    }
  });
  return hash(JSON.stringify([file.path, file.source, importsOfFile(file), statements]));
};
