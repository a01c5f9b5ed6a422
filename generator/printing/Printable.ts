// A generated file as plain data, which can be sent to the thread that prints it.
import type { Import } from "./Code";
import { fileLeaves } from "./fileLeaves";
import type { GeneratedFile, Statement } from "./GeneratedFile";
import { type ImportLine, importLines } from "./imports";

export type PrintableStatement =
  | { readonly form: "constant"; readonly name: string; readonly text: string }
  | { readonly form: "default"; readonly text: string }
  | { readonly form: "alias"; readonly name: string; readonly text: string };

export interface Printable {
  readonly path: string;
  readonly source: string;
  readonly imports: readonly ImportLine[];
  readonly statements: readonly PrintableStatement[];
  /** The leaves of its syntax tree as JSON. Sending one text to a thread is faster than sending thousands. */
  readonly leaves: string;
}

const used = new WeakMap<Statement, readonly Import[]>();

/** The imports of a statement. They are cached, since the draft and the printer both need them. */
export const usedBy = (statement: Statement): readonly Import[] => {
  const imports = used.get(statement) ?? (statement.form === "alias" ? statement.type : statement.value).imports;
  used.set(statement, imports);
  return imports;
};

const printableStatement = (statement: Statement): PrintableStatement => {
  switch (statement.form) {
    case "constant":
      return { form: "constant", name: statement.name, text: statement.value.text };
    case "default":
      return { form: "default", text: statement.value.text };
    case "alias":
      return { form: "alias", name: statement.name, text: statement.type.text };
  }
};

export const printableOf = (file: GeneratedFile): Printable => {
  const { path, source, statements } = file;
  const imports = importLines(
    path,
    statements.flatMap(usedBy),
    statements.flatMap((statement) => (statement.form === "default" ? [] : [statement.name])),
  );
  const leaves = JSON.stringify(fileLeaves(file, imports));
  return { path, source, imports, statements: statements.map(printableStatement), leaves };
};
