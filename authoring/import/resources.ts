// The resources of a console, from the collections of a description.
import { type CallDefinitions, callsOf, type MethodsByVerb, findObstacle } from "./calls";
import type { Collection } from "./collections";
import { EnumCollector } from "./enums";
import { type ImportedField, fieldsOf } from "./fields";
import { RESERVED_CALLS, RESERVED_IDENTIFIERS } from "../../generator/definition/names";
import { labelFromName, uniqueResourceName, singularOf, toSnakeCase } from "./names";
import { parameterName, segmentsOf } from "./places";
import { type ReferenceTarget, withReference } from "./references";
import type { LeftOutPart } from "./LeftOutPart";

export interface ImportedResource {
  readonly name: string;
  readonly section: string;
  readonly label: string;
  readonly collection: Collection;
  readonly key: ImportedField;
  readonly title: string;
  readonly fields: readonly ImportedField[];
  readonly calls: CallDefinitions;
  /** The columns of its list. */
  readonly columns: readonly string[];
}

export interface ImportedResources {
  readonly resources: readonly ImportedResource[];
  readonly enums: EnumCollector;
}

const TITLES = [
  "name",
  "title",
  "display_name",
  "label",
  "full_name",
  "username",
  "login",
  "subject",
  "email",
  "slug",
  "code",
  "description",
];
const KEYS = ["id", "uuid", "guid", "uid", "key", "name", "slug", "code", "username", "login", "identifier"];
const TITLE_KINDS = new Set(["text", "email", "uid", "url"]);
const COLUMN_KINDS = new Set([...TITLE_KINDS, "id", "integer", "number", "boolean", "enum", "reference", "timestamp"]);
const MOST_COLUMNS = 8;
/** Steps of paths that say nothing about the records. */
const VERSION = /^(?:api|rest|v?\d[\w.]*)$/i;
/** Paths of sections that a console has itself. */
const OWN_SECTIONS = new Set(["login", "api", "rest", "files", "stream", "assets", "public"]);

const isScalar = ({ shape }: ImportedField): boolean => ["string", "integer"].includes(shape.type);

