// Functions and attributes that are written in another way now.
import { type CallExpression, type JsxAttribute, Node, type SourceFile, SyntaxKind } from "ts-morph";
import type { Step } from "../Step";

interface Use {
  readonly from: string;
  readonly name: string;
  /** The name that is imported in its place; null for none. */
  readonly is: string | null;
  /** How a call is written now. */
  spell(args: readonly string[]): string;
}

const CALLS: readonly Use[] = [
  { from: "pilothouse/wire", name: "dayInWords", is: null, spell: ([day = ""]) => day },
  { from: "pilothouse/value", name: "dayInWords", is: null, spell: ([day = ""]) => day },
  { from: "pilothouse/wire", name: "formatDay", is: "formatDay", spell: ([day = ""]) => `formatDay(${day})` },
  {
    ...{ from: "pilothouse/wire", name: "formatSeconds", is: "formatTimestamp" },
    spell: ([seconds = ""]) => `formatTimestamp(${seconds})`,
  },
  {
    ...{ from: "pilothouse/wire", name: "shapeOf", is: "SHAPES" },
    spell: ([shape = ""]) => `SHAPES${/^"\w+"$/.test(shape) ? `.${shape.slice(1, -1)}` : `[${shape}]`}`,
  },
];

const ATTRIBUTES: readonly { readonly of: RegExp; readonly name: string; readonly is: string }[] = [
  { of: /^ShowView$/, name: "history={false}", is: 'without={["history"]}' },
  { of: /^TimestampValue$/, name: "brief", is: "" },
];

const importOf = (module: SourceFile, { from, name }: Use) =>
  module
    .getImportDeclarations()
    .filter((one) => one.getModuleSpecifierValue() === from)
    .flatMap((one) => one.getNamedImports())
    .find((one) => one.getName() === name && one.getAliasNode() === undefined);

const callsOf = (module: SourceFile, { name, is, spell }: Use): readonly CallExpression[] =>
  module
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((one) => one.getExpression().getText() === name)
    .filter((one) => is !== name || one.getText() !== spell(one.getArguments().map((arg) => arg.getText())));

const rewrite = (module: SourceFile, use: Use): boolean => {
  const found = importOf(module, use);
  if (found === undefined || callsOf(module, use).length === 0) return false;
  for (let call = callsOf(module, use)[0]; call !== undefined; call = callsOf(module, use)[0])
    call.replaceWithText(use.spell(call.getArguments().map((arg) => arg.getText())));
  if (use.is === use.name) return true;
  const declaration = found.getImportDeclaration();
  const names = declaration.getNamedImports().map((one) => one.getName());
  if (use.is !== null && !names.includes(use.is)) declaration.addNamedImport(use.is);
  if (declaration.getNamedImports().length > 1) found.remove();
  else declaration.remove();
  return true;
};

/** The component that an attribute stands at. */
export const componentOf = (attribute: JsxAttribute): string => {
  const element = attribute.getParentOrThrow().getParentOrThrow();
  const isElement = Node.isJsxOpeningElement(element) || Node.isJsxSelfClosingElement(element);
  return isElement ? element.getTagNameNode().getText() : "";
};

export const rewrittenUses: Step = ({ modules, changed }) => {
  for (const module of modules) {
    for (const use of CALLS)
      if (rewrite(module, use)) changed(module.getFilePath(), `\`${use.name}\` is written \`${use.spell(["…"])}\``);
    for (const { of, name, is } of ATTRIBUTES) {
      const found = module
        .getDescendantsOfKind(SyntaxKind.JsxAttribute)
        .find((one) => of.test(componentOf(one)) && one.getText() === name);
      if (found === undefined) continue;
      if (is === "") found.remove();
      else found.replaceWithText(is);
      changed(module.getFilePath(), `\`${name}\` is ${is === "" ? "gone" : `\`${is}\``}`);
    }
  }
};
