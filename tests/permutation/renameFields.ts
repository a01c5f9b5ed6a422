// Renames fields and their values. The kind of a field says what each of its options refers to.
import { kinds } from "../../generator/index";
import type { LinkTarget } from "../../generator/definition/KindFacts";
import type { Renaming } from "./Renaming";
import {
  changeAt,
  mapTexts,
  changeEntries,
  isList,
  isMap,
  isText,
  changeItems,
  mapOf,
  type Node,
  type NodeMap,
  textOf,
} from "./tree";

export interface Vocabulary {
  readonly renaming: Renaming;
  /** Whether the framework knows the values of an enumeration: currencies, languages, states of imports. */
  readonly isFixed: (enumeration: string) => boolean;
  /** The menu resource, and its key field. The values of this field are menu keys. */
  readonly menu: { readonly resource: string; readonly key: string };
}

export type FieldName = (name: string) => string;

/** Renames the options of a field according to its kind. */
const linksOf = (field: NodeMap): Readonly<Record<string, LinkTarget>> =>
  new Map(Object.entries(kinds)).get(textOf(field.get("kind")))?.links ?? {};

const same = (node: Node): Node => node;
const named = (name: FieldName) => mapTexts(name);

/** Renames a value of the field, wherever it occurs: in a row, a default or a condition. */
export const renameValue = (field: NodeMap, vocabulary: Vocabulary, own: FieldName): ((value: Node) => Node) => {
  const { renaming, isFixed, menu } = vocabulary;
  const enumeration = field.get("enum");
  if (isText(enumeration)) {
    if (isFixed(enumeration)) return same;
    const one = (value: Node): Node =>
      isList(value) ? value.map(one) : isText(value) || typeof value === "number" ? renaming.value(value) : value;
    return one;
  }
  if (field.get("to") === menu.resource) return mapTexts(renaming.names);
  const nested = field.get("of");
  if (!isMap(nested)) return same;
  const row = rowOf(nested, vocabulary, own);
  // The attributes are JSON in a text, so they are parsed and written again.
  const inText = (value: string): string => {
    const parsed: unknown = JSON.parse(value);
    const read = new Map(Object.entries(typeof parsed === "object" && parsed !== null ? parsed : {}));
    const renamed = row(read);
    return JSON.stringify(Object.fromEntries(isMap(renamed) ? renamed : []));
  };
  const one = (value: Node): Node => (isText(value) ? inText(value) : isList(value) ? value.map(row) : row(value));
  return one;
};

/** Renames a map from fields to values. */
export const rowOf = (fields: NodeMap, vocabulary: Vocabulary, own: FieldName): ((row: Node) => Node) =>
  changeEntries(
    (key) => own(String(key)),
    (value, name) => renameValue(mapOf(fields.get(name)), vocabulary, own)(value),
  );

/** Renames the keys of a map that has values of a field as its keys. */
export const renameValueKeys = (
  field: NodeMap,
  vocabulary: Vocabulary,
  own: FieldName,
  held: (node: Node) => Node,
): ((node: Node) => Node) => {
  const value = renameValue(field, vocabulary, own);
  return changeEntries((key) => {
    const changed = value(key);
    return isText(changed) || typeof changed === "number" ? changed : key;
  }, held);
};

/** Renames the rows of presets, which are values of several fields. */
const presets = (field: NodeMap, fields: NodeMap, vocabulary: Vocabulary, own: FieldName): ((row: Node) => Node) => {
  const heads = ["match", "set"].flatMap((key) => [field.get(key) ?? []].flat());
  const headed = (path: string): NodeMap => {
    const [name = "", nested] = path.split(".");
    const outer = mapOf(fields.get(name));
    return nested === undefined ? outer : mapOf(mapOf(outer.get("of")).get(nested));
  };
  const values = heads.map((head) => renameValue(headed(textOf(head)), vocabulary, own));
  return changeItems((row) => (isList(row) ? row.map((value, index) => values[index]?.(value) ?? value) : row));
};

const renameField = (field: NodeMap, fields: NodeMap, vocabulary: Vocabulary, own: FieldName): Node => {
  const { renaming } = vocabulary;
  const ofNested = (name: string): string => (field.get("kind") === "localized" && name === "lang" ? name : own(name));
  const value = renameValue(field, vocabulary, ofNested);
  const by = mapOf(fields.get(textOf(mapOf(field.get("leads")).get("by"))));
  const links = Object.entries(linksOf(field)).map(([option, target]) => [
    option,
    named(target === "enum" || target === "resource" ? renaming.name : own),
  ]);
  const dotted = (path: string): string => path.split(".").map(own).join(".");
  return changeAt({
    ...Object.fromEntries(links),
    default: value,
    sample: changeItems(value),
    when: rowOf(fields, vocabulary, own),
    of: (node) => renameFields(mapOf(node), vocabulary, ofNested),
    pick: named(renaming.name),
    restricts: changeEntries((key) => renaming.name(String(key)), named(renaming.name)),
    leads: changeAt({ by: named(own), to: renameValueKeys(by, vocabulary, own, named(renaming.name)) }),
    match: named(dotted),
    set: named(own),
    rows: presets(field, fields, vocabulary, own),
  })(field);
};

export const renameFields = (fields: NodeMap, vocabulary: Vocabulary, own: FieldName): Node =>
  changeEntries(
    (name) => own(String(name)),
    (field) => (isMap(field) ? renameField(field, fields, vocabulary, own) : field),
  )(fields);
