// A file as ts-morph's structures: printed once, whole, without a Project. Its printer looks at each character many times, so
// that expressions, most of a file, are put in afterwards.
import type {
  ImportDeclarationStructure,
  SourceFileStructure,
  StatementStructures,
  StructureKind,
  VariableDeclarationKind,
} from "ts-morph";
import { isIdentifier, key } from "./expressions";
import { GeneratorBug } from "./GeneratorBug";
import { type GeneratedFile, hasHeader, header, type Statement } from "./GeneratedFile";
import type { ImportLine } from "./imports";

/** The values of ts-morph's enumerations, which is imported only when a file is printed. */
export interface Kinds {
  readonly StructureKind: typeof StructureKind;
  readonly VariableDeclarationKind: typeof VariableDeclarationKind;
}

const named = (name: string): string => {
  if (!isIdentifier(name)) throw new GeneratorBug(`${JSON.stringify(name)} is no identifier`);
  return name;
};

/** Stands for the expression of the statement at `index`; no name of a definition holds a `$`. */
const hole = (index: number): string => `$${index}$`;
const HOLE = /\$(\d+)\$/g;

const expressionOf = (statement: Statement | undefined): string =>
  statement !== undefined && "value" in statement ? statement.value.text : "";

/** What was printed from `structure`, with its expressions. */
export const filled = (printed: string, { statements }: GeneratedFile): string =>
  printed.replaceAll(HOLE, (_, index: string) => expressionOf(statements[Number(index)]));

const statementStructure = (kinds: Kinds, statement: Statement, index: number): StatementStructures => {
  const { StructureKind, VariableDeclarationKind } = kinds;
  switch (statement.form) {
    case "constant":
      return {
        kind: StructureKind.VariableStatement,
        leadingTrivia: "\n",
        isExported: true,
        declarationKind: VariableDeclarationKind.Const,
        declarations: [{ name: named(statement.name), initializer: hole(index) }],
      };
    case "default":
      return {
        kind: StructureKind.ExportAssignment,
        leadingTrivia: "\n",
        isExportEquals: false,
        expression: hole(index),
      };
    case "alias":
      return {
        kind: StructureKind.TypeAlias,
        leadingTrivia: "\n",
        isExported: true,
        name: named(statement.name),
        type: statement.type.text,
      };
    case "interface":
      return {
        kind: StructureKind.Interface,
        leadingTrivia: "\n",
        isExported: true,
        name: named(statement.name),
        properties: statement.members.map(([name, type]) => ({
          name: key(name).text,
          type: type.text,
          isReadonly: true,
        })),
      };
  }
};

export const structure = (kinds: Kinds, file: GeneratedFile, imports: readonly ImportLine[]): SourceFileStructure => {
  const { SourceFile, ImportDeclaration } = kinds.StructureKind;
  const first = header(file.source);
  if (!hasHeader(`${first}\n`)) throw new GeneratorBug(`${JSON.stringify(file.source)} cannot stand in a header`);
  return {
    kind: SourceFile,
    statements: [
      first,
      ...imports.map(({ from, namespace, type, names }): ImportDeclarationStructure => ({
        kind: ImportDeclaration,
        isTypeOnly: type,
        moduleSpecifier: from,
        ...(namespace === null ? {} : { namespaceImport: named(namespace) }),
        namedImports: names.map((one) => ({ name: named(one.name), isTypeOnly: one.type && !type })),
      })),
      ...file.statements.map((statement, index) => statementStructure(kinds, statement, index)),
    ],
  };
};
