// Renames console.yaml, host.yaml and enums.yaml.
import { fieldNames } from "./renameDefinition";
import { type FieldName, rowOf, type Vocabulary } from "./renameFields";
import { changeAt, changeItems, mapTexts, changeEntries, isMap, mapOf, type Node, type NodeMap, textOf } from "./tree";

const FIELDS =
  "name password role until seen controllers guessed own owners menus gives key type icon times next ran count account scopes prefix used address limit event call api_key of record title changes owner code ended phone factor_roles";
const CONDITIONS = "disabled wide system factor service when succeeded failed";

/**
 * Renames a part of `identity:`, `schedule:` or `trail:`, which names a resource, its fields, and values of some
 * fields.
 */
const part =
  (vocabulary: Vocabulary, fieldsOf: (resource: string) => NodeMap) =>
  (node: Node): Node => {
    const resource = textOf(mapOf(node).get("resource"));
    const own: FieldName = fieldNames(resource, vocabulary);
    const condition = rowOf(fieldsOf(resource), vocabulary, own);
    return changeAt({
      resource: mapTexts(vocabulary.renaming.name),
      ...Object.fromEntries(FIELDS.split(" ").map((key) => [key, mapTexts(own)])),
      ...Object.fromEntries(CONDITIONS.split(" ").map((key) => [key, condition])),
    })(node);
  };

const FORMS = ["count", "sum", "chart", "newest", "pick"];

/** Renames a part of a dashboard: one of its keys names a resource, others name fields. */
const dashboardPart =
  (vocabulary: Vocabulary, fieldsOf: (resource: string) => NodeMap) =>
  (node: Node): Node => {
    const [form = ""] = FORMS.filter((key) => mapOf(node).has(key));
    const resource = textOf(mapOf(node).get(form));
    const own: FieldName = fieldNames(resource, vocabulary);
    return changeAt({
      [form]: mapTexts(vocabulary.renaming.name),
      ...Object.fromEntries(["field", "by", "columns"].map((key) => [key, mapTexts(own)])),
      when: rowOf(fieldsOf(resource), vocabulary, own),
    })(node);
  };

export const renameConsole = (
  console: NodeMap,
  vocabulary: Vocabulary,
  fieldsOf: (resource: string) => NodeMap,
): Node => {
  const { name, place } = vocabulary.renaming;
  const resources = mapTexts(name);
  const actions = changeEntries(
    (key) => place(String(key)),
    (label) => label,
  );
  const dashboard = changeItems(dashboardPart(vocabulary, fieldsOf));
  const screen = { resource: resources, tabs: resources, redirect: mapTexts(place), actions, dashboard };
  const screens = changeEntries((key) => place(String(key)), changeAt(screen));
  const renamePart = part(vocabulary, fieldsOf);
  return changeAt({
    identity: changeEntries((key) => key, renamePart),
    schedule: renamePart,
    trail: renamePart,
    personal: changeEntries((right) => right, mapTexts(vocabulary.renaming.names)),
    ending: changeEntries((right) => right, mapTexts(vocabulary.renaming.names)),
    sections: changeEntries((key) => place(String(key)), changeAt({ ...screen, screens })),
  })(console);
};

/**
 * Renames the texts of host.yaml. Each is a name or a call `<resource>.<call>`, unless it is a feature of the framework
 * or an ability.
 */
export const renameHost = (host: NodeMap, { renaming }: Vocabulary): Node => {
  const constants = changeEntries(
    (key) => renaming.name(String(key)),
    (value) => value,
  );
  const all = changeEntries(
    (key) => key,
    (node, key) => {
      if (key === "rest" || key === "can") return node;
      if (key === "lacks")
        return changeEntries(
          (resource) => renaming.name(String(resource)),
          (abilities) => abilities,
        )(node);
      return isMap(node) ? changeAt({ ...envelope(node), constants })(node) : text(node);
    },
  );
  const text = mapTexts(renaming.names);
  const envelope = (node: NodeMap) => Object.fromEntries([...node.keys()].map((key) => [key, text]));
  return all(host);
};

export const renameEnums = (enums: NodeMap, { renaming, isFixed }: Vocabulary): Node =>
  changeEntries(
    (name) => renaming.name(String(name)),
    (values, name) =>
      changeEntries(
        (value) => (isFixed(name) ? value : renaming.value(value)),
        changeAt({ name: mapTexts(renaming.name) }),
      )(values),
  )(enums);

/**
 * Renames contexts of messages. A context of "already exists" is the name of a field or resource. All other contexts
 * belong to the framework.
 */
export const renameErrors = (errors: NodeMap, names: ReadonlySet<string>, { renaming }: Vocabulary): Node =>
  changeEntries(
    (key) => {
      const [code = "", context = ""] = String(key).split(".");
      return code === "409" && names.has(context) ? `${code}.${renaming.name(context)}` : key;
    },
    (said) => said,
  )(errors);
