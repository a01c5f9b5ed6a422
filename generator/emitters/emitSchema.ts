import { kindOf } from "../kinds/registry";
import type { FieldModel, ResourceModel } from "../model/Model";
import { alias, call, constant, identifier, imported, inferType, literal, object, table } from "../printing";
import type { Code, Entry, GeneratedFile } from "../printing";
import { type Catalog, fieldsNamed } from "./Catalog";
import { addFields, setFields, wireFields } from "./fieldSets";
import { constantValues } from "./heldCode";
import { resourceModule } from "./places";
import { schemaCode, zodMember } from "./valueCode";

/** The schemas of fields by name. */
const namesCode = (fields: readonly FieldModel[]): Code => object(fields.map(({ name }) => [name, literal(true)]));

export const omitCode = (schema: Code, fields: readonly FieldModel[]): Code =>
  fields.length === 0 ? schema : call(zodMember("omit"), [schema, namesCode(fields)]);

export const pickCode = (schema: Code, fields: readonly FieldModel[]): Code =>
  call(zodMember("pick"), [schema, namesCode(fields)]);

const fieldsCode = (catalog: Catalog, resource: ResourceModel, fields: readonly FieldModel[]): readonly Entry[] => {
  const { byField } = constantValues(catalog, resource);
  return fields.map((field) => [
    field.name,
    schemaCode(catalog, kindOf(field.kind).schema(field), byField(field.when)),
  ]);
};

export const recordCode = (catalog: Catalog, resource: ResourceModel, fields: readonly FieldModel[]): Code =>
  call(zodMember("object"), [table(fieldsCode(catalog, resource, fields))]);

/** The schema of set: the key, and all fields that may change, each optional. */
const setCode = (resource: ResourceModel, catalog: Catalog, adds: boolean): Code => {
  const fields = setFields(resource);
  const fixed = addFields(resource).filter((field) => !fields.includes(field));
  const all = adds ? omitCode(identifier(`${resource.names.camel}Add`), fixed) : recordCode(catalog, resource, fields);
  const key = fieldsCode(catalog, resource, fieldsNamed(resource, [resource.key]));
  return call(zodMember("extend"), [call(zodMember("partial"), [all]), object(key)]);
};

/** The schema of an answered row: the fields of add or set, and all others. */
const rowCode = (resource: ResourceModel, catalog: Catalog, adds: boolean, sets: boolean): Code => {
  const { key, names } = resource;
  const all = wireFields(resource.fields);
  const taken = adds ? addFields(resource) : sets ? [...fieldsNamed(resource, [key]), ...setFields(resource)] : [];
  const others = all.filter((field) => !taken.includes(field));
  const base = identifier(`${names.camel}${adds ? "Add" : "Set"}`);
  const fields =
    taken.length === 0
      ? recordCode(catalog, resource, all)
      : others.length === 0
        ? base
        : call(zodMember("extend"), [base, object(fieldsCode(catalog, resource, others))]);
  const isKey = all.some((field) => field.name === key && kindOf(field.kind).schema(field).builder === "key");
  return call(imported("rowOf", "pilothouse/schema"), [fields, ...(isKey ? [] : [literal(key)])]);
};

/** `<camel>.schema.ts`: the schemas of its calls and rows, with each field once, and the type of a record. */
export const emitSchema = (resource: ResourceModel, catalog: Catalog): GeneratedFile => {
  const { camel, pascal } = resource.names;
  const verbs = new Set(resource.calls.map(({ verb }) => verb));
  const [adds, sets] = [verbs.has("add"), verbs.has("set")];
  return {
    path: `${resourceModule(resource, "schema")}.ts`,
    source: resource.file,
    statements: [
      ...(adds ? [constant(`${camel}Add`, recordCode(catalog, resource, addFields(resource)))] : []),
      ...(sets ? [constant(`${camel}Set`, setCode(resource, catalog, adds))] : []),
      constant(`${camel}Row`, rowCode(resource, catalog, adds, sets)),
      alias(pascal, inferType(`${camel}Row`)),
    ],
  };
};
