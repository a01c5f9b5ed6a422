// The labels in a file of resources/. Translations are put into the text itself, so that comments and lines stay.
import { isMap, isScalar, type Pair, parseDocument, type Scalar, visit, type YAMLMap } from "yaml";

export interface TranslatableLabel {
  /** The keys that lead to the map with the languages. */
  readonly path: string;
  readonly source: string;
  readonly target: string;
}

type Said = Scalar<string>;

const isSaid = (node: unknown): node is Said => isScalar(node) && typeof node.value === "string";

const saidIn = (map: YAMLMap, language: string): Said | null => {
  const found: unknown = map.get(language, true);
  return isSaid(found) ? found : null;
};

/** As in RFC 6901. */
const pointer = (keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** Names of fields for languages, and rows of a demo: they have the keys of languages, but nobody translates them. */
const UNTRANSLATED = /^\/(?:title$|demo\/|languages)/;

const keysOf = (above: readonly unknown[]): readonly (string | number)[] =>
  above.flatMap((node, at): readonly (string | number)[] => {
    const inside = above[at + 1];
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : [];
    return isSeqLike(node) && inside !== undefined ? [node.items.indexOf(inside)] : [];
  });

const isPair = (node: unknown): node is Pair => typeof node === "object" && node !== null && "key" in node;
const isSeqLike = (node: unknown): node is { readonly items: readonly unknown[] } =>
  typeof node === "object" && node !== null && "items" in node && !isMap(node);

interface Found {
  readonly path: string;
  readonly map: YAMLMap;
  readonly source: Said;
}

const find = (text: string, from: string, isDefinition: boolean): readonly Found[] => {
  const all: Found[] = [];
  visit(parseDocument(text), {
    Map: (_, map, above) => {
      const source = saidIn(map, from);
      const path = pointer(keysOf([...above, map]));
      if (source !== null && !(isDefinition && UNTRANSLATED.test(path))) all.push({ path, map, source });
    },
  });
  return all;
};

export const translatableLabelsIn = (
  text: string,
  from: string,
  to: string,
  isDefinition: boolean,
): readonly TranslatableLabel[] =>
  find(text, from, isDefinition).map(({ path, map, source }) => ({
    path,
    source: source.value,
    target: saidIn(map, to)?.value ?? "",
  }));

/** The text with these translations, by path. */
export const writeLabels = (
  text: string,
  from: string,
  to: string,
  translations: ReadonlyMap<string, string>,
  isDefinition: boolean,
): string => {
  const edits = find(text, from, isDefinition).flatMap(({ path, map, source }) => {
    const said = translations.get(path);
    const before = saidIn(map, to);
    if (said === undefined || said === "" || said === before?.value || !source.range) return [];
    const written = JSON.stringify(said);
    if (before?.range) return [{ start: before.range[0], end: before.range[1], written }];
    const end = source.range[1];
    if (map.flow === true) return [{ start: end, end, written: `, ${to}: ${written}` }];
    const pair = map.items.find(({ key }) => isScalar(key) && key.value === from);
    const start = isScalar(pair?.key) ? (pair.key.range?.[0] ?? end) : end;
    const indent = " ".repeat(start - text.lastIndexOf("\n", start) - 1);
    const line = `${indent}${to}: ${written}`;
    return [{ start: end, end, written: text[end - 1] === "\n" ? `${line}\n` : `\n${line}` }];
  });
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((changed, { start, end, written }) => changed.slice(0, start) + written + changed.slice(end), text);
};
