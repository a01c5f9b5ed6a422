// Turns a file into structures for ts-morph: a header, imports and statements.
import type { ImportDeclarationStructure, StatementStructures } from "ts-morph";
import { hasHeader, fileHeader } from "./GeneratedFile";
import { GeneratorBug } from "./GeneratorBug";
import type { PrintableFile, PrintableStatement } from "./Printable";

export type TsMorph = typeof import("ts-morph");

/** An exported statement, after an empty line. */
const statementOf = (
  { StructureKind, VariableDeclarationKind }: TsMorph,
  { form, name, text }: PrintableStatement,
): StatementStructures => {
  const exportedWithGap = { isExported: true, leadingTrivia: "\n" } as const;
  switch (form) {
    case "constant":
      return {
        ...exportedWithGap,
        kind: StructureKind.VariableStatement,
        declarationKind: VariableDeclarationKind.Const,
        declarations: [{ name, initializer: text }],
      };
    case "default":
      return { leadingTrivia: "\n", kind: StructureKind.ExportAssignment, isExportEquals: false, expression: text };
    case "alias":
      return { ...exportedWithGap, kind: StructureKind.TypeAlias, name, type: text };
  }
};

/** @throws GeneratorBug if a header cannot contain the source */
export const statementsOf = (
  morph: TsMorph,
  { source, imports, statements }: PrintableFile,
): readonly (string | StatementStructures)[] => {
  const first = fileHeader(source);
  if (!hasHeader(`${first}\n`)) throw new GeneratorBug(`${JSON.stringify(source)} cannot stand in a header`);
  return [
    first,
    ...imports.map((line): ImportDeclarationStructure => ({
      ...line,
      kind: morph.StructureKind.ImportDeclaration,
      namedImports: [...line.namedImports],
    })),
    ...statements.map((statement) => statementOf(morph, statement)),
  ];
};
