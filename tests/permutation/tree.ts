// Helpers for parsed YAML. A changed map keeps the order and the types of its keys.
export type Node = string | number | boolean | null | readonly Node[] | NodeMap;
export type NodeMap = ReadonlyMap<string | number, Node>;

export const isMap = (node: unknown): node is NodeMap => node instanceof Map;
export const isList = (node: unknown): node is readonly Node[] => Array.isArray(node);
export const isText = (node: unknown): node is string => typeof node === "string";

export const mapOf = (node: Node | undefined): NodeMap => (isMap(node) ? node : new Map());
export const textOf = (node: Node | undefined): string => (isText(node) ? node : "");

type Change = (node: Node) => Node;

/** Changes every text in a value, at any depth. */
export const mapTexts = (change: (text: string) => string): Change => {
  const inside: Change = (node) => {
    if (isText(node)) return change(node);
    if (isList(node)) return node.map(inside);
    return isMap(node) ? new Map([...node].map(([key, value]) => [key, inside(value)])) : node;
  };
  return inside;
};

/** Changes the values of the given keys of a map. */
export const changeAt =
  (changes: Readonly<Record<string, Change>>): Change =>
  (node) =>
    isMap(node) ? new Map([...node].map(([key, value]) => [key, changes[key]?.(value) ?? value])) : node;

type Key = string | number;

/** Changes the keys and the values of a map. */
export const changeEntries =
  (key: (key: Key) => Key, value: (node: Node, key: string) => Node): Change =>
  (node) =>
    isMap(node) ? new Map([...node].map(([name, held]) => [key(name), value(held, String(name))])) : node;

export const changeItems =
  (change: Change): Change =>
  (node) =>
    isList(node) ? node.map(change) : node;
