import { END } from "./Code";
import type { GeneratedFile, Statement } from "./GeneratedFile";
import type { ImportLine } from "./imports";

const ofStatement = (statement: Statement): readonly string[] => {
  switch (statement.form) {
    case "constant":
      return ["constant", `id:${statement.name}`, ...statement.value.leaves, END];
    case "default":
      return ["default", ...statement.value.leaves, END];
    case "alias":
      return ["alias", `id:${statement.name}`, ...statement.type.leaves, END];
  }
};

const ofImport = ({ from, namespace, type, names }: ImportLine): readonly string[] => [
  "import",
  ...(namespace === null ? [] : [`import:* as ${namespace}`]),
  ...names.map((named) => `import:${type || named.type ? "type " : ""}${named.name}`),
  `string:${from}`,
  END,
];

/** The leaves that the syntax tree of the printed file must have. */
export const fileLeaves = (file: GeneratedFile, imports: readonly ImportLine[]): readonly string[] => [
  ...imports.flatMap(ofImport),
  ...file.statements.flatMap(ofStatement),
];
