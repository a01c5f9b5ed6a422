// Finds what the names in a module refer to, and makes edits of its text.
import {
  type Expression,
  type Identifier,
  type ImportSpecifier,
  Node,
  type SourceFile,
  SyntaxKind,
  type ts,
} from "ts-morph";

export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const applyTextEdits = (text: string, edits: readonly TextEdit[]): string =>
  [...new Map(edits.map((edit) => [`${edit.start}-${edit.end}`, edit])).values()]
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((rest, { start, end, text: now }) => rest.slice(0, start) + now + rest.slice(end), text);

/** The edit that removes a part of a text, the comma beside it, and the line if nothing else is in the line. */
export const removalEdit = (text: string, from: number, to: number, separator = ","): TextEdit => {
  const after = separator === "" ? null : /^[ \t]*,[ \t]*/.exec(text.slice(to));
  const before = separator === "" || after !== null ? null : /,[ \t]*$/.exec(text.slice(0, from));
  let [start, end] = [from - (before?.[0].length ?? 0), to + (after?.[0].length ?? 0)];
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(end));
  if (lineEnd !== null && text.slice(lineStart, start).trim() === "")
    [start, end] = [lineStart, end + lineEnd[0].length];
  else if (after !== null && lineEnd !== null) end = to + after[0].trimEnd().length;
  return { start, end, text: "" };
};

export const importsOf = (module: SourceFile, from: string, name: string): readonly ImportSpecifier[] =>
  module
    .getImportDeclarations()
    .filter((one) => one.getModuleSpecifierValue() === from)
    .flatMap((one) => one.getNamedImports())
    .filter((one) => one.getName() === name);

const meant = (checker: ts.TypeChecker, use: Identifier): ts.Symbol | undefined => {
  const around = use.getParent();
  if (Node.isShorthandPropertyAssignment(around)) return checker.getShorthandAssignmentValueSymbol(around.compilerNode);
  if (Node.isExportSpecifier(around)) return checker.getExportSpecifierLocalTargetSymbol(around.compilerNode);
  return checker.getSymbolAtLocation(use.compilerNode);
};

const identifiers = (module: SourceFile, name: string): readonly Identifier[] =>
  module
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .filter((one) => one.getText() === name && one.getFirstAncestorByKind(SyntaxKind.ImportDeclaration) === undefined);

/** The uses of an import. Local variables of the same name are not counted. */
export const usesOf = (specifier: ImportSpecifier): readonly Identifier[] => {
  const module = specifier.getSourceFile();
  const local = specifier.getAliasNode() ?? specifier.getNameNode();
  const checker = module.getProject().getTypeChecker().compilerObject;
  const symbol = checker.getSymbolAtLocation(local.compilerNode);
  return identifiers(module, local.getText()).filter((one) => symbol !== undefined && meant(checker, one) === symbol);
};

/** Whether a module can import `name` from `from`: the name has no other meaning there. */
export const isFreeName = (module: SourceFile, from: string, name: string): boolean => {
  const there = importsOf(module, from, name).filter(
    (one) => one.getAliasNode() === undefined && !one.isTypeOnly() && !one.getImportDeclaration().isTypeOnly(),
  );
  const others = module
    .getImportDeclarations()
    .flatMap((one) => [
      one.getDefaultImport(),
      one.getNamespaceImport(),
      ...one
        .getNamedImports()
        .map((named) => (there.includes(named) ? undefined : (named.getAliasNode() ?? named.getNameNode()))),
    ]);
  const known = new Set<Node>(there.flatMap(usesOf));
  return others.every((one) => one?.getText() !== name) && identifiers(module, name).every((one) => known.has(one));
};

export const dropImport = (specifier: ImportSpecifier): void => {
  const declaration = specifier.getImportDeclaration();
  if (declaration.getNamedImports().length > 1 || declaration.getDefaultImport() !== undefined) {
    specifier.remove();
    return;
  }
  const { start, end, text } = removalEdit(
    specifier.getSourceFile().getFullText(),
    declaration.getStart(),
    declaration.getEnd(),
    "",
  );
  const module = specifier.getSourceFile();
  module.replaceWithText(applyTextEdits(module.getFullText(), [{ start, end, text }]));
};

/** An expression without parentheses, `as const` and `satisfies`. */
export const unwrapNode = (node: Node | undefined): Node | undefined => {
  const isConst = Node.isAsExpression(node) && node.getTypeNode()?.getText() === "const";
  const isAround = isConst || Node.isParenthesizedExpression(node) || Node.isSatisfiesExpression(node);
  return isAround || Node.isJsxExpression(node) ? unwrapNode(node.getExpression()) : node;
};

/** Whether evaluating an expression has no effect. */
export const hasNoEffect = (node: Expression | Node): boolean =>
  Node.isIdentifier(node) ||
  Node.isStringLiteral(node) ||
  (Node.isPropertyAccessExpression(node) && hasNoEffect(node.getExpression()));

/** Where a module still uses a name of another module: by an import, an export, a member, or a call like `import()`. */
export const remainingUses = (module: SourceFile, from: string, name: string): readonly Node[] => {
  const text = module.getFullText();
  if (!text.includes(from) || !text.includes(name)) return [];
  const spaces = module
    .getImportDeclarations()
    .filter((one) => one.getModuleSpecifierValue() === from)
    .flatMap((one) => one.getNamespaceImport()?.getText() ?? []);
  const isMember = (one: Identifier): boolean => {
    const around = one.getParent();
    const left = Node.isPropertyAccessExpression(around)
      ? around.getExpression()
      : Node.isQualifiedName(around)
        ? around.getLeft()
        : one;
    return spaces.includes(left.getText());
  };
  const statements = module
    .getDescendantsOfKind(SyntaxKind.StringLiteral)
    .filter(
      (one) =>
        one.getLiteralValue() === from &&
        (Node.isCallExpression(one.getParent()) || Node.isLiteralTypeNode(one.getParent())),
    )
    .flatMap((one) => one.getFirstAncestor(Node.isStatement) ?? []);
  return [
    ...importsOf(module, from, name).flatMap((one): readonly Node[] => {
      const uses = usesOf(one);
      return uses.length === 0 ? [one] : uses;
    }),
    ...module
      .getExportDeclarations()
      .filter((one) => one.getModuleSpecifierValue() === from)
      .flatMap((one) => one.getNamedExports())
      .filter((one) => one.getName() === name),
    ...identifiers(module, name).filter(
      (one) => isMember(one) || statements.some((around) => one.getAncestors().includes(around)),
    ),
  ];
};
