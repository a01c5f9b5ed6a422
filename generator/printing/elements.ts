import { Code, node } from "./Code";
import { type Entry, identifier } from "./expressions";
import { isPlain } from "./quote";

const LITERAL = "string:";

const attribute = ([name, value]: Entry): Code => {
  const label = identifier(name);
  const leaf = value.leaves[0];
  const text = leaf?.startsWith(LITERAL) && value.leaves.length === 1 ? leaf.slice(LITERAL.length) : null;
  if (leaf === "true" && value.leaves.length === 1) return new Code(label.text, [`name:${name}`], []);
  const shown = text !== null && isPlain(text) ? `"${text}"` : `{${value.text}}`;
  return new Code(`${label.text}=${shown}`, [`name:${name}`, ...value.leaves], value.imports);
};

/** `<Tag name="value" flag of={code}>children</Tag>`; an attribute that is `true` stands alone. */
export const element = (tag: Code, attributes: readonly Entry[], children: readonly Code[] = []): Code => {
  const parts = [tag, ...attributes.map(attribute), ...children];
  const head = [tag.text, ...attributes.map((entry) => attribute(entry).text)].join(" ");
  const text =
    children.length === 0
      ? `<${head} />`
      : `<${head}>\n${children.map((child) => child.text).join("\n")}\n</${tag.text}>`;
  return node("element", text, parts);
};

/** `<>children</>` */
export const fragment = (children: readonly Code[]): Code =>
  node("fragment", `<>\n${children.map((child) => child.text).join("\n")}\n</>`, children);
