// A generated file as plain data, which can be sent to the printing thread.
import { END_OF_NODE, type Import } from "./Code";
import type { GeneratedFile, GeneratedStatement } from "./GeneratedFile";
import { type ImportLine, importLines } from "./imports";

export interface PrintableStatement extends Pick<GeneratedStatement, "form" | "name"> {
  readonly text: string;
}

export interface PrintableFile {
  readonly path: string;
  readonly source: string;
  readonly imports: readonly ImportLine[];
  readonly statements: readonly PrintableStatement[];
  /** The leaves that the printed file must have, as JSON, because sending one text is faster than sending thousands. */
  readonly leaves: string;
}

const used = new WeakMap<GeneratedStatement, readonly Import[]>();

/** The imports of a statement. Cached, because the hash and the printer both need them. */
export const importsIn = (statement: GeneratedStatement): readonly Import[] => {
  const imports = used.get(statement) ?? statement.value.imports;
  used.set(statement, imports);
  return imports;
};

const importLeaves = ({
  moduleSpecifier,
  namespaceImport,
  isTypeOnly,
  namedImports,
}: ImportLine): readonly string[] => [
  "import",
  ...(namespaceImport === undefined ? [] : [`import:* as ${namespaceImport}`]),
  ...namedImports.map((named) => `import:${isTypeOnly || named.isTypeOnly ? "type " : ""}${named.name}`),
  `string:${moduleSpecifier}`,
  END_OF_NODE,
];

const statementLeaves = ({ form, name, value }: GeneratedStatement): readonly string[] => [
  form,
  ...(name === "" ? [] : [`id:${name}`]),
  ...value.leaves,
  END_OF_NODE,
];

export const printableOf = ({ path, source, statements }: GeneratedFile): PrintableFile => {
  const own = statements.map(({ name }) => name).filter((name) => name !== "");
  const imports = importLines(path, statements.flatMap(importsIn), own);
  const leaves = JSON.stringify([...imports.flatMap(importLeaves), ...statements.flatMap(statementLeaves)]);
  return {
    path,
    source,
    imports,
    statements: statements.map(({ form, name, value }) => ({ form, name, text: value.text })),
    leaves,
  };
};
