// Reports removed names that are still used, with their line in the upgraded file. This runs after all steps that
// change files.
import { SyntaxKind } from "ts-morph";
import type { ModuleStep } from "../Step";
import { CHANGED_ATTRIBUTES, isFrameworkAttribute } from "./attributes";
import { REMOVED_MODULES, REMOVED_NAMES, REMOVED_MEMBERS, MOVED_MODULES } from "./gone";
import { membersOf, objectsOf } from "./lists";
import { remainingUses } from "./names";
import { NAME_CHANGES } from "./renamed";
import { CHANGED_USES, findOldUses, describeUse } from "./uses";

const BY_HAND = [
  ...CHANGED_ATTRIBUTES.map(({ from, of, name, is }) => ({ from, of, name, what: is })),
  ...[
    { name: "exports", what: "is gone: write `views: { list: { export: false } }` in the definition" },
    { name: "tools", what: "is gone: fill the slots `rowTools` and `listTools`" },
  ].map((one) => ({ from: "pilothouse/list", of: "ListView", ...one })),
];

export const reportRemainingUses: ModuleStep = ({ open }, module) => {
  const path = module.getFilePath();
  for (const literal of module.getDescendantsOfKind(SyntaxKind.StringLiteral)) {
    const from = literal.getLiteralValue();
    const closed = REMOVED_MODULES.get(from);
    const to = MOVED_MODULES.get(from);
    if (closed !== undefined) open(path, literal.getStartLineNumber(), `${from} is gone: ${closed}`);
    if (to !== undefined) open(path, literal.getStartLineNumber(), `${from} is ${to}`);
  }
  for (const { from, name, instead } of REMOVED_NAMES) {
    const [left] = remainingUses(module, MOVED_MODULES.get(from) ?? from, name);
    if (left !== undefined) open(path, left.getStartLineNumber(), `\`${name}\` is gone: ${instead}`);
  }
  for (const { from, name, to, is } of NAME_CHANGES.filter((one) => one.from !== one.to || one.name !== one.is))
    for (const left of remainingUses(module, from, name))
      open(path, left.getStartLineNumber(), `\`${name}\` of ${from} is \`${is}\` of ${to}`);
  for (const use of CHANGED_USES) {
    const left = use.is === use.name ? findOldUses(module, use) : remainingUses(module, use.from, use.name);
    for (const one of left) open(path, one.getStartLineNumber(), `\`${use.name}\` is written \`${describeUse(use)}\``);
  }
  for (const attribute of module.getDescendantsOfKind(SyntaxKind.JsxAttribute))
    for (const { from, of, name, what } of BY_HAND)
      if (attribute.getNameNode().getText() === name && isFrameworkAttribute(attribute, from, of))
        open(path, attribute.getStartLineNumber(), `\`${name}\` of ${of} ${what}`);
  for (const { from, of, name, instead } of REMOVED_MEMBERS)
    for (const object of objectsOf(module, from, of)) {
      const member = membersOf(object).get(name);
      if (member !== undefined) open(path, member.getStartLineNumber(), `\`${name}\` of ${of} is gone: ${instead}`);
    }
};
