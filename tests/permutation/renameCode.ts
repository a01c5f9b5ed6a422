// Code by hand that says names of a console, under its new names: identifiers, and texts that are nothing but names.
import { Node, Project } from "ts-morph";
import { pascal } from "../../generator/model/names";

import type { Renamed } from "./renameResources";
import type { Renaming } from "./Renaming";

const NAMES = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*$/;

export interface NewNames extends Pick<Renaming, "known" | "said" | "value">, Pick<Renamed, "numbered" | "enums"> {}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** "/clinic/orders/find" piece by piece; "upkeep.jobs" when all of it is known. */
const textUnder = (names: ReadonlyMap<string, string>, text: string): string => {
  const known = (name: string): string => names.get(name) ?? name;
  if (text.startsWith("/") || text.includes("/generated/")) return text.split("/").map(known).join("/");
  return NAMES.test(text) ? text.split(".").map(known).join(".") : text;
};

export const renameCode = (code: string, { known, said, value, numbered, enums }: NewNames): string => {
  const identifiers = new Map(
    [...known].flatMap(([old, made]) => [
      ...(said.has(old) ? [[old, made] as const] : []),
      ...(enums.includes(old) ? [[pascal(old), pascal(made)] as const] : []),
    ]),
  );
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile("code.tsx", code);
  const edits: Edit[] = [];
  file.forEachDescendant((node) => {
    const replace = (text: string, inset = 0): void =>
      void edits.push({ from: node.getStart() + inset, to: node.getEnd() - inset, text });
    if (Node.isIdentifier(node)) {
      const made = identifiers.get(node.getText());
      if (made !== undefined) replace(made);
    } else if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) {
      replace(textUnder(known, node.getText().slice(1, -1)), 1);
    } else if (Node.isTemplateHead(node) || Node.isTemplateMiddle(node) || Node.isTemplateTail(node)) {
      const [, before = "", text = "", after = ""] = /^([`}])([\s\S]*?)(`|\$\{)$/.exec(node.getText()) ?? [];
      replace(before + textUnder(known, text) + after);
    } else if (Node.isNumericLiteral(node)) {
      const property = node.getParent();
      if (Node.isPropertyAssignment(property) && numbered.has(property.getName()))
        replace(String(value(Number(node.getText()))));
    }
  });
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: made }) => text.slice(0, from) + made + text.slice(to), code);
};
