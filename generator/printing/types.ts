import { Code, node } from "./Code";
import { identifier, importedWhole, key, literal, member } from "./expressions";

/** `z.infer<typeof name>`: the type of what a schema of this file answers. */
export const inferred = (name: string): Code => {
  const schema = node("typeof", `typeof ${identifier(name).text}`, [identifier(name)]);
  const infer = member(importedWhole("z", "zod/mini"), "infer");
  return node("reference", `${infer.text}<${schema.text}>`, [infer, schema]);
};

type Keyword = "string" | "number" | "boolean" | "unknown";

export const keyword = (name: Keyword): Code => new Code(name, [`type:${name}`]);

/** `readonly T[]` */
export const listOf = (item: Code): Code => {
  const inner = node("list", `(${item.text})[]`, [item]);
  return node("readonly", `readonly ${inner.text}`, [inner]);
};

/** `1 | 2 | "x"` */
export const literals = (values: readonly (string | number)[]): Code => {
  const parts = values.map(literal);
  const [only] = parts;
  return parts.length === 1 && only !== undefined
    ? only
    : node("union", parts.map((part) => part.text).join(" | "), parts);
};

export type Member = readonly [name: string, type: Code];

/** The members of an interface or of a type in braces, all readonly. */
export const members = (of: readonly Member[]): Code =>
  new Code(
    of.map(([name, type]) => `readonly ${key(name).text}: ${type.text};`).join("\n"),
    of.flatMap(([name, type]) => [`name:${name}`, type]),
  );

export const shape = (of: readonly Member[]): Code => {
  const inside = members(of);
  return node("shape", `{ ${inside.text.replaceAll("\n", " ")} }`, [inside]);
};
