// The schemas of a resource: an answered row, and the parameters of `add` and `set`.
import { isStored } from "../../../generator";
import type { FieldModel, ResourceModel } from "../../../generator";
import { fieldsSchema, type SchemaContext } from "./fieldSchema";
import { type JsonPart, componentRef, mergeParts } from "./Json";

export const rowSchemaName = ({ name }: Pick<ResourceModel, "name">): string => name;
export const nameOfAddSchema = ({ name }: Pick<ResourceModel, "name">): string => `${name}.add`;
export const nameOfSetSchema = ({ name }: Pick<ResourceModel, "name">): string => `${name}.set`;

/** The fields that people may send. The key is one of them only if people choose keys themselves. */
export const writableFields = ({ fields, key }: ResourceModel): readonly FieldModel[] =>
  fields.filter(({ name, readonly, required }) => !readonly && (name !== key || required));

const has = ({ calls }: ResourceModel, verb: string): boolean => calls.some((call) => call.verb === verb);

export const keyField = ({ fields, key }: ResourceModel): FieldModel | undefined =>
  fields.find(({ name }) => name === key);

const setSchema = (speaking: SchemaContext, resource: ResourceModel): JsonPart => {
  const key = keyField(resource);
  const fields = [...(key ? [key] : []), ...writableFields(resource).filter((field) => field !== key)];
  const whole = fieldsSchema(speaking, fields, true);
  return { ...whole, required: [resource.key] };
};

export const resourceSchemas = (
  speaking: SchemaContext,
  resource: ResourceModel,
): readonly (readonly [string, JsonPart])[] => {
  const title = resource.label[speaking.language];
  const row: readonly (readonly [string, JsonPart])[] = isStored(resource)
    ? [[rowSchemaName(resource), mergeParts({ title }, fieldsSchema(speaking, resource.fields, false))]]
    : [];
  return [
    ...row,
    ...(has(resource, "add")
      ? [[nameOfAddSchema(resource), fieldsSchema(speaking, writableFields(resource), true)] as const]
      : []),
    ...(has(resource, "set") ? [[nameOfSetSchema(resource), setSchema(speaking, resource)] as const] : []),
  ];
};

/** A reference to the schema of the row in an answer. Any value if the resource only groups calls. */
export const rowSchemaRef = (resource: ResourceModel): JsonPart =>
  isStored(resource) ? componentRef("schemas", rowSchemaName(resource)) : {};
