import { GENERATED_FOLDER } from "../layout";
import { TASK_CALLS } from "../model/taskCalls";
import type { FieldModel, ImportingModel, ResourceModel } from "../model/Model";
import { constant, imported, literal, member, object, table } from "../printing";
import type { Code, Entry, GeneratedFile } from "../printing";
import { callsCode } from "./actionCode";
import type { Catalog } from "./Catalog";
import { pickCode, recordCode, omitCode } from "./emitSchema";
import { hasSynonyms } from "./emitEnums";
import { dataEntry } from "./entries";
import { constantValues } from "./heldCode";
import { addFields } from "./fieldSets";
import { resourceModule } from "./places";
import { typedFile } from "./valueCode";

const paramsOf = ({ calls }: ResourceModel, importing: ImportingModel): readonly FieldModel[] =>
  calls.find(({ name }) => name === importing.call)?.params ?? [];

/** The fields of a row: those of add, or the parameters of the call for many rows. */
const rowFields = (resource: ResourceModel, importing: ImportingModel): readonly FieldModel[] => {
  const params = paramsOf(resource, importing);
  return (params.length > 0 ? params : addFields(resource)).filter(({ hidden }) => !hidden);
};

const fieldsCode = (resource: ResourceModel, catalog: Catalog, importing: ImportingModel): Code => {
  const all = addFields(resource);
  const fields = rowFields(resource, importing);
  const adds = resource.calls.some(({ verb }) => verb === "add");
  if (!adds || !fields.every((field) => all.includes(field))) return recordCode(catalog, resource, fields);
  const add = imported(`${resource.names.camel}Add`, resourceModule(resource, "schema"));
  return paramsOf(resource, importing).length > 0
    ? pickCode(add, fields)
    : omitCode(
        add,
        all.filter((field) => !fields.includes(field)),
      );
};

/**
 * How the call for rows names the resource. `handed`: the call imports the rows. `checked`: it only checks them,
 * because their secrets must not be stored.
 */
const rowsName = ({ call, handed }: ImportingModel) =>
  handed ? "handedAs" : call === TASK_CALLS.addImport ? null : "checkedAs";

const columnsOf = (fields: readonly FieldModel[]) =>
  Object.fromEntries(fields.flatMap(({ name, also }) => (also.length === 0 ? [] : [[name, also]])));

/** Synonyms in files for the columns of a row, and for its values. */
const synonymsEntries = (resource: ResourceModel, catalog: Catalog, importing: ImportingModel): readonly Entry[] => {
  const own = resource.fields.filter(({ name }) => name === resource.key && importing.updates);
  const fields = [...new Set([...own, ...rowFields(resource, importing)])];
  const values = fields.flatMap(({ name, options }): readonly Entry[] => {
    const of = typeof options.enum === "string" ? catalog.enumOf(options.enum) : null;
    if (of === null || !hasSynonyms(of)) return [];
    return [[name, imported(`${of.identifier}Synonyms`, `${GENERATED_FOLDER}/synonyms`)]];
  });
  return [
    ...dataEntry("columnSynonyms", columnsOf(fields)),
    ...(values.length > 0 ? [["valueSynonyms", object(values)] as const] : []),
  ];
};

/** The call that changes a record, and the schema of its key. */
const updatingCode = (resource: ResourceModel, catalog: Catalog): Code => {
  const { fields, key } = resource;
  return table([
    ["call", member(callsCode(resource), "set")],
    [
      "key",
      recordCode(
        catalog,
        resource,
        fields.filter(({ name }) => name === key),
      ),
    ],
  ]);
};

/** Synonyms for the fields of a record that only hand-written code imports. */
const emitSynonyms = ({ fields, names, file }: ResourceModel, path: string): readonly GeneratedFile[] => {
  const columns = columnsOf(fields);
  return Object.keys(columns).length === 0
    ? []
    : [{ path: `${path}.ts`, source: file, statements: [constant(`${names.camel}Synonyms`, literal(columns))] }];
};

/** `<camel>.import.ts`: the fields of a row of a file, and the call for rows. */
export const emitImporter = (resource: ResourceModel, catalog: Catalog): readonly GeneratedFile[] => {
  const { importing, names, file } = resource;
  const path = resourceModule(resource, "import");
  if (importing === null) return emitSynonyms(resource, path);
  const named = rowsName(importing);
  const taken = rowFields(resource, importing);
  // A refusal names the first field of the list. The owner must not be that field.
  const [, ...others] = resource.unique.map(({ fields, together }) => [...new Set([...fields, ...together])]);
  const alone = others.filter((fields) => fields.every((name) => taken.some((field) => field.name === name)));
  const value = table([
    ["call", member(callsCode(resource), importing.call)],
    ...(named === null ? [] : [[named, literal(resource.name)] as const]),
    ["natural", literal(importing.natural)],
    ...(alone.length > 0 ? [["alone", literal(alone)] as const] : []),
    ["fields", fieldsCode(resource, catalog, importing)],
    ...synonymsEntries(resource, catalog, importing),
    ...constantValues(catalog, resource, taken).defaults("defaults"),
    ...(importing.updates ? [["updating", updatingCode(resource, catalog)] as const] : []),
  ]);
  return [typedFile(path, file, `${names.camel}Importer`, "Importer", value)];
};
