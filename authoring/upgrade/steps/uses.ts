// Functions that are now called or written in another way.
import { type CallExpression, type Identifier, Node, type SourceFile } from "ts-morph";
import type { ModuleStep } from "../Step";
import { attributeEdits } from "./attributes";
import {
  dropImport,
  type TextEdit,
  applyTextEdits,
  importsOf,
  isFreeName,
  hasNoEffect,
  unwrapNode,
  usesOf,
} from "./names";

interface Use {
  readonly from: string;
  readonly name: string;
  /** The name to import instead; null if none is needed. */
  readonly is: string | null;
  /** How to write the new form. */
  readonly as: "argument" | "call" | "member";
}

export const CHANGED_USES: readonly Use[] = [
  { from: "pilothouse/wire", name: "dayInWords", is: null, as: "argument" },
  { from: "pilothouse/value", name: "dayInWords", is: null, as: "argument" },
  { from: "pilothouse/wire", name: "formatDay", is: "formatDay", as: "call" },
  { from: "pilothouse/wire", name: "formatSeconds", is: "formatTimestamp", as: "call" },
  { from: "pilothouse/wire", name: "shapeOf", is: "SHAPES", as: "member" },
];

export const describeUse = ({ is, as }: Use): string => ({ argument: "day", call: `${is}(…)`, member: `${is}[…]` })[as];

/** The call of the function with this name. Null if the upgrade does not understand all of it. */
const callOf = (use: Identifier): CallExpression | null => {
  const call = use.getParent();
  if (!Node.isCallExpression(call) || call.getExpression() !== use || call.getQuestionDotTokenNode()) return null;
  const [first, second, ...more] = call.getArguments();
  if (first === undefined || Node.isSpreadElement(first) || more.length > 0) return null;
  if (second !== undefined && !hasNoEffect(second)) return null;
  const whole = call.getSourceFile().getFullText();
  const text = whole.slice(call.getStart(), first.getStart()) + whole.slice(first.getEnd(), call.getEnd());
  return /\/[/*]/.test(text) ? null : call;
};

/** Whether a call already has the new form. */
const isDone = ({ is, name }: Use, use: Identifier): boolean => {
  const call = use.getParent();
  if (is !== name) return false;
  return (
    !Node.isCallExpression(call) ||
    call.getExpression() !== use ||
    (call.getArguments().length < 2 && !call.getArguments().some(Node.isSpreadElement))
  );
};

export const findOldUses = (file: SourceFile, use: Use): readonly Identifier[] =>
  importsOf(file, use.from, use.name)
    .flatMap((one) => usesOf(one))
    .filter((one) => !isDone(use, one));

const rewritten = ({ is, as, name }: Use, call: CallExpression): readonly TextEdit[] => {
  const [start, end] = [call.getStart(), call.getEnd()];
  const [first = call] = call.getArguments();
  const literal = unwrapNode(first);
  const around = (left: string, right: string): readonly TextEdit[] => [
    { start, end: first.getStart(), text: left },
    { start: first.getEnd(), end, text: right },
  ];
  if (as === "argument") {
    const isSimple = hasNoEffect(first) || Node.isCallExpression(first) || Node.isElementAccessExpression(first);
    return isSimple ? around("", "") : around("(", ")");
  }
  if (as === "member")
    return Node.isStringLiteral(literal) && /^\w+$/.test(literal.getLiteralValue())
      ? [{ start, end, text: `${is}.${literal.getLiteralValue()}` }]
      : around(`${is}[`, "]");
  return [
    ...(is === name ? [] : [{ start, end: call.getExpression().getEnd(), text: is ?? "" }]),
    { start: first.getEnd(), end: end - 1, text: "" },
  ];
};

export const rewriteUses: ModuleStep = (console, file) => {
  const edits: TextEdit[] = [];
  const done: Use[] = [];
  for (const use of CHANGED_USES) {
    if (use.is !== null && !isFreeName(file, use.from, use.is)) continue;
    const found = findOldUses(file, use).flatMap((one) => callOf(one) ?? []);
    edits.push(...found.flatMap((call) => rewritten(use, call)));
    if (found.length > 0) done.push(use);
  }
  edits.push(...attributeEdits(console, file));
  if (edits.length > 0) file.replaceWithText(applyTextEdits(file.getFullText(), edits));
  for (const use of done) {
    const { from, name, is } = use;
    console.changed(file.getFilePath(), `\`${name}\` is written \`${describeUse(use)}\``);
    const [old] = importsOf(file, from, name);
    if (old === undefined || is === name) continue;
    const isThere = is === null || importsOf(file, from, is).some((one) => one.getAliasNode() === undefined);
    if (!isThere) old.getImportDeclaration().addNamedImport(is);
    if (usesOf(old).length === 0) dropImport(old);
  }
};
