// Finds the parts of a definition that are not in the specification. They have the mark `# [not in the specification]`
// on their own line, on the line above, or on the line of the map around them.
import { readFileSync } from "node:fs";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { YAMLMap } from "yaml";

const MARK = "[not in the specification]";

interface Place {
  /** `calls.run`, `fields.details.of.lang` */
  readonly path: string;
  readonly marked: boolean;
}

const entriesOf = (map: YAMLMap): readonly (readonly [name: string, at: number, value: unknown])[] =>
  map.items.flatMap(({ key, value }) =>
    isScalar(key) && key.range ? [[String(key.value), key.range[0], value] as const] : [],
  );

/** All keys in a file. For each, whether it is marked. */
const placesOf = (file: string): readonly Place[] => {
  const text = readFileSync(file, "utf8");
  const lines = text.split("\n");
  const counter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: counter });
  const isMarked = (at: number): boolean => {
    const { line } = counter.linePos(at);
    const above = lines[line - 2] ?? "";
    return (lines[line - 1] ?? "").includes(MARK) || (/^\s*#/.test(above) && above.includes(MARK));
  };
  const walk = (map: YAMLMap, above: string, inherited: boolean): readonly Place[] =>
    entriesOf(map).flatMap(([name, at, value]) => {
      const place = { path: `${above}${name}`, marked: inherited || isMarked(at) };
      return [place, ...(isMap(value) ? walk(value, `${place.path}.`, place.marked) : [])];
    });
  return isMap(contents) ? walk(contents, "", false) : [];
};

const known = new Map<string, ReadonlyMap<string, boolean>>();

export const isInferred = (file: string, path: string): boolean => {
  const places = known.get(file) ?? new Map(placesOf(file).map(({ path: name, marked }) => [name, marked]));
  known.set(file, places);
  return places.get(path) ?? false;
};
