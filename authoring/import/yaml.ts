// Definitions as YAML: a line for each field and call, and comments for people.
import { Document, isCollection, isMap, isScalar } from "yaml";

const WIDTH = 0;

/** The paths whose maps are written on several lines. All maps below them are on one line. */
const isTall = (file: string, depth: number, keys: readonly string[]): boolean => {
  if (file === "console.yaml") return depth < 1 || (keys[0] === "sections" && depth < 4 && keys.at(-1) !== "label");
  if (file === "host.yaml")
    return (
      depth < 1 ||
      (keys[0] === "dialect" && depth < 2) ||
      (keys.at(-1) === "except" && depth < 4) ||
      (keys[0] === "lacks" && depth < 2)
    );
  if (file === "enums.yaml") return depth < 2;
  if (file === "errors.yaml") return depth < 1;
  return depth < 1 || (["calls", "fields"].includes(keys[0] ?? "") && depth < 2);
};

const schemaOf = (file: string): string => {
  const own = ["console.yaml", "host.yaml", "enums.yaml", "errors.yaml"].includes(file);
  return own ? `${file.replace(".yaml", "")}.schema.json` : "../definition.schema.json";
};

/** `file`: the path below resources/. `comments`: lines above everything. */
export const toYaml = (file: string, value: unknown, comments: readonly string[] = []): string => {
  const document = new Document(value, { aliasDuplicateObjects: false });
  const shape = (node: unknown, keys: readonly string[]): void => {
    if (!isMap(node)) {
      if (isCollection(node)) node.flow = true;
      return;
    }
    if (!isTall(file, keys.length, keys)) {
      node.flow = true;
      return;
    }
    for (const { key, value: held } of node.items) shape(held, [...keys, isScalar(key) ? String(key.value) : ""]);
  };
  shape(document.contents, []);
  const head = [` yaml-language-server: $schema=${schemaOf(file)}`, ...comments.map((line) => ` ${line}`)];
  document.commentBefore = head.join("\n");
  const text = document.toString({ lineWidth: WIDTH, flowCollectionPadding: true });
  return text.replace(/^((?:#.*\n)+)\n/, "$1");
};
