import { kindOf } from "../kinds/registry";
import type { FieldModel, ResourceModel } from "../model/Model";

/** Fields that travel: all but those that only draw others. */
export const wireFields = (fields: readonly FieldModel[]): readonly FieldModel[] =>
  fields.filter((field) => kindOf(field.kind).storage(field) !== null);

/** What add sends: not what the platform settles, nor a key it gives itself. */
export const addFields = (resource: ResourceModel): readonly FieldModel[] =>
  wireFields(resource.fields).filter((field) => !field.readonly && (field.name !== resource.key || field.required));

/** What set sends besides the key. */
export const setFields = (resource: ResourceModel): readonly FieldModel[] =>
  addFields(resource).filter((field) => !field.immutable && field.name !== resource.key);

/** Whether a cell of a sheet cannot hold it. */
export const isNested = (field: FieldModel): boolean => field.of.length > 0;

/** A field and every field within it. */
export const withNested = (field: FieldModel): readonly FieldModel[] => [field, ...field.of.flatMap(withNested)];
