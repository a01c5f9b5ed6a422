import { TASK_CALLS } from "../model/taskCalls";
import type { FieldModel, ImportingModel, ResourceModel } from "../model/Model";
import { type Code, constant, type GeneratedFile, imported, literal, member, table } from "../printing";
import { callsOf } from "./actionCode";
import type { Catalog } from "./Catalog";
import { pickCode, recordCode, omitCode } from "./emitSchema";
import { dataEntry } from "./entries";
import { addFields } from "./fieldSets";
import { partOf } from "./places";
import { wireTyped } from "./valueCode";

const paramsOf = ({ calls }: ResourceModel, importing: ImportingModel): readonly FieldModel[] =>
  calls.find(({ name }) => name === importing.call)?.params ?? [];

/** The fields of a row: those that add takes, or the parameters of the call that takes many rows. */
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

/** The name of the resource in the call for rows: to hand rows in, or, where their secrets must not be kept, to check them. */
const rowsName = ({ call, handed }: ImportingModel) =>
  handed ? "handedAs" : call === TASK_CALLS.addImport ? null : "checkedAs";

/** What fills the empty cells of a row that becomes a record. */
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

/** `<camel>.import.ts`: the fields of a row of a file, and the call that takes rows. */
export const emitImporter = (resource: ResourceModel, catalog: Catalog): readonly GeneratedFile[] => {
  const { importing, names, file } = resource;
  if (importing === null) return [];
  const named = rowsName(importing);
  const value = table([
    ["call", member(callsOf(resource), importing.call)],
    ...(named === null ? [] : [[named, literal(resource.name)] as const]),
    ["natural", literal(importing.natural)],
    ["fields", fieldsCode(resource, catalog, importing)],
    ...dataEntry("defaults", defaultsOf(rowFields(resource, importing))),
    ...(importing.updates ? [["updating", updatingCode(resource, catalog)] as const] : []),
  ]);
  return [
    {
      path: `${partOf(resource, "import")}.ts`,
      source: file,
      statements: [constant(`${names.camel}Importer`, wireTyped(value, "Importer"))],
    },
  ];
};
