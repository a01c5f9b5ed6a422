// The resources of a console of its own platform, from tables.
import { EnumCollector } from "../enums";
import { type ImportedField, fieldOf } from "../fields";
import type { LeftOutPart } from "../LeftOutPart";
import {
  uniqueFieldName,
  labelFromName,
  uniqueResourceName,
  singularOf,
  toSnakeCase,
  type LabelWords,
  untranslatedWords,
} from "../names";
import { withReference, type ReferenceTarget } from "../references";
import { guessColumns, uniqueSectionName, guessTitle } from "../resources";
import { breakRequiredCycles } from "./circles";
import type { OwnField, OwnResource } from "./OwnResource";
import type { OwnColumn, OwnTable } from "./OwnTable";
import { EMPTY_SHAPE } from "./OwnTable";

export interface OwnResources {
  readonly resources: readonly OwnResource[];
  readonly enums: EnumCollector;
}

/** Resources and enumerations that each console of its own platform has. */
const HAS = ["account", "role", "menu", "session"];
const HAS_ENUMS = ["state", "menu_level"];
const MAIN = "main";
const HAS_SECTION = "people";
const FILTERS: Readonly<Record<string, string>> = {
  ...{ text: "contains", email: "contains", url: "contains", timestamp: "range" },
  ...{ boolean: "equals", enum: "equals", reference: "equals" },
};

const HAN = /\p{Script=Han}/u;

const wordsWith = (text: string, chinese: string): LabelWords => ({
  ...untranslatedWords(text),
  ...(chinese !== "" && { "zh-CN": chinese }),
});

const namesOf = (tables: readonly OwnTable[]): ReadonlyMap<string, string> => {
  const codes = new Set(HAS.map((name) => name.replaceAll("_", "")));
  const isTaken = (name: string): boolean => codes.has(name.replaceAll("_", ""));
  return new Map(
    tables.map(({ name, section }) => {
      const own = section === "" ? name : name.slice(section.length + 1);
      const short = singularOf(toSnakeCase(own));
      const wanted = !isTaken(short)
        ? own
        : section === "" || HAS.includes(short)
          ? `${short}_record`
          : `${section}_${own}`;
      const found = uniqueResourceName(wanted, isTaken);
      codes.add(found.replaceAll("_", ""));
      return [name, found];
    }),
  );
};

const sectionOf = ({ section }: OwnTable): string => {
  const name = section === "" ? MAIN : uniqueSectionName(toSnakeCase(section));
  return name === HAS_SECTION ? `${name}_section` : name;
};

interface Context {
  readonly names: ReadonlyMap<string, string>;
  readonly tables: readonly OwnTable[];
  readonly targets: readonly ReferenceTarget[];
  readonly enums: EnumCollector;
  readonly leftOut: LeftOutPart[];
}

const isTextKey = (table: OwnTable | undefined): boolean =>
  table?.columns.find(({ name }) => name === table.key)?.shape.type === "string";

const keyField = (table: OwnTable, name: string, column: OwnColumn | undefined): ImportedField => ({
  ...fieldOf(name, { shape: { ...EMPTY_SHAPE, type: "integer" }, wire: name }, new EnumCollector(), ["", ""]),
  kind: "id",
  options: isTextKey(table) ? { type: "string" } : {},
  label: /(?:^|_)id$/.test(name) ? "ID" : labelFromName(name),
  shape: column?.shape ?? { ...EMPTY_SHAPE, type: "integer" },
  isRequired: table.isKeyEntered,
  help: "",
});

/** The column as a reference to a table. Null if its records have other keys than the column holds. */
const linked = (field: ImportedField, column: OwnColumn, context: Context): ImportedField | null => {
  const target = context.tables.find(({ name }) => name === column.to);
  const to = context.names.get(column.to ?? "");
  if (target === undefined || to === undefined || target.key === null) return null;
  return {
    ...field,
    kind: column.isMany ? "references" : "reference",
    options: { to, ...(column.isWeak && { weak: true }) },
    standard: undefined,
    label: field.label.replace(/ (?:ID|UUID|key)$/i, "") || field.label,
  };
};

/** On a platform of one's own, fields have their names on the wire too. */
const withOwnNames = (field: ImportedField): ImportedField => ({
  ...field,
  wire: field.name,
  of: field.of.map(withOwnNames),
});

const fieldFor = (
  table: OwnTable,
  column: OwnColumn,
  name: string,
  own: ReferenceTarget,
  context: Context,
): ImportedField | null => {
  const { enums, leftOut, targets } = context;
  const { shape, isRequired, stamp } = column;
  const plain = fieldOf(name, { shape, wire: name, isRequired, isReadonly: stamp !== null }, enums, [own.name, name]);
  const found = column.to === null ? withReference(plain, own, targets) : linked(plain, column, context);
  const where = `${table.name}: ${column.name}`;
  if (found === null)
    leftOut.push({
      where,
      reason: `The records of \`${column.to}\` got a key of their own, so it cannot refer to them.`,
      advice: column.isMany ? "" : "It is a plain field.",
    });
  if (found === null && column.isMany) return null;
  const { help } = plain;
  // A comment that is the label says nothing more below the input.
  const field = { ...withOwnNames(found ?? plain), help: help === column.label ? "" : help };
  return stamp === null || plain.kind !== "timestamp" ? field : { ...field, options: { ...field.options, stamp } };
};

