// Compares what the last import wrote, the same after people edited it, and what the description says now.
import { type Document, isCollection, isMap, parseDocument, type ParsedNode } from "yaml";

type Key = string | number;
type Path = readonly Key[];

export interface Difference {
  readonly path: Path;
  /** `keep`: the description has changed, but people have changed the same place, so theirs stays. */
  readonly what: "add" | "set" | "remove" | "keep";
  readonly before: unknown;
  readonly after: unknown;
}

const plain = (value: unknown): unknown =>
  value instanceof Map
    ? [...value].map(([key, held]) => [key, plain(held)])
    : Array.isArray(value)
      ? value.map(plain)
      : value;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(plain(one)) === JSON.stringify(plain(other));
const isKey = (key: unknown): key is Key => typeof key === "string" || typeof key === "number";

/** Values are as YAML has them, with maps as Map. */
export const differencesOf = (
  base: unknown,
  ours: unknown,
  theirs: unknown,
  path: Path = [],
): readonly Difference[] => {
  if (isSame(base, theirs) || isSame(ours, theirs)) return [];
  if (!(base instanceof Map && ours instanceof Map && theirs instanceof Map))
    return [{ path, what: isSame(base, ours) ? "set" : "keep", before: ours, after: theirs }];
  const keys = [...new Set([...base.keys(), ...theirs.keys()])].filter(isKey);
  return keys.flatMap((key): readonly Difference[] => {
    const here = [...path, key];
    const [was, own, now]: readonly unknown[] = [base.get(key), ours.get(key), theirs.get(key)];
    if (base.has(key) && theirs.has(key)) return ours.has(key) ? differencesOf(was, own, now, here) : [];
    if (theirs.has(key))
      return ours.has(key)
        ? isSame(own, now)
          ? []
          : [{ path: here, what: "keep", before: own, after: now }]
        : [{ path: here, what: "add", before: undefined, after: now }];
    if (!ours.has(key)) return [];
    return [{ path: here, what: isSame(was, own) ? "remove" : "keep", before: own, after: undefined }];
  });
};

export const parseYamlWithMaps = (text: string): unknown => parseDocument(text).toJS({ mapAsMap: true });

/** The text with the differences, except those of the kind `keep`. Comments and all other lines stay. */
export const applyDifferences = (text: string, differences: readonly Difference[]): string => {
  const document: Document<ParsedNode> = parseDocument(text);
  for (const { path, what, after } of differences) {
    if (what === "keep") continue;
    if (what === "remove") {
      document.deleteIn(path);
      continue;
    }
    const parent: unknown = document.getIn(path.slice(0, -1), true);
    const node = document.createNode(after, { aliasDuplicateObjects: false });
    const isBlock = isMap(parent) && parent.flow !== true;
    // In a map of several lines, each entry is one line.
    if (isBlock && isCollection(node)) node.flow = true;
    document.setIn(path, node);
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
};

const short = (value: unknown): string => {
  const text = JSON.stringify(value instanceof Map ? Object.fromEntries(value) : value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const MARKS: Readonly<Record<Difference["what"], string>> = { add: "+", set: "~", remove: "-", keep: "!" };

/** A line for people. */
export const describeDifference = (file: string, { path, what, before, after }: Difference): string => {
  const place = `${MARKS[what]} ${file}${path.length === 0 ? "" : `: ${path.join(".")}`}`;
  if (what === "add") return place;
  if (what === "remove") return `${place} is no longer described`;
  if (what === "set") return `${place}: ${short(before)} -> ${short(after)}`;
  return `${place}: yours stays, ${after === undefined ? "although it is no longer described" : `the description says ${short(after)}`}`;
};
