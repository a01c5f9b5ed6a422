// Turns a file into structures that ts-morph prints: a header, imports and statements.
import type { ImportDeclarationStructure, StatementStructures, StructureKind as Kinds } from "ts-morph";
import { identifier } from "./expressions";
import { hasHeader, header } from "./GeneratedFile";
import { GeneratorBug } from "./GeneratorBug";
import type { ImportLine } from "./imports";
import type { Printable, PrintableStatement } from "./Printable";

export type Morph = typeof import("ts-morph");

const checkName = (name: string): string => identifier(name).text;

const importOf = (
  kind: Kinds.ImportDeclaration,
  { from, namespace, type, names }: ImportLine,
): ImportDeclarationStructure => ({
  kind,
  isTypeOnly: type,
  moduleSpecifier: from,
  ...(namespace === null
    ? { namedImports: names.map((one) => ({ name: checkName(one.name), isTypeOnly: one.type && !type })) }
    : { namespaceImport: checkName(namespace) }),
});

/** Every statement is exported, after an empty line. */
const statementOf = (
  { StructureKind, VariableDeclarationKind }: Morph,
  statement: PrintableStatement,
): StatementStructures => {
  const apart = { isExported: true, leadingTrivia: "\n" } as const;
  switch (statement.form) {
    case "constant":
      return {
        ...apart,
        kind: StructureKind.VariableStatement,
        declarationKind: VariableDeclarationKind.Const,
        declarations: [{ name: checkName(statement.name), initializer: statement.text }],
      };
    case "default":
      return {
        leadingTrivia: "\n",
        kind: StructureKind.ExportAssignment,
        isExportEquals: false,
        expression: statement.text,
      };
    case "alias":
      return {
        ...apart,
        kind: StructureKind.TypeAlias,
        name: checkName(statement.name),
        type: statement.text,
      };
  }
};

/** @throws GeneratorBug when a name cannot be written as one */
export const statementsOf = (
  morph: Morph,
  { source, imports, statements }: Printable,
): readonly (string | StatementStructures)[] => {
  const first = header(source);
  if (!hasHeader(`${first}\n`)) throw new GeneratorBug(`${JSON.stringify(source)} cannot stand in a header`);
  return [
    first,
    ...imports.map((line) => importOf(morph.StructureKind.ImportDeclaration, line)),
    ...statements.map((statement) => statementOf(morph, statement)),
  ];
};
