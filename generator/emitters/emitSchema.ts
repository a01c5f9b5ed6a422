import { kindOf } from "../kinds/registry";
import type { FieldModel, ResourceModel } from "../model/Model";
import {
  call,
  type Code,
  type Entry,
  type GeneratedFile,
  identifier,
  literal,
  object,
  type Statement,
  table,
} from "../printing";
import { type Catalog, fieldsOf } from "./Catalog";
import { addFields, setFields, wireFields } from "./fieldSets";
import { partOf } from "./places";
import { maybe, rowSchemaCode } from "./rowSchemaCode";
import { typeCode } from "./typeCode";
import { schemaCode, zod } from "./valueCode";

const constant = (name: string, value: Code): Statement => ({ form: "constant", name, value });

const without = (schema: Code, fields: readonly FieldModel[]): Code =>
  fields.length === 0 ? schema : call(zod("omit"), [schema, object(fields.map(({ name }) => [name, literal(true)]))]);

const fieldsCode = (catalog: Catalog, fields: readonly FieldModel[]): readonly Entry[] =>
  fields.map((field) => [field.name, schemaCode(catalog, kindOf(field.kind).schema(field))]);

/** What add takes. */
const addStatement = (resource: ResourceModel, catalog: Catalog): Statement =>
  constant(`${resource.names.camel}Add`, call(zod("object"), [table(fieldsCode(catalog, addFields(resource)))]));

/** What set takes: the key, and any of the fields that may change. */
const setStatement = (resource: ResourceModel, catalog: Catalog, adds: boolean): Statement => {
  const { camel } = resource.names;
  const fields = setFields(resource);
  const fixed = addFields(resource).filter((field) => !fields.includes(field));
  const all = adds
    ? without(identifier(`${camel}Add`), fixed)
    : call(zod("object"), [table(fieldsCode(catalog, fields))]);
  const key = fieldsCode(catalog, fieldsOf(resource, [resource.key]));
  return constant(`${camel}Set`, call(zod("extend"), [call(zod("partial"), [all]), object(key)]));
};

const rowStatements = (resource: ResourceModel, catalog: Catalog): readonly Statement[] => {
  const { camel, pascal } = resource.names;
  const rows = wireFields(resource.fields).map((field) => [field.name, kindOf(field.kind).type(field)] as const);
  const checks = rows.map(([name, type]): Entry => {
    const check = rowSchemaCode(catalog, type);
    return [name, name === resource.key ? check : maybe(check)];
  });
  return [
    constant(`${camel}Row`, call(zod("looseObject"), [table(checks)])),
    { form: "interface", name: pascal, members: rows.map(([name, type]) => [name, typeCode(catalog, type)]) },
  ];
};

/** `<camel>.schema.ts`: what its calls take, what a row holds, and the type of a record. */
export const emitSchema = (resource: ResourceModel, catalog: Catalog): GeneratedFile => {
  const verbs = new Set(resource.calls.map(({ verb }) => verb));
  return {
    path: `${partOf(resource, "schema")}.ts`,
    source: resource.file,
    statements: [
      ...(verbs.has("add") ? [addStatement(resource, catalog)] : []),
      ...(verbs.has("set") ? [setStatement(resource, catalog, verbs.has("add"))] : []),
      ...rowStatements(resource, catalog),
    ],
  };
};
