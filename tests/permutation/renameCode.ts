// Renames names of a console in hand-written code: identifiers, and strings that consist only of names.
import { Node, Project } from "ts-morph";
import { toCamelCase, toPascalCase } from "../../generator/model/names";

import type { RenamedResources } from "./renameResources";
import type { Renaming } from "./Renaming";

/**
 * Matches a name, names joined by dots, or a prefix such as "cron.fields.". A single word with a dot ("clinic.") is not
 * a name.
 */
const NAMES = /^[a-z][a-z0-9_]*(?:(?:\.[a-z][a-z0-9_]*)+\.?)?$/;
/** Matches the name of an input in a CSS selector. */
const INPUT = /(?<=\[name=")\w+(?="\])/g;

export interface NewNames
  extends Pick<Renaming, "known" | "said" | "value">, Pick<RenamedResources, "numbered" | "enums" | "resources"> {}

/**
 * Generated identifiers contain the name of their resource, for example staffCalls and InspectionCreate. These are the
 * suffixes.
 */
const EXPORTS = ["", "Calls", "Reference", "Add", "Set", "Row", "List", "Show", "Create", "Edit", "Inputs"];
const exported = (old: string, made: string, ends: readonly string[]): readonly (readonly [string, string])[] =>
  ends.flatMap((end) => [
    [toCamelCase(old) + end, toCamelCase(made) + end],
    [toPascalCase(old) + end, toPascalCase(made) + end],
  ]);

/** Whether the text is the name of an HTML element or attribute. */
const isOfMarkup = (node: Node): boolean => {
  const parent = node.getParent();
  const isTag =
    Node.isJsxOpeningElement(parent) || Node.isJsxClosingElement(parent) || Node.isJsxSelfClosingElement(parent);
  return Node.isIdentifier(node) && (Node.isJsxAttribute(parent) || (isTag && /^[a-z]/.test(node.getText())));
};

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Renames each part of "/clinic/orders/find", but "upkeep.jobs" only if all its parts are known. */
const textUnder = (
  names: ReadonlyMap<string, string>,
  identifiers: ReadonlyMap<string, string>,
  text: string,
): string => {
  const known = (name: string): string => names.get(name) ?? name;
  if (names.has(text)) return known(text);
  if (text.startsWith("/")) return text.split("/").map(known).join("/");
  // In "../generated/upkeep/inspection/inspection.schema", folders have the names of the definition, and files have
  // these names in camel case.
  if (text.includes("/generated/"))
    return text
      .split(/([/.])/)
      .map((part) => identifiers.get(part) ?? known(part))
      .join("");
  if (text.includes("[name=")) return text.replaceAll(INPUT, known);
  // Matches "inspection.groups.plan" and "enums.verdict.", but not "invalid.picture".
  const [first = ""] = text.split(".");
  return NAMES.test(text) && (first === "enums" || names.has(first)) ? text.split(".").map(known).join(".") : text;
};

export const renameCode = (code: string, { known, said, value, numbered, enums, resources }: NewNames): string => {
  const identifiers = new Map(
    [...known].flatMap(([old, made]) => [
      ...(said.has(old) ? [[old, made] as const] : []),
      ...(enums.includes(old) ? exported(old, made, [""]) : []),
      ...(resources.includes(old) ? exported(old, made, EXPORTS) : []),
    ]),
  );
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile("code.tsx", code);
  const edits: Edit[] = [];
  file.forEachDescendant((node) => {
    const replace = (text: string, inset = 0): void =>
      void edits.push({ from: node.getStart() + inset, to: node.getEnd() - inset, text });
    if (isOfMarkup(node)) return;
    if (Node.isIdentifier(node)) {
      const made = identifiers.get(node.getText());
      if (made !== undefined) replace(made);
    } else if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) {
      replace(textUnder(known, identifiers, node.getText().slice(1, -1)), 1);
    } else if (Node.isTemplateHead(node) || Node.isTemplateMiddle(node) || Node.isTemplateTail(node)) {
      const [, before = "", text = "", after = ""] = /^([`}])([\s\S]*?)(`|\$\{)$/.exec(node.getText()) ?? [];
      replace(before + textUnder(known, identifiers, text) + after);
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