const unlikeLabel = (labels: Set<string>, words: LabelWords, name: string): LabelWords => {
  const isNew = !labels.has(words.en) && !labels.has(words["zh-CN"]);
  const found = isNew ? words : untranslatedWords(labelFromName(name));
  for (const text of Object.values(found)) labels.add(text);
  return found;
};

const MOST_FIELDS = 150;

const resourceFor = (table: OwnTable, context: Context): OwnResource => {
  const name = context.names.get(table.name) ?? "";
  const own: ReferenceTarget = { name, keyType: isTextKey(table) ? "string" : "number" };
  const taken = new Set<string>();
  const codes = new Set<string>();
  const isTaken = (text: string): boolean => taken.has(text) || codes.has(text.replaceAll("_", ""));
  const nameFor = (text: string): string => {
    const found = uniqueFieldName(text, isTaken);
    taken.add(found);
    codes.add(found.replaceAll("_", ""));
    return found;
  };
  const columnNames = new Map(table.columns.slice(0, MOST_FIELDS).map((column) => [column, nameFor(column.name)]));
  if (table.columns.length > MOST_FIELDS)
    context.leftOut.push({
      where: table.name,
      reason: `It has ${table.columns.length} columns; only ${MOST_FIELDS} are taken.`,
      advice: "Add further fields by hand.",
    });
  const held = [...columnNames.keys()].find((column) => column.name === table.key);
  const key = keyField(table, held === undefined ? nameFor("id") : (columnNames.get(held) ?? ""), held);
  const labels = new Set<string>();
  const rest = [...columnNames].flatMap(([column, field]): readonly OwnField[] => {
    const made = column === held ? key : fieldFor(table, column, field, own, context);
    if (made === null) return [];
    const words = HAN.test(column.name) ? untranslatedWords(column.name.trim()) : wordsWith(made.label, column.label);
    return [{ field: made, label: unlikeLabel(labels, words, field), column }];
  });
  const all = held === undefined ? [{ field: key, label: untranslatedWords(key.label), column: null }, ...rest] : rest;
  const fields = all.map(({ field }) => field);
  const named = guessTitle(fields, key);
  const alone = table.unique.flatMap(([only = "", ...more]) => (more.length === 0 ? [only] : []));
  // What tells records apart names them better than their key.
  const title =
    named === key.name
      ? (all.find((one) => /^(?:text|email)$/.test(one.field.kind) && alone.includes(one.column?.name ?? ""))?.field
          .name ?? named)
      : named;
  const columns = guessColumns(fields, key, title);
  const shown = new Set([title, ...columns]);
  const nameOf = (column: string): string | undefined =>
    all.find((one) => one.column?.name.toLowerCase() === column.toLowerCase())?.field.name;
  const isPlain = (one: string): boolean => {
    const kind = fields.find((field) => field.name === one)?.kind ?? "";
    return !["json", "attributes", "list", "references", "enums", "secret"].includes(kind);
  };
  const sets = table.unique.map((set) => set.flatMap((column) => nameOf(column) ?? []));
  return {
    name,
    section: sectionOf(table),
    label: HAN.test(table.name) ? untranslatedWords(table.name) : wordsWith(labelFromName(name), table.label),
    table,
    key,
    title,
    columns,
    fields: all.map((one) => ({
      ...one,
      field: {
        ...one.field,
        filter: shown.has(one.field.name) && one.field !== key ? FILTERS[one.field.kind] : undefined,
      },
    })),
    unique: [...new Map(sets.map((set) => [set.toSorted().join(), set])).values()].filter(
      (set, at) =>
        set.length > 0 &&
        set.length === new Set(set).size &&
        set.length === table.unique[at]?.length &&
        set.every(isPlain),
    ),
  };
};

export const resourcesOfTables = (tables: readonly OwnTable[], leftOut: LeftOutPart[]): OwnResources => {
  const names = namesOf(tables);
  const enums = new EnumCollector(HAS_ENUMS);
  const targets = tables
    .filter(({ key }) => key !== null)
    .map((table): ReferenceTarget => ({
      name: names.get(table.name) ?? "",
      keyType: isTextKey(table) ? "string" : "number",
    }));
  const context: Context = { names, tables, targets, enums, leftOut };
  return { resources: breakRequiredCycles(tables.map((table) => resourceFor(table, context))), enums };
};