/** The field with the key: the one that the paths of records name, or one with a usual name. */
const keyIn = ({ verbs, noun }: Collection, fields: readonly ImportedField[]): ImportedField | undefined => {
  const named = [...verbs.values()].map(({ key }) => key).filter((key) => key !== "");
  const one = singularOf(toSnakeCase(noun));
  const wanted = [
    ...named,
    ...named.map((key) => toSnakeCase(key)),
    ...named.map((key) => toSnakeCase(key).replace(new RegExp(`^${one}_`), "")),
    ...KEYS.slice(0, 4).flatMap((key) => [key, `${one}_${key}`]),
    ...KEYS,
  ];
  for (const name of wanted) {
    const found = fields.find((field) => isScalar(field) && (field.wire === name || field.name === name));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The key as a field of kind id. People enter it if a new record must have it. */
const asKey = (field: ImportedField, { verbs }: Collection): ImportedField => {
  const add = verbs.get("add");
  const isNumber = field.shape.type === "integer";
  const isEntered = add !== undefined && (add.key !== "" || (field.isRequired && !isNumber));
  return {
    ...field,
    kind: "id",
    options: isNumber ? {} : { type: "string" },
    isRequired: isEntered,
    isReadonly: false,
    isImmutable: false,
    standard: undefined,
    filter: undefined,
    help: "",
  };
};

/** The field that names a record. A text without a usual name, such as its model, may be the same in many records. */
export const guessTitle = (fields: readonly ImportedField[], key: ImportedField): string => {
  if (TITLES.includes(key.name)) return key.name;
  const texts = fields.filter(({ kind }) => TITLE_KINDS.has(kind));
  const named = TITLES.flatMap((name) => texts.find((field) => field.name === name) ?? []);
  return (named[0] ?? texts.find(({ name }) => /_name$/.test(name)) ?? key).name;
};

export const guessColumns = (
  fields: readonly ImportedField[],
  key: ImportedField,
  title: string,
): readonly string[] => {
  const shown = fields
    .filter(({ kind, options }) => COLUMN_KINDS.has(kind) && options.lines === undefined)
    .map(({ name }) => name);
  const first = [...new Set([title, ...(key.options.type === "string" && title !== key.name ? [] : [key.name])])];
  const isWide = key.options.type === "string" && title !== key.name;
  const rest = shown.filter((name) => !first.includes(name) && !(isWide && name === key.name));
  return [...first, ...rest].slice(0, MOST_COLUMNS);
};

/** A name for a section that no page of a console has. */
export const uniqueSectionName = (name: string): string =>
  OWN_SECTIONS.has(name) || RESERVED_CALLS.has(name) || RESERVED_IDENTIFIERS.has(name) ? `${name}_section` : name;

/** The section of a resource: the tag of its operations, or the first word of its path. */
const sectionsOf = (collections: readonly Collection[]): ReadonlyMap<Collection, string> => {
  const tags = new Set(collections.map(({ list }) => list.tag));
  // With a tag for each resource, the sections would have one screen each.
  const isByTag = tags.size > 1 && tags.size * 2 <= collections.length;
  const firsts = new Map<string, number>();
  const firstOf = ({ base }: Collection): string => {
    const steps = segmentsOf(base);
    return steps.length > 1 ? (steps.find((step) => !VERSION.test(step)) ?? "") : "";
  };
  for (const one of collections) firsts.set(firstOf(one), (firsts.get(firstOf(one)) ?? 0) + 1);
  return new Map(
    collections.map((one) => {
      const word = isByTag ? one.list.tag : (firsts.get(firstOf(one)) ?? 0) > 1 ? firstOf(one) : "";
      const name = toSnakeCase(parameterName(word === "" ? "main" : word));
      return [one, uniqueSectionName(name)];
    }),
  );
};

/** A distinct name for each collection: `user`, or `store_user` where another path also has users. */
const namesOf = (collections: readonly Collection[]): ReadonlyMap<Collection, string> => {
  const taken = new Set(["session"]);
  const codes = new Set(["session"]);
  const isTaken = (name: string): boolean => taken.has(name) || codes.has(name.replaceAll("_", ""));
  const counts = new Map<string, number>();
  for (const { noun } of collections)
    counts.set(singularOf(toSnakeCase(noun)), (counts.get(singularOf(toSnakeCase(noun))) ?? 0) + 1);
  return new Map(
    collections.map((one) => {
      const steps = segmentsOf(one.base).filter((step) => !step.startsWith("{") && !VERSION.test(step));
      const isAlone = counts.get(singularOf(toSnakeCase(one.noun))) === 1;
      const isVague = /^(?:items?|list|all|types?|basicinfo|forward|config|search)$/i.test(one.noun);
      const text =
        isAlone && !isVague
          ? one.noun
          : [...steps.slice(-2, -1).map((step) => singularOf(toSnakeCase(step))), one.noun].join("_");
      const name = uniqueResourceName(text, isTaken);
      taken.add(name);
      codes.add(name.replaceAll("_", ""));
      return [one, name];
    }),
  );
};

export const resourcesOf = (
  collections: readonly Collection[],
  methods: MethodsByVerb,
  leftOut: LeftOutPart[],
): ImportedResources => {
  const enums = new EnumCollector();
  const [names, sections] = [namesOf(collections), sectionsOf(collections)];
  const drafts = collections.flatMap((collection) => {
    const name = names.get(collection) ?? "";
    const why = findObstacle(collection.list);
    if (why !== null) {
      leftOut.push({ where: `GET ${collection.list.path}`, reason: why, advice: "" });
      return [];
    }
    const fields = fieldsOf(collection, name, enums, leftOut);
    const found = keyIn(collection, fields);
    if (found !== undefined) return [{ collection, name, fields, key: asKey(found, collection) }];
    leftOut.push({
      where: `GET ${collection.list.path}`,
      reason: "No property of its rows can be the key of a record.",
      advice: "Write the definition by hand, and name its key.",
    });
    return [];
  });
  const targets: readonly ReferenceTarget[] = drafts.map(({ name, key }) => ({
    name,
    keyType: key.shape.type === "integer" ? "number" : "string",
  }));
  const resources = drafts.map(({ collection, name, fields: all, key }): ImportedResource => {
    const own = targets.find((one) => one.name === name) ?? { name, keyType: "number" };
    const fields = all.map((field) => (field.wire === key.wire ? key : withReference(field, own, targets)));
    const title = guessTitle(fields, key);
    const calls = callsOf(fields, { collection, resource: name, key, methods, enums, leftOut });
    return {
      name,
      section: sections.get(collection) ?? "main",
      label: labelFromName(name),
      collection,
      key,
      title,
      fields,
      calls,
      columns: guessColumns(fields, key, title),
    };
  });
  return { resources: resources.filter(({ calls }) => calls.has("list")), enums };
};
