import { Code, node } from "./Code";
import { type Entry, identifier } from "./expressions";
import { needsNoQuotes } from "./quote";

const LITERAL = "string:";

const attribute = ([name, value]: Entry): Code => {
  const label = identifier(name).text;
  const { leaf } = value;
  if (leaf === "true") return new Code(label, [`name:${name}`]);
  const text = leaf?.startsWith(LITERAL) ? leaf.slice(LITERAL.length) : null;
  const shown = text !== null && needsNoQuotes(text) ? `"${text}"` : `{${value.text}}`;
  return new Code(`${label}=${shown}`, [`name:${name}`, value]);
};

/** `<Tag name="value" flag of={code}>children</Tag>`. An attribute that is `true` is printed as its name only. */
export const element = (tag: Code, attributes: readonly Entry[], children: readonly Code[] = []): Code => {
  const own = attributes.map(attribute);
  const head = [tag, ...own].map(({ text }) => text).join(" ");
  const text =
    children.length === 0
      ? `<${head} />`
      : `<${head}>\n${children.map((child) => child.text).join("\n")}\n</${tag.text}>`;
  return node("element", text, [tag, ...own, ...children]);
};

/** `<>children</>` */
export const fragment = (children: readonly Code[]): Code =>
  node("fragment", `<>\n${children.map((child) => child.text).join("\n")}\n</>`, children);
