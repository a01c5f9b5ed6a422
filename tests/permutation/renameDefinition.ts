// Renames the definition of a resource, at every place where docs/definitions.md allows a name.
import { IMPORT_FIELDS, IMPORT_SUFFIX } from "./Renaming";
import { renameValueKeys, type FieldName, renameFields, rowOf, renameValue, type Vocabulary } from "./renameFields";
import { changeAt, mapTexts, changeEntries, isMap, changeItems, mapOf, type Node, type NodeMap, textOf } from "./tree";

/** The fields of a resource. Some fields of a resource that records imports have fixed names. */
export const fieldNames =
  (resource: string, { renaming }: Vocabulary): FieldName =>
  (name) =>
    resource.endsWith(IMPORT_SUFFIX) && IMPORT_FIELDS.has(name) ? name : renaming.name(name);

/** Renames the fields in braces, in each language. */
const inBraces = (own: FieldName): ((node: Node) => Node) =>
  changeEntries(
    (language) => language,
    mapTexts((words) => words.replaceAll(/\{(\w+)\}/g, (_, field: string) => `{${own(field)}}`)),
  );

const renameCall = (call: NodeMap, fields: NodeMap, vocabulary: Vocabulary, own: FieldName): Node => {
  const { renaming } = vocabulary;
  const params = mapOf(call.get("params"));
  const all: NodeMap = new Map([...fields, ...[...params].filter(([, meaning]) => isMap(meaning))]);
  const row = rowOf(all, vocabulary, own);
  const names = mapTexts(own);
  const described = (node: Node): Node => {
    if (!isMap(node)) return names(node);
    const constants = new Map([...node].filter(([, meaning]) => !isMap(meaning)));
    const renamed = mapOf(renameFields(new Map([...node].filter(([, meaning]) => isMap(meaning))), vocabulary, own));
    return new Map([...renamed, ...mapOf(row(constants))]);
  };
  return changeAt({
    path: mapTexts(renaming.names),
    params: described,
    constants: row,
    when: row,
    ask: names,
    answer: names,
    address: names,
    step_up: names,
    question: inBraces(own),
    done: inBraces(own),
    opens: mapTexts(renaming.name),
    from: changeEntries((key) => own(String(key)), names),
    access: mapTexts(renaming.names),
  })(call);
};

const renameViews = (fields: NodeMap, vocabulary: Vocabulary, own: FieldName): ((node: Node) => Node) => {
  const { renaming } = vocabulary;
  const names = mapTexts(own);
  const groups = changeItems(
    changeAt({ group: mapTexts(renaming.place), fields: names, when: rowOf(fields, vocabulary, own) }),
  );
  const related = (node: Node): Node => {
    const other = fieldNames(textOf(mapOf(node).get("resource")), vocabulary);
    return changeAt({ resource: mapTexts(renaming.name), target: mapTexts(other), source: names })(node);
  };
  const row = rowOf(fields, vocabulary, own);
  const sum = (node: Node): Node => (isMap(node) ? changeAt({ field: names, when: row })(node) : names(node));
  const sort = (name: string): string => (name.startsWith("-") ? `-${own(name.slice(1))}` : own(name));
  const ofFields = (values: (node: Node) => Node) => changeEntries((key) => own(String(key)), values);
  const place = mapTexts(renaming.place);
  const shipped = changeAt({
    name: place,
    when: row,
    during: ofFields((period) => period),
    columns: names,
    sort: mapTexts(sort),
  });
  const second = ofFields(names);
  const list = { columns: names, keep: names, second, sums: changeItems(sum), filters: names };
  return changeAt({
    list: changeAt({ ...list, sort: mapTexts(sort), views: changeItems(shipped) }),
    form: groups,
    show: changeAt({
      head: changeAt({ title: inBraces(own), state: names, facts: names, picture: names, second }),
      groups,
      related: changeItems(related),
      steps: changeItems(changeAt({ name: place, when: row, at: names, by: names })),
    }),
  });
};

const scope =
  (own: FieldName) =>
  (node: Node): Node =>
    isMap(node) ? changeAt({ through: mapTexts(own), own: mapTexts(own) })(node) : mapTexts(own)(node);

const access =
  ({ renaming }: Vocabulary) =>
  (node: Node): Node =>
    isMap(node)
      ? // The right to export has the same name in every console.
        changeEntries((key) => (key === "export" ? key : renaming.name(String(key))), mapTexts(renaming.names))(node)
      : mapTexts(renaming.names)(node);

export const renameDefinition = (definition: NodeMap, vocabulary: Vocabulary): Node => {
  const { renaming, menu } = vocabulary;
  const resource = textOf(definition.get("resource"));
  const own = fieldNames(resource, vocabulary);
  const fields = mapOf(definition.get("fields"));
  const names = mapTexts(own);
  // The rows of the menu resource contain menu keys, which are renamed here.
  const given = rowOf(fields, vocabulary, own);
  const keyed = changeAt(resource === menu.resource ? { [own(menu.key)]: mapTexts(renaming.names) } : {});
  const states = (node: Node, name: string): Node => {
    const field = mapOf(fields.get(name));
    return renameValueKeys(field, vocabulary, own, renameValue(field, vocabulary, own))(node);
  };
  return changeAt({
    resource: mapTexts(renaming.name),
    key: names,
    title: names,
    access: access(vocabulary),
    scope: scope(own),
    // The person is either `true` or a name. Only texts are renamed.
    person: names,
    passing: changeAt({
      along: mapTexts(renaming.name),
      erase: mapTexts(renaming.name),
      unlink: mapTexts(renaming.name),
      clear: names,
    }),
    ending: changeAt({ open: changeEntries((name) => own(String(name)), states) }),
    tree: changeAt({ parent: names, order: names }),
    unique: names,
    search: names,
    store: changeAt({ partition: names }),
    extensions: mapTexts(renaming.name),
    transitions: changeEntries((name) => own(String(name)), states),
    questions: changeEntries(
      (name) => own(String(name)),
      (node, name) => renameValueKeys(mapOf(fields.get(name)), vocabulary, own, inBraces(own))(node),
    ),
    reactions: changeEntries(
      (name) => renaming.place(String(name)),
      changeAt({ when: given, webhook: names, mail: changeAt({ title: inBraces(own), text: inBraces(own) }) }),
    ),
    calls: changeEntries(
      (name) => renaming.name(String(name)),
      (call) => (isMap(call) ? renameCall(call, fields, vocabulary, own) : mapTexts(renaming.names)(call)),
    ),
    fields: (node) => renameFields(mapOf(node), vocabulary, own),
    views: renameViews(fields, vocabulary, own),
    demo: changeAt({ given: changeItems((row) => keyed(given(row))) }),
  })(definition);
};
