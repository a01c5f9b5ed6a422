// Renames words and CSS classes that are whole string literals.
import { Node, type SourceFile, SyntaxKind } from "ts-morph";
import type { ModuleStep, UpgradeStep, TextFile, ConsoleToUpgrade } from "../Step";
import {
  currentClass,
  FORMER_NAME_PATTERN,
  isPreference,
  currentKey,
  FORMER_CLASS_PATTERN,
  FORMER_KEY_PATTERN,
} from "./known";
import { type TextEdit, applyTextEdits } from "./names";

const WHAT = "keys of words and CSS classes of the framework have their present names";
const isWords = (path: string): boolean => /^(?:locales|features\/[^/]+\/words)\/.*\.json$/.test(path);
const KEY = /"((?:[^"\\]|\\.)*)"(\s*:)?/g;
/** Comments, strings and addresses are skipped. */
const IN_STYLES =
  /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\([^)]*\)|\.((?:kit|shell)-[\w-]+)|(?<![\w#.-])(kit-breathe)(?![\w-])/g;

const keysOf = (text: string): readonly string[] =>
  [...text.matchAll(KEY)].flatMap(([, key = "", colon]) => (colon === undefined ? [] : [key]));

const wordsOf = ({ open }: ConsoleToUpgrade, { path, text }: TextFile): string => {
  const there = new Set(keysOf(text));
  return text.replaceAll(KEY, (all, key: string, colon: string | undefined, at: number) => {
    const now = colon === undefined ? null : currentKey(key);
    if (now === null) return all;
    if (!there.has(now)) return all.replace(`"${key}"`, `"${now}"`);
    open(path, text.slice(0, at).split("\n").length, `\`${key}\` is \`${now}\`, which is here too: remove one of them`);
    return all;
  });
};

const stylesOf = (text: string): string =>
  text.replaceAll(IN_STYLES, (all, name: string | undefined, motion: string | undefined) => {
    const [was, now] = [name ?? motion ?? "", currentClass(name ?? motion ?? "")];
    return now === null ? all : all.replace(was, now);
  });

export const renameWords: UpgradeStep = (console) => {
  for (const file of console.texts) {
    const text = isWords(file.path)
      ? wordsOf(console, file)
      : file.path.endsWith(".css")
        ? stylesOf(file.text)
        : file.text;
    if (text === file.text) continue;
    file.write(text);
    console.changed(file.path, WHAT);
  }
};

type Literal = Node & { getLiteralValue(): string };

const IS_CLASS = /class(?:Name|es|Names)?$/i;
const JOINS = /^(?:clsx|cx|cn|classNames|classnames)$/;
const CHOICES: readonly SyntaxKind[] = [
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
  SyntaxKind.QuestionQuestionToken,
];

/** Whether a value seems to be used as CSS classes. */
const isClass = (node: Node): boolean => {
  const around = node.getParent();
  if (Node.isJsxAttribute(around)) return IS_CLASS.test(around.getNameNode().getText());
  if (Node.isPropertyAssignment(around))
    return around.getInitializer() === node
      ? IS_CLASS.test(around.getName())
      : Node.isCallExpression(around.getParent().getParent()) && isClass(around.getParent());
  const isThrough =
    Node.isJsxExpression(around) ||
    Node.isParenthesizedExpression(around) ||
    Node.isSatisfiesExpression(around) ||
    Node.isAsExpression(around) ||
    Node.isArrayLiteralExpression(around) ||
    (Node.isConditionalExpression(around) && around.getCondition() !== node) ||
    (Node.isBinaryExpression(around) && CHOICES.includes(around.getOperatorToken().getKind())) ||
    (Node.isCallExpression(around) && around.getExpression() !== node && JOINS.test(around.getExpression().getText()));
  return around !== undefined && isThrough && isClass(around);
};

const isJoined = (node: Node): boolean => {
  const around = node.getParent();
  return Node.isBinaryExpression(around) && around.getOperatorToken().getKind() === SyntaxKind.PlusToken;
};

/** A literal with the present names. The same text if it has no former name, null if a person must check it. */
const literalNow = (node: Literal, own: ReadonlySet<string>): string | null => {
  const value = node.getLiteralValue();
  const key = currentKey(value);
  const has = [...value.matchAll(FORMER_CLASS_PATTERN)].some(([name]) => currentClass(name) !== null);
  const isUnknown =
    key === null && FORMER_KEY_PATTERN.test(value) && /^[\w.]+$/.test(value) && !isPreference(value) && !own.has(value);
  if (key === null && !has && !isUnknown) return value;
  if (isUnknown || isJoined(node) || node.getText().slice(1, -1) !== value) return null;
  if (key !== null) return key;
  if (isClass(node)) return value.replaceAll(FORMER_CLASS_PATTERN, (name) => currentClass(name) ?? name);
  const selector = value.replaceAll(
    FORMER_CLASS_PATTERN,
    (name, at: number) => (value[at - 1] === "." && currentClass(name)) || name,
  );
  return selector === value ? null : selector;
};

const literalsOf = (module: SourceFile): readonly Literal[] => [
  ...module.getDescendantsOfKind(SyntaxKind.StringLiteral),
  ...module.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
];

const ownKeys = ({ texts }: ConsoleToUpgrade): ReadonlySet<string> =>
  new Set(texts.filter(({ path }) => isWords(path)).flatMap(({ text }) => keysOf(text)));

export const renameLiterals: ModuleStep = (console, module) => {
  if (!FORMER_NAME_PATTERN.test(module.getFullText())) return;
  const own = ownKeys(console);
  const edits = literalsOf(module).flatMap((node): readonly TextEdit[] => {
    const now = literalNow(node, own);
    if (now === null || now === node.getLiteralValue()) return [];
    return [{ start: node.getStart() + 1, end: node.getEnd() - 1, text: now }];
  });
  if (edits.length === 0) return;
  module.replaceWithText(applyTextEdits(module.getFullText(), edits));
  console.changed(module.getFilePath(), WHAT);
};

/** Reports words and classes that are computed, or whose meaning is unclear. */
export const reportUnclearLiterals: ModuleStep = (console, module) => {
  if (!FORMER_NAME_PATTERN.test(module.getFullText())) return;
  const own = ownKeys(console);
  const templates = module.getDescendantsOfKind(SyntaxKind.TemplateExpression).filter((one) => {
    const parts = [
      one.getHead().getLiteralText(),
      ...one.getTemplateSpans().map((span) => span.getLiteral().getLiteralText()),
    ];
    return FORMER_KEY_PATTERN.test(parts[0] ?? "") || parts.some((part) => part.search(FORMER_CLASS_PATTERN) >= 0);
  });
  const literals = literalsOf(module).filter((one) => literalNow(one, own) === null);
  for (const node of [...templates, ...literals])
    console.open(
      module.getFilePath(),
      node.getStartLineNumber(),
      `${node.getText()} may be words or CSS classes of the framework: \`kit.…\` is \`ui.…\`, \`kit-…\` is \`ui-…\``,
    );
};
