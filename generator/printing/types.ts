import { type Code, node } from "./Code";
import { identifier, namespaceImport, literal, member } from "./expressions";

/** `z.infer<typeof name>`: the type of a schema in the same file. */
export const inferType = (name: string): Code => {
  const schema = node("typeof", `typeof ${identifier(name).text}`, [identifier(name)]);
  const infer = member(namespaceImport("z", "zod/mini"), "infer");
  return node("reference", `${infer.text}<${schema.text}>`, [infer, schema]);
};

/** `1 | 2 | "x"` */
export const unionOf = (values: readonly (string | number)[]): Code => {
  const parts = values.map(literal);
  const [only] = parts;
  return parts.length === 1 && only !== undefined
    ? only
    : node("union", parts.map((part) => part.text).join(" | "), parts);
};
