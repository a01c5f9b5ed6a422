import { kindOf } from "../kinds/registry";
import type { ResourceModel } from "../model/Model";
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
import { addFields, isNested, setFields, wireFields } from "./fieldSets";
import { partOf } from "./places";
import { maybe, rowSchemaCode } from "./rowSchemaCode";
import { typeCode } from "./typeCode";
import { schemaCode, zod } from "./valueCode";

const constant = (name: string, value: Code): Statement => ({ form: "constant", name, value });

/** Fields of `all` that `kept` leaves out, as zod's masks name them: { uid: true }. */
const without = (schema: Code, names: readonly string[]): Code =>
  names.length === 0 ? schema : call(zod("omit"), [schema, object(names.map((name) => [name, literal(true)]))]);

/** `<camel>.schema.ts`: what add, set and an import take, what a row holds, and its type. */
export const emitSchema = (resource: ResourceModel, catalog: Catalog): GeneratedFile => {
  const { camel, pascal } = resource.names;
  const added = addFields(resource);
  const settable = new Set(setFields(resource).map(({ name }) => name));
  const rows = wireFields(resource.fields);
  const add = identifier(`${camel}Add`);
  const keys: readonly Entry[] = fieldsOf(resource, [resource.key]).map((field) => [
    field.name,
    schemaCode(catalog, kindOf(field.kind).schema(field)),
  ]);
  const unsettable = added.filter(({ name }) => !settable.has(name)).map(({ name }) => name);
  const unlisted = added.filter(isNested).map(({ name }) => name);
  return {
    path: `${partOf(resource, "schema")}.ts`,
    source: resource.file,
    statements: [
      constant(
        `${camel}Add`,
        call(zod("object"), [
          table(added.map((field) => [field.name, schemaCode(catalog, kindOf(field.kind).schema(field))])),
        ]),
      ),
      constant(`${camel}Set`, call(zod("extend"), [call(zod("partial"), [without(add, unsettable)]), object(keys)])),
      constant(`${camel}Import`, without(add, unlisted)),
      constant(
        `${camel}Row`,
        call(zod("looseObject"), [
          table(
            rows.map((field): Entry => {
              const type = rowSchemaCode(catalog, kindOf(field.kind).type(field));
              return [field.name, field.name === resource.key ? type : maybe(type)];
            }),
          ),
        ]),
      ),
      {
        form: "interface",
        name: pascal,
        members: rows.map((field) => [field.name, typeCode(catalog, kindOf(field.kind).type(field))]),
      },
    ],
  };
};
