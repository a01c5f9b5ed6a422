// Renames all files of resources/. Answers them by their new paths.
import { parse, stringify } from "yaml";
import type { SourceText } from "../../generator/index";
import { renameConsole, renameEnums, renameErrors, renameHost } from "./renameConsole";
import { IMPORT_SUFFIX, type Renaming } from "./Renaming";
import { renameDefinition } from "./renameDefinition";
import type { Vocabulary } from "./renameFields";
import { mapTexts, isMap, isText, mapOf, type Node, type NodeMap, textOf } from "./tree";

const DEFINITION = /^resources\/([^/]+)\/([^/]+)\.yaml$/;

const isNode = (value: unknown): value is Node =>
  value === null ||
  ["string", "number", "boolean"].includes(typeof value) ||
  (Array.isArray(value) && value.every(isNode)) ||
  (value instanceof Map && [...value.values()].every(isNode));

const read = ({ path, text }: SourceText): NodeMap => {
  const parsed: unknown = parse(text, { mapAsMap: true });
  if (!isNode(parsed) || !isMap(parsed)) throw new Error(`${path} is no map`);
  return parsed;
};

/** The enumerations of currencies and languages, and the enumerations of import records. */
const fixedEnums = (definition: NodeMap): readonly string[] => {
  const found: string[] = [];
  const isImport = textOf(definition.get("resource")).endsWith(IMPORT_SUFFIX);
  const visit = (fields: NodeMap, isLocalized: boolean): void => {
    const enumOf = (name: Node | undefined): void =>
      void found.push(textOf(mapOf(fields.get(textOf(name))).get("enum")));
    for (const field of [...fields.values()].map(mapOf)) {
      enumOf(field.get("currency_field"));
      visit(mapOf(field.get("of")), field.get("kind") === "localized");
    }
    if (isLocalized) enumOf("lang");
    if (isImport) enumOf("state");
  };
  visit(mapOf(definition.get("fields")), false);
  return found.filter((name) => name !== "");
};

export interface RenamedResources {
  readonly files: readonly SourceText[];
  /** Fields whose values are numbers of an enumeration. */
  readonly numbered: ReadonlySet<string>;
  /** Enumerations and resources, because generated code exports their names. */
  readonly enums: readonly string[];
  readonly resources: readonly string[];
  /** Names that the framework also uses: contexts of its errors, and values of enumerations that it knows. */
  readonly kept: ReadonlySet<string>;
}

/** The names of the resources, and of fields that must be unique. */
const namesOf = (definition: NodeMap): readonly string[] => {
  const found = [textOf(definition.get("resource"))];
  mapTexts((name) => {
    found.push(name);
    return name;
  })(definition.get("unique") ?? []);
  return found;
};

const contextsIn = (files: readonly SourceText[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ path }) => path.endsWith("/errors.yaml"))
      .flatMap((file) => [...read(file).keys()].map((key) => String(key).split(".")[1] ?? "")),
  );

const numberedFields = (definitions: readonly NodeMap[], enums: NodeMap): ReadonlySet<string> => {
  const isNumbered = (name: Node | undefined): boolean =>
    isText(name) && [...mapOf(enums.get(name)).keys()].every((value) => typeof value === "number");
  const inFields = (fields: NodeMap): readonly string[] =>
    [...fields].flatMap(([name, field]) => [
      ...(mapOf(field).has("enum") && isNumbered(mapOf(field).get("enum")) ? [String(name)] : []),
      ...inFields(mapOf(mapOf(field).get("of"))),
    ]);
  return new Set(definitions.flatMap((definition) => inFields(mapOf(definition.get("fields")))));
};

export const renameResources = (sources: readonly SourceText[], renaming: Renaming): RenamedResources => {
  const roots = new Map(sources.map((source) => [source.path, read(source)]));
  const definitions = [...roots].filter(([path]) => DEFINITION.test(path)).map(([, root]) => root);
  const byName = new Map(definitions.map((root) => [textOf(root.get("resource")), root]));
  const console = roots.get("resources/console.yaml") ?? new Map();
  const enums = roots.get("resources/enums.yaml") ?? new Map();
  const menu = mapOf(mapOf(console.get("identity")).get("menu"));
  const trail = mapOf(console.get("trail"));
  const entries = mapOf(byName.get(textOf(trail.get("resource")))?.get("fields"));
  // The platform knows the events of the trail by name, so they keep their names.
  const events = mapOf(entries.get(textOf(trail.get("event")))).get("enum");
  const fixed = new Set([...definitions.flatMap(fixedEnums), ...(events === undefined ? [] : [textOf(events)])]);
  const vocabulary: Vocabulary = {
    renaming,
    isFixed: (enumeration) => fixed.has(enumeration),
    menu: { resource: textOf(menu.get("resource")), key: textOf(menu.get("key")) },
  };
  const names = new Set(definitions.flatMap(namesOf));
  const fieldsOf = (resource: string): NodeMap => mapOf(byName.get(resource)?.get("fields"));
  const renamed = (path: string, root: NodeMap): Node => {
    if (DEFINITION.test(path)) return renameDefinition(root, vocabulary);
    if (path.endsWith("/console.yaml")) return renameConsole(root, vocabulary, fieldsOf);
    if (path.endsWith("/host.yaml")) return renameHost(root, vocabulary);
    if (path.endsWith("/enums.yaml")) return renameEnums(root, vocabulary);
    if (path.endsWith("/errors.yaml")) return renameErrors(root, names, vocabulary);
    return root;
  };
  const place = (path: string): string => {
    const [, section, name] = DEFINITION.exec(path) ?? [];
    if (section === undefined || name === undefined) return path;
    return `resources/${renaming.place(section)}/${renaming.name(name)}.yaml`;
  };
  const files = [...roots].map(([path, root]) => ({ path: place(path), text: stringify(renamed(path, root)) }));
  const numbered = numberedFields(definitions, enums);
  return {
    files,
    numbered,
    enums: [...enums.keys()].map(String),
    resources: [...byName.keys()],
    kept: new Set([
      ...contextsIn(files),
      ...[...fixed].flatMap((name) => [...mapOf(enums.get(name)).keys()].map(String)),
    ]),
  };
};
