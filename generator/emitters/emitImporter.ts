import { TASK_CALLS } from "../model/taskCalls";
import type { FieldModel, ImportingModel, ResourceModel } from "../model/Model";
import { type Code, constant, type Entry, type GeneratedFile, imported, literal, member, table } from "../printing";
import { callsOf } from "./actionCode";
import type { Catalog } from "./Catalog";
import { pickCode, recordCode, omitCode } from "./emitSchema";
import { dataEntry } from "./entries";
import { addFields } from "./fieldSets";
import { partOf } from "./places";
import { wireTyped } from "./valueCode";

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
  if (!adds || !fields.every((field) => all.includes(field))) return recordCode(catalog, fields);
  const add = imported(`${resource.names.camel}Add`, partOf(resource, "schema"));
  return paramsOf(resource, importing).length > 0
    ? pickCode(add, fields)
    : omitCode(
        add,
        all.filter((field) => !fields.includes(field)),
      );
};

/** The name of the resource in the call for rows: to hand rows in, or to check them if their secrets must not be stored. */
const rowsName = ({ call, handed }: ImportingModel) =>
  handed ? "handedAs" : call === TASK_CALLS.addImport ? null : "checkedAs";

const columnsOf = (fields: readonly FieldModel[]) =>
  Object.fromEntries(fields.flatMap(({ name, also }) => (also.length === 0 ? [] : [[name, also]])));

/** Synonyms in files for the columns of a row, and for its values. */
const synonymsEntries = (resource: ResourceModel, catalog: Catalog, importing: ImportingModel): readonly Entry[] => {
  const own = resource.fields.filter(({ name }) => name === resource.key && importing.updates);
  const fields = [...new Set([...own, ...rowFields(resource, importing)])];
  const values = fields.flatMap(({ name, options }) => {
    const all = typeof options.enum === "string" ? catalog.enumOf(options.enum).values : [];
    const words = all.flatMap(({ value, also }) => also.map((word) => [word, value] as const));
    return words.length === 0 ? [] : [[name, words] as const];
  });
  return [...dataEntry("columnSynonyms", columnsOf(fields)), ...dataEntry("valueSynonyms", Object.fromEntries(values))];
};

/** The values for empty cells of a row that becomes a record. */
const defaultsOf = (fields: readonly FieldModel[]) =>
  Object.fromEntries(fields.flatMap((field) => (field.default === null ? [] : [[field.name, field.default]])));

/** The call that changes a record, and the schema of its key. */
const updatingCode = (resource: ResourceModel, catalog: Catalog): Code => {
  const { fields, key } = resource;
  return table([
    ["call", member(callsOf(resource), "set")],
    [
      "key",
      recordCode(
        catalog,
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
    : [{ path, source: file, statements: [constant(`${names.camel}Synonyms`, literal(columns))] }];
};

/** `<camel>.import.ts`: the fields of a row of a file, and the call for rows. */
export const emitImporter = (resource: ResourceModel, catalog: Catalog): readonly GeneratedFile[] => {
  const { importing, names, file } = resource;
  const path = `${partOf(resource, "import")}.ts`;
  if (importing === null) return emitSynonyms(resource, path);
  const named = rowsName(importing);
  const taken = rowFields(resource, importing).map(({ name }) => name);
  // A refusal names the first field, which is not the owner.
  const [, ...others] = resource.unique.map(({ fields, together }) => [...new Set([...fields, ...together])]);
  const alone = others.filter((fields) => fields.every((field) => taken.includes(field)));
  const value = table([
    ["call", member(callsOf(resource), importing.call)],
    ...(named === null ? [] : [[named, literal(resource.name)] as const]),
    ["natural", literal(importing.natural)],
    ...(alone.length > 0 ? [["alone", literal(alone)] as const] : []),
    ["fields", fieldsCode(resource, catalog, importing)],
    ...synonymsEntries(resource, catalog, importing),
    ...dataEntry("defaults", defaultsOf(rowFields(resource, importing))),
    ...(importing.updates ? [["updating", updatingCode(resource, catalog)] as const] : []),
  ]);
  return [
    {
      path,
      source: file,
      statements: [constant(`${names.camel}Importer`, wireTyped(value, "Importer"))],
    },
  ];
};
