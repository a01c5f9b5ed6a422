// Adds line and column to reported mistakes. Reading YAML with positions takes three times as long, so it is done only
// for files with mistakes.
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";
import { codeFrame } from "./frame";
import type { Complaint, Path, Problem } from "./Problem";

export interface SourceText {
  readonly path: string;
  readonly text: string;
}

interface Found {
  readonly key: number;
  readonly value: number;
  readonly whole: boolean;
}

const offsetOf = (node: unknown): number | null =>
  typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : null;

const childOf = (node: Node, segment: string | number): { key: unknown; value: unknown } | null => {
  if (isMap(node)) {
    const pair = node.items.findLast(
      (item) => String(isScalar(item.key) ? item.key.value : item.key) === String(segment),
    );
    return pair === undefined ? null : { key: pair.key, value: pair.value };
  }
  const item = isSeq(node) ? node.items[Number(segment)] : undefined;
  return item === undefined ? null : { key: item, value: item };
};

/** Follows `path` through the file. For a missing key, answers the map that should have it. */
const find = (document: Document.Parsed, path: Path): Found => {
  let node: unknown = document.contents;
  const start = offsetOf(node) ?? 0;
  let found: Found = { key: start, value: start, whole: true };
  for (const segment of path) {
    const held = isAlias(node) ? node.resolve(document) : node;
    const child = isMap(held) || isSeq(held) ? childOf(held, segment) : null;
    // A definition may have a plain value in place of a map with one key. In this case, the value itself is wrong.
    if (child === null) return { ...found, whole: isScalar(held) };
    const key = offsetOf(child.key) ?? found.key;
    found = { key, value: offsetOf(child.value) ?? key, whole: true };
    node = child.value;
  }
  return found;
};

const locateIn = (source: SourceText, complaints: readonly Complaint[]): Problem[] => {
  const document = parseDocument(source.text, { uniqueKeys: false, logLevel: "silent" });
  return complaints.map(({ code, file, path, at, message, fix }) => {
    const found = find(document, path);
    const offset = typeof at === "number" ? at : at === "key" || !found.whole ? found.key : found.value;
    const before = source.text.slice(0, offset).split("\n");
    const where = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return { code, where, message, fix, frame: codeFrame(source.text, where) };
  });
};

const placeNowhere = ({ code, file, message, fix }: Complaint): Problem => ({
  code,
  where: { file, line: 1, column: 1 },
  message,
  fix,
  frame: "",
});

/** The problems in the order of files and lines. */
export const locateProblems = (sources: readonly SourceText[], complaints: readonly Complaint[]): Problem[] => {
  const known = new Map(sources.map((source) => [source.path, source]));
  const files = new Map<string, Complaint[]>();
  for (const complaint of complaints) files.set(complaint.file, [...(files.get(complaint.file) ?? []), complaint]);
  const order = [...known.keys(), ...[...files.keys()].filter((file) => !known.has(file)).sort()];
  return order.flatMap((file) => {
    const ofFile = files.get(file);
    if (ofFile === undefined) return [];
    const source = known.get(file);
    const problems = source === undefined ? ofFile.map(placeNowhere) : locateIn(source, ofFile);
    return problems.sort((a, b) => a.where.line - b.where.line || a.where.column - b.where.column);
  });
};
